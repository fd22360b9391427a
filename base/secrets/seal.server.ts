// Encrypts what the shop must read again, such as the secret of a second factor, so that a stolen table is useless.
// Invariant: the stored format is the nonce, the tag, then the ciphertext of AES-256-GCM. Values of earlier versions stay readable.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has a key of its own. */
type Sealing = { authSecret: string; purpose: string };

/** `about`: additional data, such as the name of the row. With other additional data the bytes do not decrypt. */
type ByteSealing = { key: Buffer; about?: string };

/** Encrypts a secret with the shop's own; as base64. */
export function seal(secret: Buffer, { authSecret, purpose }: Sealing): string {
  return sealBytes(secret, { key: deriveKey(authSecret, purpose) }).toString("base64");
}

/** Throws if it was encrypted with another secret or for another purpose, or changed. */
export function unseal(text: string, { authSecret, purpose }: Sealing): Buffer {
  return unsealBytes(Buffer.from(text, "base64"), { key: deriveKey(authSecret, purpose) });
}

/** The key of a purpose, 32 bytes, from a secret. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
}

/** Encrypts with a key of deriveKey. */
export function sealBytes(plain: Buffer, { key, about = "" }: ByteSealing): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws if the key or `about` is another one, or if the bytes changed. */
export function unsealBytes(bytes: Buffer, { key, about = "" }: ByteSealing): Buffer {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
