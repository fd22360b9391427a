// The key of a link in an e-mail: it proves access to the mailbox.

import { mailedSecretHash, newMailedSecret } from "../../base/secrets/mailed-secret.server.ts";

/** Lifetime of a key, in minutes. */
export const LIFETIME = { confirm: 24 * 60, reset: 60, "set-password": 7 * 24 * 60, "change-email": 24 * 60 } as const;

export type MailedKey = { key: string; hash: string };

export function newMailedKey(): MailedKey {
  const key = newMailedSecret();
  return { key, hash: keyHash(key) };
}

export function keyHash(key: string): string {
  return mailedSecretHash(key, { encoding: "hex" });
}
