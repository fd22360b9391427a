import { createHash } from "node:crypto";
import type { Db } from "../../base/db.server.ts";
import { countTry, deleteTries } from "./accounts.sql.server.ts";

const TRY_WINDOW = 15; // minutes

/** What may be tried so many times in a quarter of an hour, by whom or at what. */
export type TryLimit = { of: string; by: string; most: number };

/**
 * Counts a try against every limit, for all processes together; false where one of them is used up. What is counted by is
 * kept as a hash: the table holds nobody's address.
 */
export async function mayTry(deps: { db: Db }, limits: readonly TryLimit[]): Promise<boolean> {
  let may = true;
  for (const limit of limits) {
    if ((await countTry(deps.db, { key: keyOf(limit), minutes: TRY_WINDOW })) > limit.most) may = false;
  }
  return may;
}

/** What went well at last is no guessing. */
export async function forgetTries(deps: { db: Db }, limits: readonly TryLimit[]): Promise<void> {
  await deleteTries(deps.db, limits.map(keyOf));
}

function keyOf({ of, by }: TryLimit): string {
  return createHash("sha256").update(`${of} ${by}`).digest("hex");
}
