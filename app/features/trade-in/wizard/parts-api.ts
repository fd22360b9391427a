// /api/parts?category=&q=: the results of a part picker while somebody types. Names and figures only, the same in every
// language.

import { data } from "react-router";
import { cleanText } from "../../../../base/clean-text.ts";
import type { Route } from "./+types/parts-api";
import { partCategories } from "../../../../shop/parts/part.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { pickedParts } from "../../../shared/parts/picked-parts.server.ts";

export const handle = { kind: "data" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const category = partCategories.find((each) => each === params.get("category"));
  if (!category) throw data(null, { status: 404 });
  return pickedParts(context.get(shopContext), { category, query: cleanText(params.get("q") ?? "") });
}
