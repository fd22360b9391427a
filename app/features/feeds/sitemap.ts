// /sitemap.xml: the index of the sitemap's parts.

import type { Route } from "./+types/sitemap";
import { mapCatalogueIndex } from "../../../shop/catalogue/map-catalogue.server.ts";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { answerWith } from "../../feeds/answer.server.ts";
import { LISTINGS_A_PART, sitemapIndex } from "../../feeds/sitemap.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const MINUTE = 60; // seconds

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, env } = context.get(shopContext);
  const parts = await mapCatalogueIndex(db, { idsPerPart: LISTINGS_A_PART });
  return answerWith(request, {
    body: sitemapIndex(parts, env.PUBLIC_URL),
    type: "application/xml; charset=utf-8",
    maxAge: 10 * MINUTE,
  });
}
