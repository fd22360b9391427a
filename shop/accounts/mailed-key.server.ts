// The key of a link in an e-mail: it proves access to the mailbox.

import { createHash, randomBytes } from "node:crypto";

const KEY_BYTES = 24;

/** Lifetime of a key, in minutes. */
export const LIFETIME = { confirm: 24 * 60, reset: 60, "set-password": 7 * 24 * 60, "change-email": 24 * 60 } as const;

export type MailedKey = { key: string; hash: string };

export function newMailedKey(): MailedKey {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  return { key, hash: keyHash(key) };
}

export function keyHash(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
