// /sitemaps/pages.xml, /sitemaps/listings-1.xml …: the parts of the sitemap.

import type { Route } from "./+types/sitemap-part";
import { mapIndexPart } from "../../../shop/catalogue/map-catalogue.server.ts";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { answerWith, joinInTurns } from "../../feeds/answer.server.ts";
import { LISTINGS_A_PART, listingsSitemap, pagesSitemap } from "../../feeds/sitemap.ts";
import type { Shop } from "../../composition.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const MINUTE = 60; // seconds

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const body = await partNamed(params.file, context.get(shopContext));
  if (body === null) return new Response(null, { status: 404 });
  return answerWith(request, { body, type: "application/xml; charset=utf-8", maxAge: 10 * MINUTE });
}

async function partNamed(file: string, { db, env }: Pick<Shop, "db" | "env">): Promise<string | null> {
  if (file === "pages.xml") return joinInTurns(pagesSitemap(env.PUBLIC_URL));
  const [, digits] = /^listings-([1-9]\d{0,6})\.xml$/.exec(file) ?? [];
  if (!digits) return null;
  const listings = await mapIndexPart(db, { part: Number(digits), idsPerPart: LISTINGS_A_PART });
  return listings.length > 0 ? joinInTurns(listingsSitemap(listings, env.PUBLIC_URL)) : null;
}
