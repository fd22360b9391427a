import type { Queryable } from "../../../base/db.server.ts";
import { chooseCompared, compareRows, type ComparedRow, type Comparison } from "./comparison.ts";
import { FEWEST_COMPARED, MOST_COMPARED, type RequestedComparison } from "./comparison-address.ts";
import { findOffered } from "../find-offered.server.ts";
import type { Listing } from "../listing.ts";
import type { CatalogueIndex } from "../catalogue-index.server.ts";

export type ComparisonView = Comparison & {
  rows: ComparedRow[];
  /** Rows not shown because all listings agree in them. */
  hidden: number;
  /** Listings like the first that could be compared with it; none where there is no room. */
  suggested: Listing[];
};

const SUGGESTED = 6;

/** Everything that a comparison's page shows for its address, with one query at most. */
export async function viewComparison(
  { catalogueIndex, db }: { catalogueIndex: Pick<CatalogueIndex, "byId" | "similarTo">; db: Queryable },
  asked: RequestedComparison & { onlyDifferences: boolean },
): Promise<ComparisonView> {
  const comparison = chooseCompared(asked, await findOffered({ catalogueIndex, db }, asked.ids));
  const listings = comparison.compared.map(({ listing }) => listing);
  const rows = listings.length < FEWEST_COMPARED ? [] : compareRows(listings);
  const shown = asked.onlyDifferences ? rows.filter((row) => row.differs) : rows;
  const [first] = listings;
  const hasRoom = first && listings.length < MOST_COMPARED;
  const suggested = hasRoom
    ? catalogueIndex.similarTo(first, SUGGESTED + MOST_COMPARED).filter(({ id }) => !asked.ids.includes(id))
    : [];
  return { ...comparison, rows: shown, hidden: rows.length - shown.length, suggested: suggested.slice(0, SUGGESTED) };
}
