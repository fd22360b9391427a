// /office/photos?listing=123, which staff may have bookmarked: the photos are on the page of the listing.

import { redirect } from "react-router";
import type { Route } from "./+types/photos-redirect";
import { parseListingId } from "../../../../base/id.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { kind: "page" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "stock.view");
  const id = parseListingId(new URL(request.url).searchParams.get("listing"));
  return redirect(id ? officeLinks.listing(id, {}, "photos") : officeLinks.listings(), 301);
}
