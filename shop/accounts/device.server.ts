// A device: a browser used to sign in, recognised by a secret in a cookie.
// Invariant: the secret is random and grants no access; the shop stores only its hash, with the account that signed in.

import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 20; // 160 bits
const SECRET = /^[\w-]{27}$/;

/** The device secret of the request's browser, or a new one. */
export function deviceSecret(given: string | null): string {
  return given !== null && SECRET.test(given) ? given : randomBytes(SECRET_BYTES).toString("base64url");
}

export function deviceHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
