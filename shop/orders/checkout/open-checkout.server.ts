import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { ShippingForm } from "../forms.ts";
import type { OrderNumber } from "../order.ts";
import { findDraft, type DraftReview } from "./drafts.sql.server.ts";
import { checkoutHeldFor } from "../../inventory/allocations/allocations.sql.server.ts";
import { unpaidOf } from "../orders.sql.server.ts";

export type CheckoutView = {
  /** What the visitor typed before, or null. */
  shipping: ShippingForm | null;
  accountName: string | null;
  /** Why what was typed must be confirmed again before paying; null where it need not. */
  review: DraftReview | null;
  /** How long the cart's units are still kept; null where they are not. */
  heldSeconds: number | null;
  /** The number of an order of this visitor that only waits for its card. */
  unpaid: OrderNumber | null;
};

/** What the checkout knows of the visitor besides the cart. */
export async function openCheckout(shop: { db: Db }, asked: { visitorId: VisitorId | null }): Promise<CheckoutView> {
  if (asked.visitorId === null)
    return { shipping: null, accountName: null, review: null, heldSeconds: null, unpaid: null };
  const [draft, heldSeconds, unpaid] = await Promise.all([
    findDraft(shop.db, asked.visitorId),
    checkoutHeldFor(shop.db, asked.visitorId),
    unpaidOf(shop.db, asked.visitorId),
  ]);
  return {
    shipping: draft?.shipping ?? null,
    accountName: draft?.accountName ?? null,
    review: draft?.review ?? null,
    heldSeconds,
    unpaid,
  };
}
