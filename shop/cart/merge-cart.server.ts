import type { Transaction } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { deleteLines, listingsIn, lockCartRow, moveLines } from "./cart.sql.server.ts";

/**
 * Merges one visitor's cart into another's on sign-in: quantities are added up to the available stock, a PC keeps
 * quantity 1. Returns what the target cart contained before, if anything was added to it.
 */
export async function mergeCart(
  tx: Transaction,
  { from, to }: { from: VisitorId; to: VisitorId },
): Promise<ListingId[]> {
  if (from === to) return [];
  // Always lock in the same order, so that two sign-ins at once cannot deadlock.
  for (const visitorId of [from, to].toSorted()) await lockCartRow(tx, visitorId);
  const had = await listingsIn(tx, to);
  await moveLines(tx, { from, to });
  const moved = await deleteLines(tx, from);
  return moved.length > 0 ? had : [];
}
