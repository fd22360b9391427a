import { ok } from "../../../base/result.ts";
import { viewCart } from "../../cart/view-cart.server.ts";
import { mayExtendWarranty } from "../../warranty/extended-warranty.ts";
import { findDraft, saveAccountName } from "./drafts.sql.server.ts";
import { findPlaced } from "./find-placed.server.ts";
import { placeOrder, type NewOrder } from "./place-order.server.ts";

type Deps = Parameters<typeof placeOrder>[0] & Parameters<typeof viewCart>[0];

type Submitted = Omit<NewOrder, "shipping" | "extendedWarranty"> & {
  /** The answer to the question about the extended warranty; null if it was not answered. */
  warrantyAnswer: "yes" | "no" | null;
};

/**
 * The last step of the checkout: places the order with the delivery that was stored before. Returns `placed`, or
 * `placed-before` if this page has placed its order already. Places nothing and returns the step that comes first:
 * `shipping` if the address is missing or must be confirmed again, `warranty` if the question about the extended warranty
 * is not answered (rule 18). Refuses as `placeOrder`.
 */
export async function submitOrder(deps: Deps, { warrantyAnswer, ...order }: Submitted) {
  const { visitorId, payment, idempotencyKey } = order;
  const draft = await findDraft(deps.db, visitorId);
  // Must run after the draft is read and before it is checked: an earlier, identical post has deleted the draft and the cart
  // (W8).
  const earlier = await findPlaced(deps, { visitorId, idempotencyKey });
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok({ step: "placed-before" as const, order: earlier.value });
  if (!draft || draft.review) return ok({ step: "shipping" as const });

  if (
    warrantyAnswer === null &&
    mayExtendWarranty((await viewCart(deps, { visitorId })).lines.map(({ goods }) => goods))
  ) {
    await saveAccountName(deps.db, visitorId, payment.paymentMethod === "bank" ? payment.accountName : null);
    return ok({ step: "warranty" as const });
  }
  const { shipping } = draft;
  const placed = await placeOrder(deps, { ...order, shipping, extendedWarranty: warrantyAnswer === "yes" });
  return placed.ok ? ok({ step: "placed" as const, order: placed.value, shipping }) : placed;
}
