import type { ComponentListing } from "../catalogue/listing.ts";
import { mostOf } from "../compatibility/build.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import { withPartAdded, without } from "../compatibility/parts-by-category.ts";
import { fitOf, type FitVerdict } from "./fit-verdict.ts";
import { preparePc, withReplaced } from "./own-parts.ts";
import type { OwnPc } from "./own-pc.ts";

/**
 * The verdict about each part in a PC that gets the other parts too: a new supply counts for the new card. Of what a computer
 * has one of, a new part takes the place of the old one. Pure computation over the arguments.
 */
export function checkTogether(
  pc: OwnPc,
  listings: readonly ComponentListing[],
): { listing: ComponentListing; verdict: FitVerdict }[] {
  const own = preparePc(pc);
  return listings.map((listing) => {
    const prepared = listings.reduce((now, other) => {
      const isOnlyOne = mostOf[other.category] === 1;
      if (other === listing || (isOnlyOne && other.category === listing.category)) return now;
      const base = isOnlyOne ? without(now.best, other.category) : now.best;
      return withReplaced(now, withPartAdded(base, other), [other.category]);
    }, own);
    return { listing, verdict: fitOf(prepared, listing, known) };
  });
}
