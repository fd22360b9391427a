// Where the card provider sends the buyer back to: it is asked what came of it, and the buyer goes on from there. For anybody but the buyer,
// or who has the order's key, there is no such page, and the provider is not asked (W12).

import { data, redirect } from "react-router";
import type { Route } from "./+types/card-return";
import { mayTry } from "../../../shop/accounts/limit-tries.server.ts";
import { settleCardReturn } from "../../../shop/orders/payment/settle-card-return.server.ts";
import { shopContext } from "../../context.server.ts";
import { askerOf } from "../../edge.server.ts";
import { links } from "../../links.ts";
import { statusOf } from "../../domain-errors.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { keptKey, authorizeOrder } from "../../shared/orders/authorize-order.server.ts";

export const handle = {} satisfies RouteHandle;

/** In a quarter of an hour, from one address of the network, whatever orders they are of. */
const MOST_RETURNS_FROM = 60;
/** The provider is asked so often about one order in a quarter of an hour; after that its buyer is shown what the shop knows. */
const MOST_RETURNS_OF = 20;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!(await mayTry(shop, [{ of: "card return from", by: askerOf(request).asker, most: MOST_RETURNS_FROM }])))
    throw data(null, { status: 429 });
  const { number } = await authorizeOrder(request, { shop, number: params.number });
  const key = keptKey(request);
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
