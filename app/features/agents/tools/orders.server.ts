// The state of an order: https://ucp.dev/2026-04-08/specification/order-mcp. Only for who has its key.

import { z } from "zod";
import { findOrder } from "../../../../shop/orders/find-order.server.ts";
import { parseOrderNumber, type Order } from "../../../../shop/orders/order.ts";
import { readTimeline } from "../../../../shop/orders/read-timeline.server.ts";
import { parsePurchase } from "../agent-visitor.server.ts";
import { orderOf } from "../ucp/checkout.server.ts";
import { ucpOrder } from "../ucp/order.server.ts";
import { agentTool, context, meta, refusedWith, type AgentCall } from "./tool.ts";

export const getOrder = agentTool({
  name: "get_order",
  title: "State of an order",
  description:
    "The state of an order, by the id that its checkout returned (order_…), or by its number (ORD-…) with the key of its links in e-mails.",
  input: z.object({
    meta,
    id: z.string().max(60),
    key: z.string().max(100).optional().describe("Needed with a number: the `key` in the links of the order's e-mails"),
    context,
  }),
  does: "read",
  async run(call, { id, key }) {
    const found = await orderWithKey(call, id, key ?? null);
    if (!found) return refusedWith(call, { kind: "not-found", code: "order-unknown" }, ["dev.ucp.shopping.order"]);
    const timeline = await readTimeline(call.shop, { orderId: found.order.id });
    return { content: ucpOrder(call, { ...found, id, timeline }) };
  },
});

async function orderWithKey(
  call: AgentCall,
  id: string,
  key: string | null,
): Promise<{ order: Order; checkoutId: string } | null> {
  const purchase = parsePurchase("order", id);
  if (purchase) {
    const order = await orderOf(call, purchase);
    return order && { order, checkoutId: purchase.checkoutId };
  }
  if (key === null) return null;
  const found = await findOrder(call.shop, { number: parseOrderNumber(id), visitorId: null, key });
  // An order of the pages has no checkout of the protocol: its number stands for it.
  return found.ok ? { order: found.value, checkoutId: found.value.number } : null;
}
