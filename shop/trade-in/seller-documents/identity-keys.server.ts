// The keys that encrypt sellers' identities and signed records.
// Invariant: the first key encrypts, every key decrypts; a ciphertext decrypts only for what it was encrypted for.

import { createHmac } from "node:crypto";
import { deriveKey, sealBytes, unsealBytes } from "../../../base/secrets/seal.server.ts";

type Key = { id: string; encrypts: Buffer; hashes: Buffer };
export type IdentityKeys = { current: Key; all: ReadonlyMap<string, Key> };

/** What is stored: the ciphertext, and the key that it needs. */
export type SealedIdentity = { keyId: string; sealed: Buffer };

/** Keys as the setting has them, "new:secret,old:secret"; each secret of 32 characters or more. Throws if one is not. */
export function identityKeysFrom(text: string): IdentityKeys {
  const keys = text.split(",").map((each): Key => {
    const [, id, secret] = /^\s*([a-z0-9-]{1,20}):(\S{32,})\s*$/i.exec(each) ?? [];
    if (id === undefined || secret === undefined)
      throw new Error(
        "IDENTITY_KEYS must be id:secret pairs, separated by commas, with secrets of 32 characters or more",
      );
    return { id, encrypts: deriveKey(secret, "seller identities"), hashes: deriveKey(secret, "repeat sellers") };
  });
  const all = new Map(keys.map((key) => [key.id, key]));
  if (all.size < keys.length) throw new Error("IDENTITY_KEYS has two keys with one id");
  return { current: keys[0]!, all };
}

/** Encrypts with the current key. `about` names the row: elsewhere it does not decrypt. */
export function sealIdentity({ current }: IdentityKeys, plain: Buffer, about: string): SealedIdentity {
  return { keyId: current.id, sealed: sealBytes(plain, { key: current.encrypts, about }) };
}

/** Throws if the key is unknown or another one, if the bytes changed, or if they are about another row. */
export function unsealIdentity({ all }: IdentityKeys, { keyId, sealed }: SealedIdentity, about: string): Buffer {
  const key = all.get(keyId);
  if (!key) throw new Error(`the identity key ${keyId} is not in IDENTITY_KEYS`);
  // The embedded database gives a Uint8Array.
  return unsealBytes(Buffer.from(sealed), { key: key.encrypts, about });
}

/** A keyed hash of an identifier, with the current key: the same seller has the same one. */
export function identifierHash({ current }: IdentityKeys, identifier: string): string {
  return createHmac("sha256", current.hashes).update(identifier).digest("hex");
}
