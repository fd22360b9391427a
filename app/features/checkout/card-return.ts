// The return URL of the card provider: looks up the result of the payment at the provider and redirects the buyer. It answers
// only the buyer or somebody with the order's key; for others there is no such page and no lookup at the provider (W12).

import { data, redirect } from "react-router";
import type { Route } from "./+types/card-return";
import { mayTry } from "../../../shop/accounts/limit-tries.server.ts";
import { settleCardReturn } from "../../../shop/orders/payment/settle-card-return.server.ts";
import { shopContext } from "../../context.server.ts";
import { clientOf } from "../../edge.server.ts";
import { links } from "../../links.ts";
import { statusOf } from "../../domain-errors.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { keyQueryOf, authorizeOrder } from "../../shared/orders/authorize-order.server.ts";

export const handle = {} satisfies RouteHandle;

/** Limit in 15 minutes for one network address, for all orders together. */
const MOST_RETURNS_FROM = 60;
/** Limit of lookups in 15 minutes for one order. After that the buyer sees the state that the shop knows. */
const MOST_RETURNS_OF = 20;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!(await mayTry(shop, [{ of: "card return from", by: clientOf(request).clientIp, most: MOST_RETURNS_FROM }])))
    throw data(null, { status: 429 });
  const { number } = await authorizeOrder(request, { shop, number: params.number });
  const key = keyQueryOf(request);
  if (!(await mayTry(shop, [{ of: "card return of", by: number, most: MOST_RETURNS_OF }])))
    return redirect(links.orderComplete(number, key));
  const settled = await settleCardReturn(shop, { number });
  if (!settled.ok) throw data(null, { status: statusOf(settled.domainError) });
  const back = settled.value;
  switch (back.outcome) {
    case "paid":
    case "unknown":
      return redirect(links.orderComplete(number, key));
    case "cancelled":
      return redirect(links.order(number, key));
    case "declined":
      return redirect(links.pay(number, { key: keyOf(request), problem: back.decline }));
    case "unfinished":
      return redirect(links.pay(number, { key: keyOf(request), problem: "unfinished" }));
  }
}

function keyOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("key");
}
