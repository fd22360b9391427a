import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteOwnPc, lockOwnPc, moveOwnPc } from "./own-pc.sql.server.ts";

/**
 * Moves one visitor's PC to another on sign-in: of two descriptions the one changed last stays. The source visitor has
 * none afterwards.
 */
export async function mergeOwnPc(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  if (from === to) return;
  for (const visitorId of [from, to].toSorted()) await lockOwnPc(tx, visitorId);
  await moveOwnPc(tx, { from, to });
  await deleteOwnPc(tx, from);
}
