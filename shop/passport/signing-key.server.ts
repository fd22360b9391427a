// The key that signs passports: made when the first event is signed, kept in the database, encrypted with the shop's secret. So
// all processes share it, and a backup of the database and AUTH_SECRET together restore it.

import { randomBytes, type KeyObject } from "node:crypto";
import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import { seal, unseal } from "../../base/secrets/seal.server.ts";
import { keyIdOf, privateKeyOf, publicKeyOf } from "./chain.server.ts";
import { currentKey, endCurrentKey, insertKey, lockKeys } from "./keys.sql.server.ts";

export type SigningKey = { id: string; key: KeyObject };

const PURPOSE = "passport key";
const SEED_BYTES = 32;

/** The current key; a first one is made if there is none. Throws KeyUnreadable if AUTH_SECRET is not that of the key. */
export async function signingKey(tx: Transaction, authSecret: string): Promise<SigningKey> {
  const stored = await currentKey(tx);
  if (stored) return { id: stored.id, key: privateKeyOf(unsealSeed(stored.sealedKey, authSecret)) };
  await lockKeys(tx);
  const meanwhile = await currentKey(tx);
  return meanwhile
    ? { id: meanwhile.id, key: privateKeyOf(unsealSeed(meanwhile.sealedKey, authSecret)) }
    : newKey(tx, authSecret);
}

/** Ends the current key and makes the next. What the old one signed stays valid: its public half stays published. */
export async function rotateKey({
  db,
  authSecret,
}: {
  db: Db;
  authSecret: string;
}): Promise<{ ended: string | null; id: string }> {
  return transaction(db, async (tx) => {
    await lockKeys(tx);
    const ended = await endCurrentKey(tx);
    const { id } = await newKey(tx, authSecret);
    return { ended, id };
  });
}

async function newKey(tx: Transaction, authSecret: string): Promise<SigningKey> {
  const seed = randomBytes(SEED_BYTES);
  const key = privateKeyOf(seed);
  const publicKey = publicKeyOf(key);
  const id = keyIdOf(publicKey);
  await insertKey(tx, { id, publicKey, sealedKey: sealSeed(seed, authSecret) });
  return { id, key };
}

/** The key cannot be read: events wait until AUTH_SECRET is restored or the key is replaced. */
export class KeyUnreadable extends Error {
  constructor() {
    super(
      "the key of the passports cannot be read with this AUTH_SECRET: restore the secret, or run npm run passport:rotate",
    );
  }
}

function sealSeed(seed: Buffer, authSecret: string): string {
  return seal(seed, { authSecret, purpose: PURPOSE });
}

function unsealSeed(text: string, authSecret: string): Buffer {
  try {
    return unseal(text, { authSecret, purpose: PURPOSE });
  } catch {
    throw new KeyUnreadable();
  }
}
