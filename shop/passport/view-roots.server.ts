import type { Db } from "../../base/db.server.ts";
import type { SignedRoot } from "./daily-root.ts";
import { leafOf } from "./merkle.server.ts";
import { chainEndsOf, rootOf, rootsBefore } from "./roots.sql.server.ts";
import { parseSignedRoot } from "./signed-record.ts";

const PAGE = 400; // days

/** The newest roots first, 400 days at most; `before` is the day that the next page begins before. */
export async function viewRoots({ db }: { db: Db }, { before }: { before: string | null }): Promise<SignedRoot[]> {
  return (await rootsBefore(db, { before, most: PAGE })).map(asSigned);
}

/** The root of one day with its leaves, sorted: whoever has a passport finds its end among them. Null for a day without one. */
export async function viewRootDay({ db }: { db: Db }, day: string) {
  const stored = await rootOf(db, day);
  if (!stored) return null;
  return { ...asSigned(stored), leaves: (await chainEndsOf(db, day)).map(leafOf).toSorted() };
}

function asSigned({ record, hash, signature }: { record: string; hash: string; signature: string }): SignedRoot {
  return { ...parseSignedRoot(record), hash, signature };
}
