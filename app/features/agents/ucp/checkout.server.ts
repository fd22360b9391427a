// A checkout as the protocol shows it: https://ucp.dev/2026-04-08/specification/checkout
// Invariant: the buyer pays in a browser, on the shop's own page; an order that only waits for that asks for the buyer.

import type { Bani } from "../../../../base/money.ts";
import { viewCart, type CartView } from "../../../../shop/cart/view-cart.server.ts";
import { findPlaced } from "../../../../shop/orders/checkout/find-placed.server.ts";
import { openCheckout, type CheckoutView } from "../../../../shop/orders/checkout/open-checkout.server.ts";
import { ShippingForm } from "../../../../shop/orders/forms.ts";
import { isPayableByCard, type Order } from "../../../../shop/orders/order.ts";
import { shippingFor, type Delivery } from "../../../../shop/shipping/fee.ts";
import { mayExtendWarranty } from "../../../../shop/warranty/extended-warranty.ts";
import { formatPrice } from "../../../i18n/format.ts";
import type { Key } from "../../../i18n/translate.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { links } from "../../../links.ts";
import type { PurchaseOf } from "../agent-visitor.server.ts";
import type { AgentCall } from "../tools/tool.ts";
import { pathOfField, ucpAddress, ucpBuyer, ucpFulfillment } from "./delivery.ts";
import { lineMessages, totalsOf, ucpLine } from "./line-items.server.ts";
import { orderLine } from "./order.server.ts";
import { policyLinks } from "./product.server.ts";
import { CURRENCY, ucpOf, type UcpMessage } from "./protocol.ts";

export const CHECKOUT_USED = [
  "dev.ucp.shopping.checkout",
  "dev.ucp.shopping.fulfillment",
  "dev.ucp.shopping.cart",
] as const;

/** The order of this purchase, or null while there is none. */
export async function orderOf({ shop }: AgentCall, { visitorId, orderKey }: PurchaseOf): Promise<Order | null> {
  const placed = await findPlaced(shop, { visitorId, idempotencyKey: orderKey });
  return placed.ok ? placed.value : null;
}

export type OpenCheckout = { cart: CartView; known: CheckoutView };

/** The checkout of a purchase that is no order yet; null if its cart is empty. */
export async function openCheckoutOf({ shop }: AgentCall, { visitorId }: PurchaseOf): Promise<OpenCheckout | null> {
  const known = await openCheckout(shop, { visitorId });
  const cart = await viewCart(shop, { visitorId, ...(known.shipping && { delivery: known.shipping.delivery }) });
  return cart.lines.length === 0 ? null : { cart, known };
}

type CheckoutWithMessages = OpenCheckout & { messages?: readonly UcpMessage[] };

/** `messages`: what the call itself met. */
export function showOpenCheckout(
  call: AgentCall,
  purchase: PurchaseOf,
  { cart, known, messages = [] }: CheckoutWithMessages,
) {
  const { shipping } = known;
  const own = [...messages, ...lineMessages(call, cart.lines), ...openMessages(call, { cart, known, messages })];
  const found = own.filter(
    (message, index) =>
      own.findIndex(({ path, content }) => path === message.path && content === message.content) === index,
  );
  return {
    ucp: ucpOf("success", CHECKOUT_USED),
    id: purchase.checkoutId,
    status: found.some(({ type }) => type === "error") ? "incomplete" : "ready_for_complete",
    ...(shipping && { buyer: ucpBuyer(shipping) }),
    line_items: cart.lines.map((line) => ucpLine(call, line)),
    currency: CURRENCY,
    totals: totalsOf(cart.totals, call),
    fulfillment: fulfillmentOf(call, { cart, known }),
    ...(found.length > 0 && { messages: found }),
    links: policyLinks(call),
    ...(known.heldSeconds !== null && { expires_at: laterBy(call, known.heldSeconds) }),
  };
}

function laterBy({ shop }: AgentCall, seconds: number): string {
  return new Date(shop.clock.now().getTime() + seconds * 1000).toISOString();
}

function fulfillmentOf({ shop, language }: AgentCall, { cart, known }: OpenCheckout) {
  const t = wordsFor(language, "agents");
  const { delivery: terms } = shop;
  const amount = (delivery: Delivery): Bani => shippingFor(cart.totals.goods, terms, delivery);
  return ucpFulfillment({
    lineIds: cart.lines.map((line) => ucpLine({ shop }, line).id),
    shipping: known.shipping,
    shop: { name: shop.company.name, address: shop.company.address },
    options: [
      {
        delivery: "courier",
        title: t("courier"),
        description: t("courierDays", { count: terms.days }),
        amount: amount("courier"),
      },
      ...(terms.pickup
        ? [
            {
              delivery: "pickup" as const,
              title: t("pickup", { address: shop.company.address }),
              amount: amount("pickup"),
            },
          ]
        : []),
    ],
  });
}

/** What is missing, and what the program should know before it orders. */
function openMessages(
  { shop, language }: AgentCall,
  { cart, known, messages = [] }: CheckoutWithMessages,
): UcpMessage[] {
  const t = wordsFor(language, "agents");
  const isComplete = known.shipping !== null && known.review === null;
  const isNamed = messages.some(({ type }) => type === "error");
  const isExtendable = mayExtendWarranty(cart.lines.map(({ goods }) => goods));
  const warranty: UcpMessage = {
    type: "info",
    code: "extended_warranty",
    content: t("warrantyQuestion", { price: formatPrice(shop.delivery.extendedWarranty) }),
    path: "$.extended_warranty",
  };
  return [
    ...(isComplete || isNamed ? [] : fieldMessages({}, language)),
    ...(isExtendable ? [warranty] : []),
    ...(isComplete && known.heldSeconds === null
      ? [{ type: "warning", code: "not_held", content: t("notHeld") } satisfies UcpMessage]
      : []),
  ];
}

/** The messages about the buyer and the address; those of the checkout's form. */
export function fieldMessages(fields: Record<string, string>, language: AgentCall["language"]): UcpMessage[] {
  const parsed = ShippingForm.safeParse(fields);
  if (parsed.success) return [];
  const t = wordsFor(language, "domain-errors");
  return parsed.error.issues.map(({ message, path }): UcpMessage => {
    const at = pathOfField[String(path[0])];
    const content = t(`field.${message}` as Key<"domain-errors">);
    const isMissing = fields[String(path[0])] === undefined;
    const code = isMissing ? "field_required" : "field_invalid";
    return { type: "error", code, severity: "recoverable", content, ...(at !== undefined && { path: at }) };
  });
}

/** A checkout that became an order. */
export function showPlacedCheckout(call: AgentCall, purchase: PurchaseOf, order: Order) {
  const { shop, language } = call;
  const key = order.linkKey;
  const status = placedStatus(order);
  const payUrl = shop.publicUrl + links.pay(order.number, { key });
  const total = formatPrice(order.totals.total);
  const message: UcpMessage = {
    type: "error",
    code: "payment_required",
    severity: "requires_buyer_input",
    content: wordsFor(language, "agents")("payInBrowser", { number: order.number, total }),
  };
  return {
    ucp: ucpOf("success", CHECKOUT_USED),
    id: purchase.checkoutId,
    status,
    buyer: {
      email: order.email,
      first_name: order.address.firstName,
      last_name: order.address.lastName,
      phone_number: order.phone,
    },
    line_items: order.lines.map((line, index) => orderLine(line, index)),
    currency: CURRENCY,
    totals: totalsOf(order.totals, call),
    fulfillment: {
      methods: [
        {
          id: order.delivery,
          type: order.delivery === "pickup" ? "pickup" : "shipping",
          line_item_ids: order.lines.map((line, index) => orderLine(line, index).id),
          ...(order.delivery !== "pickup" && {
            destinations: [{ id: "address", ...ucpAddress(order.address) }],
            selected_destination_id: "address",
          }),
        },
      ],
    },
    ...(status === "requires_escalation" && { messages: [message], continue_url: payUrl }),
    ...(status === "requires_escalation" && order.heldUntil && { expires_at: order.heldUntil.toISOString() }),
    links: policyLinks(call),
    ...(status === "completed" && {
      order: {
        id: purchase.orderId,
        label: order.number,
        permalink_url: shop.publicUrl + links.order(order.number, { key }),
      },
    }),
  };
}

function placedStatus(order: Order) {
  if (order.state === "cancelled") return "canceled";
  if (isPayableByCard(order)) return "requires_escalation";
  return order.state === "placed" ? "complete_in_progress" : "completed";
}
