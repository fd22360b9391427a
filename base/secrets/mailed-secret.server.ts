// Secrets in the links of e-mails: they prove access to the mailbox. The database stores only their hashes, so that reading it does
// not reveal a valid link.

import { createHash, randomBytes } from "node:crypto";

const BYTES = 24;
const SECRET = /^[\w-]{32}$/;

export function newMailedSecret(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** The stored form of a secret. It is random and long, so a plain hash is enough. `encoding`: that of the column. */
export function mailedSecretHash(
  secret: string,
  { encoding = "base64url" }: { encoding?: "base64url" | "hex" } = {},
): string {
  return createHash("sha256").update(secret).digest(encoding);
}

/** The secret in a link, or null if it is not a valid one. */
export function parseMailedSecret(text: unknown): string | null {
  return typeof text === "string" && SECRET.test(text) ? text : null;
}
