// The checkout of a program: https://ucp.dev/2026-04-08/specification/checkout-mcp. It holds the units for half an hour,
// like the checkout of the pages, and ends in an order that the buyer pays on the shop's page.

import { z } from "zod";
import { cartTotals } from "../../../../shop/cart/cart.ts";
import { abandonCheckout } from "../../../../shop/orders/checkout/abandon-checkout.server.ts";
import { submitOrder } from "../../../../shop/orders/checkout/submit-order.server.ts";
import { submitShipping } from "../../../../shop/orders/checkout/submit-shipping.server.ts";
import { cancelOrder } from "../../../../shop/orders/cancel-order.server.ts";
import { ShippingForm } from "../../../../shop/orders/forms.ts";
import { never } from "../../../../base/result.ts";
import { clientNetwork } from "../../../edge.server.ts";
import { agreedTerms } from "../../../shared/orders/agreed-terms.server.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { newPurchase, parsePurchase, type PurchaseOf } from "../agent-visitor.server.ts";
import {
  CHECKOUT_USED,
  fieldMessages,
  openCheckoutOf,
  orderOf,
  showOpenCheckout,
  showPlacedCheckout,
  type OpenCheckout,
} from "../ucp/checkout.server.ts";
import { buyer, fulfillment, isAbroad, pathOfField, shippingFields } from "../ucp/delivery.ts";
import { lineItems } from "../ucp/line-items.server.ts";
import type { UcpMessage } from "../ucp/protocol.ts";
import { cartId, fillCart } from "./cart.server.ts";
import { agentTool, context, messageOf, meta, refusedWith, type AgentCall, type ToolAnswer } from "./tool.ts";

const checkoutId = z
  .string()
  .max(60)
  .describe("The id of a checkout, as create_checkout returned it. It is a secret: it shows the buyer's address.");

const details = { buyer, fulfillment, context };
type Details = z.infer<z.ZodObject<typeof details>>;

export const createCheckout = agentTool({
  name: "create_checkout",
  title: "Begin a checkout",
  description:
    "Begins a checkout for a cart (cart_id) or for line_items. With the buyer and an address in Romania it holds the products for 30 minutes; without them it lists what is missing, for update_checkout.",
  input: z.object({
    meta,
    checkout: z.object({ cart_id: cartId.optional(), line_items: lineItems.optional(), ...details }),
  }),
  does: "write",
  async run(call, { checkout: { cart_id: id, line_items: lines, ...given } }) {
    const purchase = id === undefined ? newPurchase() : parsePurchase("cart", id);
    if (!purchase) return refusedWith(call, { kind: "not-found", code: "cart-unknown" }, CHECKOUT_USED);
    const filled = id === undefined ? await fillCart(call, purchase, lines ?? []) : null;
    return filled ?? takeDetails(call, purchase, given);
  },
});

export const getCheckout = agentTool({
  name: "get_checkout",
  title: "Show a checkout",
  description:
    "The state of a checkout: incomplete, ready_for_complete, requires_escalation (the buyer must pay at continue_url), complete_in_progress, completed (with the order), or canceled.",
  input: z.object({ meta, id: checkoutId, context }),
  does: "read",
  run: (call, { id }) => withCheckout(call, id, (purchase, open) => shown(call, purchase, open)),
});

export const updateCheckout = agentTool({
  name: "update_checkout",
  title: "Change a checkout",
  description:
    "Sets the buyer, the address or the delivery (shipping or pickup), and replaces the products if line_items are given. What is left out stays. Accepts the prices that the answer shows, and holds the products anew.",
  input: z.object({
    meta,
    id: checkoutId,
    checkout: z.object({ line_items: lineItems.optional(), ...details }),
  }),
  does: "put",
  run: (call, { id, checkout: { line_items: lines, ...given } }) =>
    withCheckout(call, id, async (purchase) => {
      const filled = lines === undefined ? null : await fillCart(call, purchase, lines);
      return filled ?? takeDetails(call, purchase, given);
    }),
});

export const completeCheckout = agentTool({
  name: "complete_checkout",
  title: "Place the order",
  description:
    "Places the order at the prices of the last answer and holds its products for 30 minutes. Nothing is charged: the answer has status requires_escalation, and the buyer pays by card, or chooses a bank transfer, at continue_url in a browser. Never send payment data. With a PC, extended_warranty is required: ask the buyer.",
  input: z.object({
    meta,
    id: checkoutId,
    checkout: z
      .looseObject({
        extended_warranty: z
          .enum(["yes", "no"])
          .optional()
          .describe("Two more years on every PC of the order, for a fee"),
        context,
      })
      .optional(),
  }),
  does: "put",
  run: (call, { id, checkout }) =>
    withCheckout(call, id, (purchase, open) => complete(call, purchase, open, checkout?.extended_warranty)),
});

export const cancelCheckout = agentTool({
  name: "cancel_checkout",
  title: "Cancel a checkout",
  description:
    "Gives the held products back. An order that is not prepared yet is cancelled; nothing was charged, or it goes back.",
  input: z.object({ meta, id: checkoutId }),
  does: "put",
  run: (call, { id }) =>
    withCheckout(
      call,
      id,
      async (purchase, open) => {
        await abandonCheckout(call.shop, purchase);
        return { content: { ...showOpenCheckout(call, purchase, open), status: "canceled", messages: [] } };
      },
      cancelPlaced,
    ),
});

async function cancelPlaced(
  call: AgentCall,
  purchase: PurchaseOf,
  order: NonNullable<Awaited<ReturnType<typeof orderOf>>>,
) {
  if (order.state === "cancelled") return { content: showPlacedCheckout(call, purchase, order) };
  const cancelled = await cancelOrder(call.shop, { orderId: order.id });
  if (!cancelled.ok) return refusedWith(call, cancelled.domainError, CHECKOUT_USED);
  return { content: showPlacedCheckout(call, purchase, (await orderOf(call, purchase)) ?? order) };
}

type Placed = NonNullable<Awaited<ReturnType<typeof orderOf>>>;

/** Runs with the open checkout of this id; an order in its place is shown, and an unknown id is refused. */
async function withCheckout(
  call: AgentCall,
  id: string,
  run: (purchase: PurchaseOf, open: OpenCheckout) => ToolAnswer | Promise<ToolAnswer>,
  placed = async (_call: AgentCall, purchase: PurchaseOf, order: Placed): Promise<ToolAnswer> => ({
    content: showPlacedCheckout(call, purchase, order),
  }),
): Promise<ToolAnswer> {
  const purchase = parsePurchase("checkout", id);
  const order = purchase && (await orderOf(call, purchase));
  if (purchase && order) return placed(call, purchase, order);
  const open = purchase && (await openCheckoutOf(call, purchase));
  return purchase && open ? run(purchase, open) : unknownCheckout(call);
}

function unknownCheckout(call: AgentCall): ToolAnswer {
  return refusedWith(call, { kind: "not-found", code: "checkout-unknown" }, CHECKOUT_USED);
}

function shown(call: AgentCall, purchase: PurchaseOf, open: OpenCheckout, messages: readonly UcpMessage[] = []) {
  return { content: showOpenCheckout(call, purchase, { ...open, messages }) };
}

/** The first step of the pages' checkout: stores buyer and address, and holds the units. */
async function takeDetails(call: AgentCall, purchase: PurchaseOf, given: Details): Promise<ToolAnswer> {
  const { shop, language, request } = call;
  const placed = await orderOf(call, purchase);
  if (placed) return { content: showPlacedCheckout(call, purchase, placed) };
  const open = await openCheckoutOf(call, purchase);
  if (!open) return unknownCheckout(call);
  if (isAbroad(given)) return shown(call, purchase, open, [abroad(language)]);
  const fields = shippingFields(given, open.known.review === null ? open.known.shipping : null);
  const parsed = ShippingForm.safeParse(fields);
  if (!parsed.success) {
    const known = { ...open.known, shipping: null };
    const content = showOpenCheckout(call, purchase, {
      cart: open.cart,
      known,
      messages: fieldMessages(fields, language),
    });
    return { content };
  }
  const submitted = await submitShipping(shop, {
    visitorId: purchase.visitorId,
    shipping: parsed.data,
    network: clientNetwork(request),
  });
  const now = (await openCheckoutOf(call, purchase)) ?? open;
  if (!submitted.ok) return shown(call, purchase, now, [messageOf(submitted.domainError, { language })]);
  const { notHeld } = submitted.value;
  if (!notHeld) return shown(call, purchase, now);
  const { code, content } = messageOf(notHeld, { language });
  return shown(call, purchase, now, [{ type: "warning", code: code ?? "", content }]);
}

function abroad(language: AgentCall["language"]): UcpMessage {
  return {
    type: "error",
    code: "address_undeliverable",
    severity: "recoverable",
    content: wordsFor(language, "agents")("onlyRomania"),
    path: pathOfField["address"]!.replace("street_address", "address_country"),
  };
}

async function complete(
  call: AgentCall,
  purchase: PurchaseOf,
  open: OpenCheckout,
  extendedWarranty: "yes" | "no" | undefined,
): Promise<ToolAnswer> {
  const { shop, language, request } = call;
  const submitted = await submitOrder(shop, {
    visitorId: purchase.visitorId,
    language,
    payment: { paymentMethod: "card" },
    warrantyAnswer: extendedWarranty ?? null,
    seenTotal: seenTotal(call, open),
    idempotencyKey: purchase.orderKey,
    network: clientNetwork(request),
    // Nobody saw the clause that shortens the law's two years.
    agreement: { guaranteeMonths: null, terms: agreedTerms(shop, language) },
  });
  if (!submitted.ok) {
    const now = await openCheckoutOf(call, purchase);
    const message = messageOf(submitted.domainError, { language });
    return now ? shown(call, purchase, now, [message]) : refusedWith(call, submitted.domainError, CHECKOUT_USED);
  }
  const { value } = submitted;
  switch (value.step) {
    case "shipping":
      return shown(call, purchase, open);
    case "warranty":
      return shown(call, purchase, open, [unanswered(language)]);
    case "placed":
    case "placed-before":
      return { content: showPlacedCheckout(call, purchase, value.order) };
    default:
      return never(value);
  }
}

function unanswered(language: AgentCall["language"]): UcpMessage {
  return {
    type: "error",
    code: "extended_warranty_required",
    severity: "recoverable",
    content: wordsFor(language, "agents")("warrantyRequired"),
    path: "$.extended_warranty",
  };
}

/** The total at the prices that the program was shown last. */
function seenTotal({ shop }: AgentCall, { cart, known }: OpenCheckout) {
  const seen = cart.lines.map((line) => ({ ...line, goods: { ...line.goods, price: line.seenPrice } }));
  return cartTotals(seen, { terms: shop.delivery, delivery: known.shipping?.delivery }).total;
}
