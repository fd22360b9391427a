// Encrypts what the shop must read again, such as the secret of a second factor, so that a stolen table is useless.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has a key of its own. */
type Sealing = { authSecret: string; purpose: string };

/** Encrypts a secret with the shop's own. */
export function seal(secret: Buffer, sealing: Sealing): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(sealing), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Throws if it was encrypted with another secret or for another purpose, or changed. */
export function unseal(text: string, sealing: Sealing): Buffer {
  const bytes = Buffer.from(text, "base64");
  const decipher = createDecipheriv(CIPHER, sealingKey(sealing), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

function sealingKey({ authSecret, purpose }: Sealing): Buffer {
  return Buffer.from(hkdfSync("sha256", authSecret, "", purpose, 32));
}
