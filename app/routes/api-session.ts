// What the header shows of this visitor. Pages are kept for everybody, so they carry nothing personal: it is asked for here.

import { data } from "react-router";
import type { Route } from "./+types/api-session";
import { countItems } from "../../shop/cart/count-items.server.ts";
import { shopContext } from "../context.server.ts";
import { visitorOf } from "../edge.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const visitorId = visitorOf(request);
  const cartItems = visitorId ? await countItems(context.get(shopContext), { visitorId }) : 0;
  return data({ cartItems, signedIn: false }, { headers: { "Cache-Control": "no-store" } });
}
