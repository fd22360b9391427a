// /api/card-worth?q=: what the shop pays for a graphics card, while its name is typed. Names and figures only, the same in every language.

import { cleanText } from "../../../../base/clean-text.ts";
import type { Route } from "./+types/card-worth-api";
import { cardsWorth } from "../../../../shop/trade-in/draft/card-worth.server.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { kind: "data" } satisfies RouteHandle;

const MAX_QUERY = 100; // characters

/** `query` is the text as it was read: a late answer is told from the wanted one by it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = cleanText(new URL(request.url).searchParams.get("q") ?? "")
    .trim()
    .slice(0, MAX_QUERY);
  return { query, ...(await cardsWorth(context.get(shopContext), { query })) };
}
