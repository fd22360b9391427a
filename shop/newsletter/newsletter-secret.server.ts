// The secret in the link that confirms an address. The database stores only its hash.

import { createHash, randomBytes } from "node:crypto";

const SECRET = /^[\w-]{32}$/;

export function newConfirmSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** The stored form of a secret. It is random and long, so a plain hash is enough. */
export function confirmHashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** The secret in a link, or null if it is not one. */
export function parseConfirmSecret(text: unknown): string | null {
  return typeof text === "string" && SECRET.test(text) ? text : null;
}
