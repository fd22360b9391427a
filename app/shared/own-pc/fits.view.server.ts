import type { ListingId } from "../../../base/id.ts";
import { checkListings } from "../../../shop/own-pc/check-listings.server.ts";
import type { OwnPc } from "../../../shop/own-pc/own-pc.ts";
import type { Shop } from "../../composition.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { OwnFits } from "./fit.ts";
import { formatFit } from "./format-fit.server.ts";

/** The verdicts about listings, by id, in the visitor's language; whole computers and sold listings have none. */
export function fitViews(
  { catalogueIndex }: Pick<Shop, "catalogueIndex">,
  { pc, ids, language }: { pc: OwnPc; ids: readonly ListingId[]; language: Language },
): OwnFits["fits"] {
  const listings = ids.flatMap((id) => {
    const listing = catalogueIndex.byId(id);
    return listing?.kind === "component" ? [listing] : [];
  });
  const verdicts = checkListings(pc, listings);
  return Object.fromEntries(
    listings.map(({ id, category }) => [id, formatFit(language, verdicts.get(id)!, category)] as const),
  );
}
