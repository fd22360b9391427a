import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { ShippingForm } from "../forms.ts";
import type { OrderNumber } from "../order.ts";
import { findDraft, type DraftReview } from "./drafts.sql.server.ts";
import { checkoutHeldFor } from "../../inventory/allocations/allocations.sql.server.ts";
import { unpaidOf } from "../orders.sql.server.ts";

export type CheckoutView = {
  /** What the visitor typed earlier, or null. */
  shipping: ShippingForm | null;
  accountName: string | null;
  /** Why the typed data must be confirmed again before paying; null if it need not. */
  review: DraftReview | null;
  /** How long the cart's units are still held; null if they are not. */
  heldSeconds: number | null;
  /** The number of an order of this visitor that only awaits its card payment. */
  unpaid: OrderNumber | null;
};

/** The state of the visitor's checkout besides the cart. */
export async function openCheckout(deps: { db: Db }, input: { visitorId: VisitorId | null }): Promise<CheckoutView> {
  if (input.visitorId === null)
    return { shipping: null, accountName: null, review: null, heldSeconds: null, unpaid: null };
  const [draft, heldSeconds, unpaid] = await Promise.all([
    findDraft(deps.db, input.visitorId),
    checkoutHeldFor(deps.db, input.visitorId),
    unpaidOf(deps.db, input.visitorId),
  ]);
  return {
    shipping: draft?.shipping ?? null,
    accountName: draft?.accountName ?? null,
    review: draft?.review ?? null,
    heldSeconds,
    unpaid,
  };
}
