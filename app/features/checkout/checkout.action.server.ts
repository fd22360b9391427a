// The actions of the checkout's forms, one per step.

import { data, redirect } from "react-router";
import { parseId } from "../../../base/id.ts";
import { bani, type Bani } from "../../../base/money.ts";
import { never } from "../../../base/result.ts";
import { extendedWarrantyAnswer, PaymentForm, ShippingForm } from "../../../shop/orders/forms.ts";
import { chooseLocker } from "../../../shop/orders/checkout/choose-locker.server.ts";
import { submitOrder } from "../../../shop/orders/checkout/submit-order.server.ts";
import { submitShipping } from "../../../shop/orders/checkout/submit-shipping.server.ts";
import type { Order } from "../../../shop/orders/order.ts";
import { fillPlace } from "../../../shop/shipping/find-place.server.ts";
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
  const parsed = parseFields(ShippingForm, fields && withPlaces(fields));
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values }, 422);
  const { visitorId, headers } = await visitorFor(request, shop);
  const network = clientNetwork(request);
  const submitted = await submitShipping(shop, { visitorId, shipping: parsed.value, network });
  if (!submitted.ok) return rejected(submitted.domainError, headers);
  const { lacksLocker, notHeld } = submitted.value;
  const step = lacksLocker ? "locker" : "payment";
  return redirect(links.checkout({ step, ...(notHeld && { held: "no" }) }), { headers });
}

function withPlaces(fields: Fields): Fields {
  const shipped = fillPlace(fields, { postalCode: "postalCode", city: "city", county: "county" });
  return fillPlace(shipped, { postalCode: "billingPostalCode", city: "billingCity", county: "billingCounty" });
}

/** The locker, between the two steps. */
export async function takeLocker(shop: Shop, { request, fields }: Post) {
  const { visitorId, headers } = await visitorFor(request, shop);
  const chosen = await chooseLocker(shop, { visitorId, lockerId: fields?.["lockerId"] ?? "" });
  if (!chosen.ok) return rejected(chosen.domainError, headers);
  return redirect(links.checkout({ step: chosen.value.next }), { headers });
}

/** The second step: places the order, after the warranty question is answered. */
export async function takeOrder(shop: Shop, { request, fields, language }: Post) {
  const parsed = parseFields(PaymentForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values }, 422);
  const payment = parsed.value;
  const signedIn = await signedInOf(request, shop);
  const { visitorId, headers } = signedIn ? { ...signedIn, headers: {} } : await visitorFor(request, shop);
  const key = parseId<"order">(fields?.["pageKey"]);
  const seenTotal = parseBani(fields?.["seenTotal"]);
  if (key === null || seenTotal === null) return rejected({ kind: "conflict", code: "form-expired" }, headers);
  const submitted = await submitOrder(shop, {
    visitorId,
    language,
    payment,
    warrantyAnswer: extendedWarrantyAnswer.safeParse(fields?.["extendedWarranty"]).data ?? null,
    seenTotal,
    idempotencyKey: key,
    agreement: agreementOf(shop, { seen: fields?.["guaranteeMonths"], language }),
    network: clientNetwork(request),
  });
  if (!submitted.ok) return rejected(submitted.domainError, headers);
  const { value } = submitted;
  switch (value.step) {
    case "shipping":
      return redirect(links.checkout({ step: "shipping" }), { headers });
    case "warranty":
      return redirect(links.checkout({ step: "warranty", paymentMethod: payment.paymentMethod }), { headers });
    case "placed-before":
      return leadToOrder(shop, value.order, { request, fields, headers });
    case "placed":
      await rememberBuyer(shop, signedIn, value);
      return leadToOrder(shop, value.order, { request, fields, headers });
    default:
      return never(value);
  }
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
