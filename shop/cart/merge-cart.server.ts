import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteLines, lockCartRow, moveLines } from "./cart.sql.server.ts";

/**
 * Puts what one visitor has in the cart into another's: quantities add up, but never above what is there, and a PC stays
 * one. For a browser whose visitor has just signed in.
 */
export async function mergeCart(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  if (from === to) return;
  // Always in one order, so that two sign-ins at once cannot wait for each other.
  for (const visitorId of [from, to].toSorted()) await lockCartRow(tx, visitorId);
  await moveLines(tx, { from, to });
  await deleteLines(tx, from);
}
