import { createHash } from "node:crypto";
import type { Db } from "../../base/db.server.ts";
import { countTry, deleteTries } from "./accounts.sql.server.ts";

const TRY_WINDOW = 15; // minutes

/** The limit of tries in a quarter of an hour, and the key they are counted by. */
export type TryLimit = { of: string; by: string; most: number };

/**
 * Counts a try against every limit, across all processes; false if one limit is exceeded. Keys are stored as hashes:
 * the table holds no addresses.
 */
export async function mayTry(deps: { db: Db }, limits: readonly TryLimit[]): Promise<boolean> {
  let may = true;
  for (const limit of limits) {
    if ((await countTry(deps.db, { key: keyOf(limit), minutes: TRY_WINDOW })) > limit.most) may = false;
  }
  return may;
}

/** Counts something that has no limit; returns how often it happened in the window. */
export function countTries(deps: { db: Db }, count: Omit<TryLimit, "most">): Promise<number> {
  return countTry(deps.db, { key: keyOf(count), minutes: TRY_WINDOW });
}

/** Success resets the counters. */
export async function resetTries(deps: { db: Db }, limits: readonly TryLimit[]): Promise<void> {
  await deleteTries(deps.db, limits.map(keyOf));
}

function keyOf({ of, by }: Omit<TryLimit, "most">): string {
  return createHash("sha256").update(`${of} ${by}`).digest("hex");
}
