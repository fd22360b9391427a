// Secrets in the links of alert emails. The database stores only their hashes, so that reading it does not reveal a
// valid link.

import { createHash, randomBytes } from "node:crypto";

const BYTES = 24;
const SECRET = /^[\w-]{32}$/;

export function newSecret(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** The stored form of a secret. It is random and long, so a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** The secret in a link, or null if it is not a valid one. */
export function parseSecret(text: unknown): string | null {
  return typeof text === "string" && SECRET.test(text) ? text : null;
}
