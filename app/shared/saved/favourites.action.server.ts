// The actions of the favourite forms.

import { data, redirect } from "react-router";
import { addFavourite } from "../../../shop/saved/add-favourite.server.ts";
import { FavouriteForm } from "../../../shop/catalogue/forms.ts";
import { removeFavourite } from "../../../shop/saved/remove-favourite.server.ts";
import { parseFields, readFields, visitorFor } from "../../edge.server.ts";
import { links } from "../../links.ts";
import { statusOf } from "../../domain-errors.server.ts";
import type { Shop } from "../../composition.server.ts";

/** Performs the action. With JavaScript the page stays (`inPlace`); without it, redirects to the favourites. */
export async function takeFavouriteForm(shop: Shop, request: Request) {
  const fields = await readFields(request);
  const parsed = parseFields(FavouriteForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors }, 422);
  const { intent, productId: listingId } = parsed.value;
  const { visitorId, headers } = await visitorFor(request, shop);
  const stays = fields?.["inPlace"] === "1";
  if (intent === "remove") {
    await removeFavourite(shop, { visitorId, listingId });
    return stays ? data({ did: "removed" as const }, { headers }) : redirect(links.favourites(), { headers });
  }
  const added = await addFavourite(shop, { visitorId, listingId });
  if (!added.ok) return data({ domainError: added.domainError }, { status: statusOf(added.domainError), headers });
  return stays ? data({ did: "added" as const }, { headers }) : redirect(links.favourites(), { headers });
}
