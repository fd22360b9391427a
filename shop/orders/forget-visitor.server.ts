import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteDraft } from "./checkout/drafts.sql.server.ts";
import { deleteRequestsOf } from "../inventory/allocations/allocation-requests.sql.server.ts";
import { deleteReservation, releaseCheckoutAllocations } from "../inventory/allocations/allocations.sql.server.ts";
import { disownOrders } from "./orders.sql.server.ts";

/**
 * Gives back what a visitor reserved or holds for a checkout, and forgets what was typed there. Orders stay, as the law wants
 * them to, but are nobody's: whoever has their links, or confirms their address anew, has them again.
 */
export async function forgetVisitor(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await deleteReservation(tx, visitorId, "any");
  await deleteRequestsOf(tx, visitorId);
  await releaseCheckoutAllocations(tx, { visitorId, except: [] });
  await deleteDraft(tx, visitorId);
  await disownOrders(tx, visitorId);
}
