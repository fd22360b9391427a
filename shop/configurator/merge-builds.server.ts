import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { countBuilds, deleteAllBuilds, lockBuilds, moveBuilds } from "./configurator.sql.server.ts";
import { MOST_SAVED } from "./saved-build.ts";

/**
 * Moves one visitor's builds to another on sign-in; beyond 20, the oldest of the source visitor are dropped. The source
 * visitor has none afterwards.
 */
export async function mergeBuilds(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  if (from === to) return;
  for (const visitorId of [from, to].toSorted()) await lockBuilds(tx, visitorId);
  await moveBuilds(tx, { from, to, most: Math.max(MOST_SAVED - (await countBuilds(tx, to)), 0) });
  await deleteAllBuilds(tx, from);
}
