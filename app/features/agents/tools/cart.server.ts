// The cart of a program: https://ucp.dev/2026-04-08/specification/cart-mcp. It holds nothing and promises no price.

import { z } from "zod";
import type { ListingId } from "../../../../base/id.ts";
import { viewCart } from "../../../../shop/cart/view-cart.server.ts";
import { emptyCart } from "../../../../shop/orders/checkout/empty-cart.server.ts";
import { replaceCartLines } from "../../../../shop/orders/checkout/replace-cart-lines.server.ts";
import { newPurchase, parsePurchase, type PurchaseOf } from "../agent-visitor.server.ts";
import { orderOf } from "../ucp/checkout.server.ts";
import { itemsIn, lineItems, lineMessages, totalsOf, ucpLine } from "../ucp/line-items.server.ts";
import { policyLinks } from "../ucp/product.server.ts";
import { CURRENCY, ucpOf, type UcpMessage } from "../ucp/protocol.ts";
import {
  agentTool,
  context,
  messageOf,
  meta,
  errorAnswer,
  refusedWith,
  type AgentCall,
  type ToolAnswer,
} from "./tool.ts";

const USED = ["dev.ucp.shopping.cart"] as const;

export const cartId = z.string().max(60).describe("The id of a cart, as create_cart returned it. It is a secret.");

const cart = z.object({ line_items: lineItems, context });

export const createCart = agentTool({
  name: "create_cart",
  title: "Create a cart",
  description:
    "A new cart with these products: all or none. It holds nothing: create_checkout does. A used PC can be bought once.",
  input: z.object({ meta, cart }),
  does: "write",
  async run(call, { cart: { line_items: lines } }) {
    const purchase = newPurchase();
    const filled = await fillCart(call, purchase, lines);
    return filled ?? showCart(call, purchase);
  },
});

export const getCart = agentTool({
  name: "get_cart",
  title: "Show a cart",
  description:
    "A cart at current prices and stock. A cart without products, or one that became an order, is not found.",
  input: z.object({ meta, id: cartId, context }),
  does: "read",
  run: (call, { id }) => withCart(call, id, (purchase) => showCart(call, purchase)),
});

export const updateCart = agentTool({
  name: "update_cart",
  title: "Replace a cart's products",
  description: "These products become the whole cart: all or none; nothing changes if one cannot be bought.",
  input: z.object({ meta, id: cartId, cart }),
  does: "put",
  run: (call, { id, cart: { line_items: lines } }) =>
    withCart(call, id, async (purchase) => {
      const filled = await fillCart(call, purchase, lines);
      return filled ?? showCart(call, purchase, { isEmptyToo: true });
    }),
});

export const cancelCart = agentTool({
  name: "cancel_cart",
  title: "Empty a cart",
  description: "Deletes the cart's products. Answers with the cart as it was.",
  input: z.object({ meta, id: cartId }),
  does: "put",
  run: (call, { id }) =>
    withCart(call, id, async (purchase) => {
      const before = await showCart(call, purchase);
      if (before.isError) return before;
      await emptyCart(call.shop, purchase);
      return before;
    }),
});

async function withCart(
  call: AgentCall,
  id: string,
  run: (purchase: PurchaseOf) => Promise<ToolAnswer>,
): Promise<ToolAnswer> {
  const purchase = parsePurchase("cart", id);
  const isOpen = purchase !== null && (await orderOf(call, purchase)) === null;
  return isOpen ? run(purchase) : refusedWith(call, { kind: "not-found", code: "cart-unknown" }, USED);
}

async function showCart(
  call: AgentCall,
  purchase: PurchaseOf,
  { isEmptyToo = false }: { isEmptyToo?: boolean } = {},
): Promise<ToolAnswer> {
  const { lines, totals } = await viewCart(call.shop, purchase);
  if (lines.length === 0 && !isEmptyToo) return refusedWith(call, { kind: "not-found", code: "cart-unknown" }, USED);
  const messages = lineMessages(call, lines);
  return {
    content: {
      ucp: ucpOf("success", USED),
      id: purchase.cartId,
      line_items: lines.map((line) => ucpLine(call, line)),
      currency: CURRENCY,
      totals: totalsOf(totals, call),
      ...(messages.length > 0 && { messages }),
      links: policyLinks(call),
    },
  };
}

/** Fills a cart; the answer with what cannot be bought, or null if all of it can. */
export async function fillCart(
  call: AgentCall,
  { visitorId }: PurchaseOf,
  lines: z.infer<typeof lineItems>,
): Promise<ToolAnswer | null> {
  const { language, shop } = call;
  const pathOf = (is: (id: string) => boolean) => `$.line_items[${lines.findIndex(({ item }) => is(item.id))}]`;
  const { items, unknown } = itemsIn(lines);
  const messages = unknown.map((id): UcpMessage =>
    messageOf({ kind: "invalid", code: "listing-unknown" }, { language, path: pathOf((other) => other === id) }),
  );
  if (messages.length > 0) return errorAnswer(messages, USED);
  const replaced = await replaceCartLines(shop, { visitorId, items });
  if (replaced.ok) return null;
  if (replaced.domainError.code !== "items-unavailable") return refusedWith(call, replaced.domainError, USED);
  const path = (listingId: ListingId) => pathOf((id) => Number(id) === listingId);
  return errorAnswer(
    replaced.domainError.items.map(({ listingId, ...issue }) =>
      messageOf({ kind: "conflict", ...issue }, { language, path: path(listingId) }),
    ),
    USED,
  );
}
