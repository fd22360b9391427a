// Authorizes access to an order: for the browser or the account that placed it, or whoever has the key in its e-mails'
// links. Anybody else gets a 404.

import { data } from "react-router";
import type { VisitorId } from "../../../base/id.ts";
import { findOrder } from "../../../shop/orders/find-order.server.ts";
import { parseOrderNumber, type Order } from "../../../shop/orders/order.ts";
import { visitorOf } from "../../edge.server.ts";
import type { Shop } from "../../composition.server.ts";

export async function authorizeOrder(
  request: Request,
  { shop, number }: { shop: Shop; number: string },
): Promise<Order> {
  return orderWith(shop, {
    number,
    visitorId: await visitorOf(request, shop),
    key: new URL(request.url).searchParams.get("key"),
  });
}

/** The same for a form that another page sends: the key is in that page's address. */
export async function orderWith(
  shop: Shop,
  { number, visitorId, key }: { number: string; visitorId: VisitorId | null; key: string | null },
): Promise<Order> {
  const found = await findOrder(shop, { number: parseOrderNumber(number), visitorId, key });
  if (!found.ok) throw data(null, { status: 404 });
  return found.value;
}

/** The query with an order's key, for the addresses of its other pages. */
export function keyQueryOf(request: Request): string {
  const key = new URL(request.url).searchParams.get("key");
  return key === null ? "" : `?${new URLSearchParams({ key })}`;
}
