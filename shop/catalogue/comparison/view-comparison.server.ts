import type { Queryable } from "../../../base/db.server.ts";
import { chooseCompared, compareRows, type ComparedRow, type Comparison } from "./comparison.ts";
import { FEWEST_COMPARED, MOST_COMPARED, type RequestedComparison } from "./comparison-address.ts";
import { findOffered } from "../find-offered.server.ts";
import type { Listing } from "../listing.ts";
import type { CatalogueIndex } from "../catalogue-index.server.ts";

export type ComparisonView = Comparison & {
  rows: ComparedRow[];
  /** Rows left out because all listings are equal in them. */
  hidden: number;
  /** Listings similar to the first that could be added; empty if the comparison is full. */
  suggested: Listing[];
};

const SUGGESTED = 6;

/** Everything that a comparison's page shows, with at most one query. */
export async function viewComparison(
  { catalogueIndex, db }: { catalogueIndex: Pick<CatalogueIndex, "byId" | "similarTo">; db: Queryable },
  requested: RequestedComparison & { onlyDifferences: boolean },
): Promise<ComparisonView> {
  const comparison = chooseCompared(requested, await findOffered({ catalogueIndex, db }, requested.ids));
  const listings = comparison.compared.map(({ listing }) => listing);
  const rows = listings.length < FEWEST_COMPARED ? [] : compareRows(listings);
  const visible = requested.onlyDifferences ? rows.filter((row) => row.differs) : rows;
  const [first] = listings;
  const hasSpace = first && listings.length < MOST_COMPARED;
  const suggested = hasSpace
    ? catalogueIndex.similarTo(first, SUGGESTED + MOST_COMPARED).filter(({ id }) => !requested.ids.includes(id))
    : [];
  return {
    ...comparison,
    rows: visible,
    hidden: rows.length - visible.length,
    suggested: suggested.slice(0, SUGGESTED),
  };
}
