// What the header shows of this visitor. Pages are kept for everybody, so they carry nothing personal: it is asked for here.

import { data } from "react-router";
import type { Route } from "./+types/api-session";
import { countItems } from "../../shop/cart/count-items.server.ts";
import { shopContext } from "../context.server.ts";
import { guestOf, signedInOf } from "../edge.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request);
  const cartItems = visitorId ? await countItems(shop, { visitorId }) : 0;
  return data({ cartItems, signedIn: signedIn !== null }, { headers: { "Cache-Control": "no-store" } });
}
