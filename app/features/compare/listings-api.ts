// /api/listings?ids=3,1,2: cards of listings by id, for lists that the browser stores itself (recently viewed). The answer
// is the same for everybody.

import type { Route } from "./+types/listings-api";
import { findOffered } from "../../../shop/catalogue/find-offered.server.ts";
import { parseListingIds } from "../../../shop/catalogue/offered.ts";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { cardOf, type FoundListings } from "../../shared/catalogue/card.ts";

export const handle = { kind: "data" } satisfies RouteHandle;

const MOST = 24;

/** In the requested order, without listings that never existed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ids } = parseListingIds(new URL(request.url).searchParams.getAll("ids"));
  const found = await findOffered(context.get(shopContext), ids.slice(0, MOST));
  const answer: FoundListings = {
    listings: found.map(({ listing, availability }) => ({ ...cardOf(listing), isGone: availability === "gone" })),
  };
  return Response.json(answer, { headers: { "Cache-Control": "public, max-age=60" } });
}
