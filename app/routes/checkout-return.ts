// Where the card provider sends the buyer back to: it is asked what came of it, and the buyer goes on from there.

import { data, redirect } from "react-router";
import type { Route } from "./+types/checkout-return";
import { parseOrderNumber } from "../../shop/orders/order.ts";
import { settleCardReturn } from "../../shop/orders/settle-card-return.server.ts";
import { shopContext } from "../context.server.ts";
import { statusOf } from "../refusals.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const number = parseOrderNumber(params.number);
  if (number === null) throw data(null, { status: 404 });
  const settled = await settleCardReturn(context.get(shopContext), { number });
  if (!settled.ok) throw data(null, { status: statusOf(settled.refusal) });
  const back = settled.value;
  switch (back.outcome) {
    case "paid":
    case "unknown":
      return redirect(`/checkout/complete/${number}`);
    case "cancelled":
      return redirect(`/account/orders/${number}`);
    case "declined":
      return redirect(`/checkout/pay/${number}?problem=${back.decline}`);
    case "unfinished":
      return redirect(`/checkout/pay/${number}?problem=unfinished`);
  }
}
