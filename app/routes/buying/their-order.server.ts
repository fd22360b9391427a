// The order that an address names, for whoever may see it: the browser or the account that placed it, or whoever has the key of its
// letters' links. For anybody else there is no such page.

import { data } from "react-router";
import { findOrder } from "../../../shop/orders/find-order.server.ts";
import { parseOrderNumber, type Order } from "../../../shop/orders/order.ts";
import { visitorOf } from "../../edge.server.ts";
import type { Shop } from "../../wiring.server.ts";

export async function theirOrder(request: Request, { shop, number }: { shop: Shop; number: string }): Promise<Order> {
  const key = new URL(request.url).searchParams.get("key");
  const found = await findOrder(shop, { number: parseOrderNumber(number), visitorId: await visitorOf(request, shop), key });
  if (!found.ok) throw data(null, { status: 404 });
  return found.value;
}

/** The query that keeps an order's key, for the addresses of its other pages. */
export function keptKey(request: Request): string {
  const key = new URL(request.url).searchParams.get("key");
  return key === null ? "" : `?${new URLSearchParams({ key })}`;
}
