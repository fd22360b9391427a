// The secrets in the links of an alert's letters. The database has their hashes only: whoever reads it can follow no link.

import { createHash, randomBytes } from "node:crypto";

const BYTES = 24;
const SECRET = /^[\w-]{32}$/;

export function newSecret(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** How a secret is kept. It is random and long: a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** The secret in a link, or null where it cannot be one. */
export function parseSecret(text: unknown): string | null {
  return typeof text === "string" && SECRET.test(text) ? text : null;
}
