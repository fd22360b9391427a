import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { moveDraft } from "./checkout/drafts.sql.server.ts";
import { moveRequests } from "../inventory/allocations/allocation-requests.sql.server.ts";
import {
  listingsHeldBy,
  lockListings,
  lockVisitor,
  moveAllocations,
} from "../inventory/allocations/allocations.sql.server.ts";

/**
 * Transfers a visitor's allocations and checkout draft to another visitor, when the browser's visitor has just signed
 * in.
 */
export async function mergeVisitor(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  if (from === to) return;
  for (const visitorId of [from, to].toSorted()) await lockVisitor(tx, visitorId);
  await lockListings(tx, [...(await listingsHeldBy(tx, from)), ...(await listingsHeldBy(tx, to))]);
  await moveAllocations(tx, { from, to });
  await moveRequests(tx, { from, to });
  await moveDraft(tx, { from, to });
}
