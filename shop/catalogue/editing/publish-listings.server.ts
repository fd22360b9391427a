import type { Clock } from "../../../base/clock.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { loadEditedUnits } from "../../inventory/receiving/draft-units.sql.server.ts";
import { findEdited } from "./editing.sql.server.ts";
import type { ListingSort } from "./listing-form.ts";
import { LISTINGS_A_PAGE } from "./listing-sorts.ts";
import type { PublishIssue } from "./publish-issues.ts";
import { publishIn } from "./publish-listing.server.ts";

/** A listing that was not published, and what it lacks. */
export type LackingListing = ListingSort & {
  id: ListingId;
  title: string;
  issues: PublishIssue[];
  units: { id: string; code: string }[];
};

/**
 * Puts those of these listings on sale that lack nothing, in one transaction, and says what each of the others lacks. One
 * that is on sale already stays as it is. Refuses with `bulk-none` (none of them exists) or `bulk-too-many` (more than a
 * page of the list).
 */
export function publishListings(
  shop: { db: Db; clock: Clock },
  { ids, actor }: { ids: readonly ListingId[]; actor: string },
) {
  return attempt(shop.db, async (tx) => {
    if (ids.length > LISTINGS_A_PAGE) return refuse.invalid({ code: "bulk-too-many", most: LISTINGS_A_PAGE });
    const published: ListingId[] = [];
    const lacking: LackingListing[] = [];
    let onSale = 0;
    // In the order of their ids, as every edit of several listings locks them: two of them cannot wait for each other.
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const one = await publishIn(tx, { id, actor, at: shop.clock.now() });
      if (one.ok) published.push(id);
      else if (one.domainError.code === "listing-live") onSale += 1;
      else if (one.domainError.code === "listing-incomplete") {
        const listing = (await findEdited(tx, id))!;
        const units = (await loadEditedUnits(tx, id)).map((unit) => ({ id: unit.id as string, code: unit.code }));
        const sort = { kind: listing.kind, category: listing.category } as ListingSort;
        lacking.push({ ...sort, id, title: listing.title, issues: one.domainError.issues, units });
      }
    }
    if (published.length + lacking.length + onSale === 0) return refuse.invalid({ code: "bulk-none" });
    return ok({ published, lacking, onSale });
  });
}
