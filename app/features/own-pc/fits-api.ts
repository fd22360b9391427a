// /api/my-pc?ids=3,1,2: whether listings fit the visitor's own PC, and how many of a list do. For pages that are the same for
// everybody.

import { data } from "react-router";
import type { Route } from "./+types/fits-api";
import { languageContext, shopContext } from "../../context.server.ts";
import { visitorOf } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { OwnFits } from "../../shared/own-pc/fit.ts";
import { ownFits } from "./fits.view.server.ts";

export const handle = { kind: "data" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const fits = await ownFits(shop, {
    visitorId: await visitorOf(request, shop),
    params: new URL(request.url).searchParams,
    language: context.get(languageContext),
  });
  return data<OwnFits>(fits, { headers: { "Cache-Control": "no-store" } });
}
