// A browser that somebody signs in with, as far as the shop can tell it from others: by a secret that it keeps in a cookie.
// Invariant: the secret says nothing and opens nothing; the shop keeps its hash, beside the account that was signed in to.

import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 20; // 160 bits
const SECRET = /^[\w-]{27}$/;

/** The secret of the browser that asks, or a new one where it has none of ours. */
export function deviceSecret(given: string | null): string {
  return given !== null && SECRET.test(given) ? given : randomBytes(SECRET_BYTES).toString("base64url");
}

export function deviceHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
