// The header's data about this visitor. Pages are cached for everybody and hold nothing personal, so it is loaded here.

import { data } from "react-router";
import type { Route } from "./+types/session-api";
import { countItems } from "../../shop/cart/count-items.server.ts";
import { favouriteIds } from "../../shop/saved/favourite-ids.server.ts";
import { ownAllocations } from "../../shop/orders/allocations/own-allocations.server.ts";
import { shopContext } from "../context.server.ts";
import { guestOf, signedInOf } from "../edge.server.ts";
import type { RouteHandle } from "../route-handle.ts";
import type { Session } from "../shared/session/session.ts";
import { allocationView } from "../shared/orders/allocation.view.ts";

export const handle = { kind: "data" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const [cartItems, favourites, allocations] = visitorId
    ? await Promise.all([
        countItems(shop, { visitorId }),
        favouriteIds(shop, visitorId),
        ownAllocations(shop, { visitorId }),
      ])
    : [0, [], []];
  return data<Session>(
    { cartItems, favourites, allocations: allocations.map(allocationView), signedIn: signedIn !== null },
    { headers: { "Cache-Control": "no-store" } },
  );
}
