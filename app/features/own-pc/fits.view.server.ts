// The verdicts about the listings of a page.

import { type VisitorId } from "../../../base/id.ts";
import { parseListingIds } from "../../../shop/catalogue/offered.ts";
import { categories } from "../../../shop/catalogue/specs.ts";
import { parseFilter } from "../../../shop/catalogue/search/parse-filter.ts";
import { searchOrFilter } from "../../../shop/catalogue/search/search-or-filter.ts";
import { fitsInCategory } from "../../../shop/own-pc/check-listings.server.ts";
import { getOwnPc } from "../../../shop/own-pc/get-own-pc.server.ts";
import type { OwnPc } from "../../../shop/own-pc/own-pc.ts";
import type { Shop } from "../../composition.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { OwnFits } from "../../shared/own-pc/fit.ts";
import { fitViews } from "../../shared/own-pc/fits.view.server.ts";

/** As many as a page of a list shows, and the similar ones of a product. */
const MOST = 48;
const NO_PC: OwnFits = { hasPc: false, fits: {}, count: null };

type Deps = Pick<Shop, "db" | "catalogueIndex">;
type Options = { visitorId: VisitorId | null; params: URLSearchParams; language: Language };

/** One query, none for a browser that has stored nothing. */
export async function ownFits(shop: Deps, { visitorId, params, language }: Options): Promise<OwnFits> {
  const pc = await getOwnPc(shop, visitorId);
  if (!pc) return NO_PC;
  const { ids } = parseListingIds(params.getAll("ids"));
  const fits = fitViews(shop, { pc, ids: ids.slice(0, MOST), language });
  return { hasPc: true, fits, count: countIn(shop, { pc, params }) };
}

/** How many results of a list fit; null if none was named. */
function countIn(
  { catalogueIndex }: Pick<Shop, "catalogueIndex">,
  { pc, params }: { pc: OwnPc; params: URLSearchParams },
): number | null {
  const category = categories.find((known) => known === params.get("category"));
  if (!category) return null;
  const text = new URLSearchParams(params.get("filter") ?? "");
  const { filter } = parseFilter(category, { params: text, knows: catalogueIndex.knows });
  const { fitting } = fitsInCategory({ catalogueIndex }, { pc, category });
  return searchOrFilter(filter, catalogueIndex, fitting).total;
}
