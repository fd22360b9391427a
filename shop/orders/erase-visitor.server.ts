import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteDraft } from "./checkout/drafts.sql.server.ts";
import { deleteRequestsOf } from "../inventory/allocations/allocation-requests.sql.server.ts";
import { deleteReservation, releaseCheckoutAllocations } from "../inventory/allocations/allocations.sql.server.ts";
import { disownOrders } from "./orders.sql.server.ts";

/**
 * Releases what a visitor reserved or holds for a checkout, and deletes the checkout's draft. Orders must be stored by
 * law, but belong to no visitor any more: they are found again through their links, or when their address is confirmed
 * anew.
 */
export async function eraseVisitor(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await deleteReservation(tx, visitorId, "any");
  await deleteRequestsOf(tx, visitorId);
  await releaseCheckoutAllocations(tx, { visitorId, except: [] });
  await deleteDraft(tx, visitorId);
  await disownOrders(tx, visitorId);
}
