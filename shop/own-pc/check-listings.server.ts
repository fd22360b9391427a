import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import type { ListingId } from "../../base/id.ts";
import { countFits, fitChecker, type FitCounts, type FitVerdict } from "./fit-verdict.ts";
import { preparePc } from "./own-parts.ts";
import type { OwnPc } from "./own-pc.ts";

/** The verdict about each listing that is a component. Pure computation over the arguments. */
export function checkListings(pc: OwnPc, listings: readonly ComponentListing[]): Map<ListingId, FitVerdict> {
  const prepared = preparePc(pc);
  const checks = new Map<Category, ReturnType<typeof fitChecker>>();
  return new Map(
    listings.map((listing) => {
      const { category } = listing;
      const check = checks.get(category) ?? fitChecker(prepared, { category, known });
      checks.set(category, check);
      return [listing.id, check(listing)];
    }),
  );
}

/** Which listings of a category fit, of those that can be bought now. Reads the catalogue index only. */
export function fitsInCategory(
  { catalogueIndex }: { catalogueIndex: Pick<CatalogueIndex, "componentsOf"> },
  { pc, category }: { pc: OwnPc; category: Category },
): FitCounts {
  return countFits(preparePc(pc), catalogueIndex.componentsOf(category), { category, known });
}
