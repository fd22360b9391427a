import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import { canonicalJson } from "./canonical-json.ts";
import { sha256, signHash } from "./chain.server.ts";
import type { RootRecord } from "./daily-root.ts";
import { leafOf, merkleRoot } from "./merkle.server.ts";
import { chainEndsOf, insertRoot, lastRoot, lockRoots, nextRootDay } from "./roots.sql.server.ts";
import { signingKey } from "./signing-key.server.ts";

const MOST = 400; // days a run: a shop that was closed for a year catches up

/** Publishes the root of each day that is over. Returns how many. Safe beside itself in another process. */
export async function publishRoots({ db, authSecret }: { db: Db; authSecret: string }): Promise<number> {
  for (let published = 0; published < MOST; published++)
    if (!(await transaction(db, (tx) => publishNext(tx, authSecret)))) return published;
  return MOST;
}

async function publishNext(tx: Transaction, authSecret: string): Promise<boolean> {
  if ((await nextRootDay(tx)) === null) return false;
  await lockRoots(tx);
  const day = await nextRootDay(tx);
  if (day === null) return false;
  const ends = await chainEndsOf(tx, day);
  const { id, key } = await signingKey(tx, authSecret);
  const root = merkleRoot(ends.map(leafOf).toSorted());
  const prev = (await lastRoot(tx))?.hash ?? null;
  const record = canonicalJson({ v: 1, day, chains: ends.length, root, prev, key: id } satisfies RootRecord);
  const hash = sha256(record);
  await insertRoot(tx, { day, chains: ends.length, record, hash, signature: signHash(hash, key), keyId: id });
  return true;
}
