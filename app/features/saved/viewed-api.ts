// Recently viewed listings. The shop stores them for a known visitor; any other browser stores them itself.

import { data } from "react-router";
import type { Route } from "./+types/viewed-api";
import { noteViewed } from "../../../shop/saved/note-viewed.server.ts";
import { parseListingIds } from "../../../shop/catalogue/offered.ts";
import { shopContext } from "../../context.server.ts";
import { visitorOf } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Viewed } from "../../shared/saved/viewed.ts";

export const handle = { kind: "data", body: { size: "form" } } satisfies RouteHandle;

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { ids: listingIds } = parseListingIds(new URLSearchParams(await request.text()).getAll("ids"));
  const visitorId = await visitorOf(request, shop);
  const ids = visitorId && (await noteViewed(shop, { visitorId, listingIds }));
  return data<Viewed>({ ids }, { headers: { "Cache-Control": "no-store" } });
}

/** There is nothing to GET here. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
