// The actions of the checkout's forms, one per step.

import { data, redirect } from "react-router";
import { parseId, type VisitorId } from "../../../base/id.ts";
import { bani, type Bani } from "../../../base/money.ts";
import { packedSizesOf } from "../../../shop/cart/cart.ts";
import { viewCart } from "../../../shop/cart/view-cart.server.ts";
import { lockerFor } from "../../../shop/lockers/find-lockers.server.ts";
import { extendedWarrantyAnswer, PaymentForm, ShippingForm } from "../../../shop/orders/forms.ts";
import { findPlaced } from "../../../shop/orders/checkout/find-placed.server.ts";
import { allocateForCheckout } from "../../../shop/orders/checkout/hold-for-checkout.server.ts";
import { isAllocationError } from "../../../shop/inventory/allocations/holder.ts";
import { openCheckout } from "../../../shop/orders/checkout/open-checkout.server.ts";
import type { Order } from "../../../shop/orders/order.ts";
import { placeOrder } from "../../../shop/orders/checkout/place-order.server.ts";
import { saveDraft } from "../../../shop/orders/checkout/save-draft.server.ts";
import { mayExtendWarranty } from "../../../shop/warranty/extended-warranty.ts";
import { clientNetwork, parseFields, signedInOf, visitorFor, type Fields } from "../../edge.server.ts";
import { statusOf, type AnyDomainError } from "../../domain-errors.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { links } from "../../links.ts";
import { agreedTerms } from "../../shared/orders/agreed-terms.server.ts";
import type { Shop } from "../../composition.server.ts";
import { rememberBuyer } from "./buyer-account.server.ts";
import { startCard } from "./start-card.server.ts";

type Post = { request: Request; fields: Fields | null; language: Language };

/** The first step: saves the address for the second and allocates the cart's units. */
export async function takeShipping(shop: Shop, { request, fields }: Post) {
  const parsed = parseFields(ShippingForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values }, 422);
  const { visitorId, headers } = await visitorFor(request, shop);
  const shipping = await withEarlierLocker(shop, { visitorId, shipping: parsed.value });
  await saveDraft(shop, { visitorId, shipping });
  const { email, phone } = parsed.value;
  const lacksLocker = shipping.delivery === "locker" && shipping.lockerId === undefined;
  const step = lacksLocker ? ("locker" as const) : ("payment" as const);
  const allocated = await allocateForCheckout(shop, {
    visitorId,
    contact: { email, phone, address: parsed.value },
    network: clientNetwork(request),
  });
  if (allocated.ok) return redirect(links.checkout({ step }), { headers });
  // Units that cannot be allocated can still be bought: a card pays at once.
  if (isAllocationError(allocated.domainError)) return redirect(links.checkout({ step, held: "no" }), { headers });
  return rejected(allocated.domainError, headers);
}

/** The locker that was chosen before, if the buyer still wants one. */
async function withEarlierLocker(
  shop: Shop,
  { visitorId, shipping }: { visitorId: VisitorId; shipping: ShippingForm },
): Promise<ShippingForm> {
  const { lockerId: _, ...rest } = shipping;
  if (rest.delivery !== "locker") return rest;
  const before = (await openCheckout(shop, { visitorId })).shipping;
  const lockerId = before?.delivery === "locker" ? before.lockerId : undefined;
  return lockerId === undefined ? rest : { ...rest, lockerId };
}

/** The locker, between the two steps: everything in the cart must fit it. */
export async function takeLocker(shop: Shop, { request, fields }: Post) {
  const { visitorId, headers } = await visitorFor(request, shop);
  const { shipping, review } = await openCheckout(shop, { visitorId });
  if (!shipping || review) return redirect(links.checkout({ step: "shipping" }), { headers });
  const sizes = packedSizesOf((await viewCart(shop, { visitorId })).lines);
  const found = await lockerFor(shop, { id: fields?.["lockerId"] ?? "", sizes });
  if (!found.ok) return rejected(found.domainError, headers);
  await saveDraft(shop, { visitorId, shipping: { ...shipping, delivery: "locker", lockerId: found.value.id } });
  return redirect(links.checkout({ step: "payment" }), { headers });
}

/** The second step: places the order, after the warranty question is answered. */
export async function takeOrder(shop: Shop, { request, fields, language }: Post) {
  const parsed = parseFields(PaymentForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values }, 422);
  const payment = parsed.value;
  const signedIn = await signedInOf(request, shop);
  const { visitorId, headers } = signedIn ? { ...signedIn, headers: {} } : await visitorFor(request, shop);
  const { shipping, review } = await openCheckout(shop, { visitorId });
  const key = parseId<"order">(fields?.["pageKey"]);
  const seenTotal = parseBani(fields?.["seenTotal"]);
  if (key === null || seenTotal === null) return rejected({ kind: "conflict", code: "form-expired" }, headers);
  // Must run after the draft is read and before it is checked: an earlier, identical post has deleted the draft and the cart
  // (W8).
  const earlier = await findPlaced(shop, { visitorId, idempotencyKey: key });
  if (!earlier.ok) return rejected(earlier.domainError, headers);
  if (earlier.value) return leadToOrder(shop, earlier.value, { request, fields, headers });
  if (!shipping || review) return redirect(links.checkout({ step: "shipping" }), { headers });

  const answer = extendedWarrantyAnswer.safeParse(fields?.["extendedWarranty"]);
  if (!answer.success && mayExtendWarranty((await viewCart(shop, { visitorId })).lines.map((line) => line.goods))) {
    await saveDraft(shop, { visitorId, payment });
    return redirect(links.checkout({ step: "warranty", paymentMethod: payment.paymentMethod }), { headers });
  }
  const extendedWarranty = answer.data === "yes";
  const placed = await placeOrder(shop, {
    visitorId,
    language,
    shipping,
    payment,
    extendedWarranty,
    seenTotal,
    idempotencyKey: key,
    agreement: agreementOf(shop, { seen: fields?.["guaranteeMonths"], language }),
    network: clientNetwork(request),
  });
  if (!placed.ok) return rejected(placed.domainError, headers);
  await rememberBuyer(shop, signedIn, { shipping });
  return leadToOrder(shop, placed.value, { request, fields, headers });
}

/** What the page showed beside the button: months that are not in force any more were not agreed to. */
function agreementOf(shop: Shop, { seen, language }: { seen: string | undefined; language: Language }) {
  const { guaranteeMonths } = shop.settings.current().legal;
  return {
    guaranteeMonths: seen === String(guaranteeMonths) ? guaranteeMonths : null,
    terms: agreedTerms(shop, language),
  };
}

/** An order that waits for a card payment leads to the payment; any other to its own page. */
async function leadToOrder(
  shop: Shop,
  order: Order,
  { request, fields, headers }: Omit<Post, "language"> & { headers: Record<string, string> },
) {
  if (order.state === "cancelled") return redirect(links.order(order.number), { headers });
  if (order.method !== "card") return redirect(links.orderComplete(order.number), { headers });
  return startCard(shop, order, { request, inPlace: fields?.["inPlace"] === "1", headers });
}

function rejected(domainError: AnyDomainError, headers: Record<string, string>) {
  return data({ domainError }, { status: statusOf(domainError), headers });
}

function parseBani(text: string | undefined): Bani | null {
  return text !== undefined && /^\d{1,10}$/.test(text) ? bani(Number(text)) : null;
}
