// /api/products/{id}: one product as JSON, also after it was sold.

import type { z } from "zod";
import type { Route } from "./+types/product";
import { parseListingId } from "../../../base/id.ts";
import { viewListing, type ListingView } from "../../../shop/catalogue/view-listing.server.ts";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { measurementJson, priceJson, productJson, type productDetail } from "../../feeds/api.ts";
import { answerJson, answerPreflight, answerProblem } from "../../feeds/api-answer.server.ts";

export const handle = { kind: "api" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const preflight = answerPreflight(request);
  if (preflight) return preflight;
  const id = parseListingId(params.id);
  if (id === null) return answerProblem(400, "an id is a whole number from 1");
  const shop = context.get(shopContext);
  const view = await viewListing(shop, id);
  return view
    ? answerJson(
        request,
        detailOf(view, { origin: shop.env.PUBLIC_URL, guaranteeMonths: shop.settings.current().legal.guaranteeMonths }),
      )
    : answerProblem(404, `there never was a product ${id}`);
}

function detailOf(
  { listing, availability, was, measurements, similar }: ListingView,
  { origin, guaranteeMonths }: { origin: string; guaranteeMonths: number },
): z.infer<typeof productDetail> {
  return {
    product: productJson(listing, { origin, guaranteeMonths, isGone: availability === "gone" }),
    previousPrice: was === null ? null : priceJson(was),
    measurements: measurements.map(measurementJson),
    similar: similar.map(({ id, title, price }) => ({
      id,
      title,
      url: `${origin}${links.product(id)}`,
      price: priceJson(price),
    })),
  };
}
