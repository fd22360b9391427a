import type { Transaction } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { deleteLines, listingsIn, lockCartRow, moveLines } from "./cart.sql.server.ts";

/**
 * Puts what one visitor has in the cart into another's: quantities add up, but never above what is there, and a PC stays
 * one. For a browser whose visitor has just signed in. Answers with what the other cart had before, where something was put to it.
 */
export async function mergeCart(
  tx: Transaction,
  { from, to }: { from: VisitorId; to: VisitorId },
): Promise<ListingId[]> {
  if (from === to) return [];
  // Always in one order, so that two sign-ins at once cannot wait for each other.
  for (const visitorId of [from, to].toSorted()) await lockCartRow(tx, visitorId);
  const had = await listingsIn(tx, to);
  await moveLines(tx, { from, to });
  const moved = await deleteLines(tx, from);
  return moved.length > 0 ? had : [];
}
