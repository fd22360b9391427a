// The bulk button of the list of listings: puts the ticked ones on sale, and says what the others lack.

import { parseListingId } from "../../../../base/id.ts";
import { publishListings, type LackingListing } from "../../../../shop/catalogue/editing/publish-listings.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { readBulk } from "../list/read-bulk.server.ts";

export type PublishedListings = {
  published: number;
  onSale: number;
  lacking: LackingListing[];
  domainError: AnyDomainError | null;
};
const none: PublishedListings = { published: 0, onSale: 0, lacking: [], domainError: null };

/** Answers with the status of the page beside what happened; a form without the intent "publish" is refused. */
export async function publishByStaff(
  shop: Shop,
  request: Request,
): Promise<{ status: number; answer: PublishedListings }> {
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const form = await readBulk(request);
  const ids = (form?.ids ?? []).flatMap((text) => parseListingId(text) ?? []);
  if (form?.intent !== "publish" || ids.length === 0) return { status: 422, answer: none };
  const done = await publishListings(shop, { ids, actor });
  if (!done.ok) return { status: statusOf(done.domainError), answer: { ...none, domainError: done.domainError } };
  const { published, lacking, onSale } = done.value;
  const answer = { published: published.length, lacking, onSale, domainError: null };
  // After an error the router would go on showing the list as it was.
  return { status: published.length > 0 ? 200 : 422, answer };
}
