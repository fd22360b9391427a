// Authorizes access to an order: for the browser or the account that placed it, or whoever has the key in its e-mails'
// links. Anybody else gets a 404.

import { data } from "react-router";
import type { VisitorId } from "../../../base/id.ts";
import { hasRight } from "../../../shop/accounts/rights.ts";
import { findOrder } from "../../../shop/orders/find-order.server.ts";
import { parseOrderNumber, type Order } from "../../../shop/orders/order.ts";
import { viewOrder } from "../../../shop/orders/view-order.server.ts";
import { guestOf, signedInOf, visitorOf } from "../../edge.server.ts";
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

/**
 * Who looks at the page of an order: its buyer, or staff who may see orders, to know what the buyer sees. Staff change nothing there: no action
 * lets them in. Anybody else gets a 404.
 */
export async function orderToSee(
  request: Request,
  { shop, number }: { shop: Shop; number: string },
): Promise<{ order: Order; isStaff: boolean }> {
  const signedIn = await signedInOf(request, shop);
  const found = await findOrder(shop, {
    number: parseOrderNumber(number),
    visitorId: signedIn?.visitorId ?? guestOf(request, shop),
    key: new URL(request.url).searchParams.get("key"),
  });
  if (found.ok) return { order: found.value, isStaff: false };
  const maySee = signedIn?.role === "staff" && signedIn.hasSecondFactor && hasRight(signedIn.staffRoles, "orders.view");
  const known = maySee ? await viewOrder(shop, { number: parseOrderNumber(number) }) : found;
  if (!known.ok) throw data(null, { status: 404 });
  return { order: known.value.order, isStaff: true };
}

/** `authorizeOrder` for a form that another page sends: the key is in that page's address. */
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
