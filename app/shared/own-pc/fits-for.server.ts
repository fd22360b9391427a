import type { ListingId, VisitorId } from "../../../base/id.ts";
import { getOwnPc } from "../../../shop/own-pc/get-own-pc.server.ts";
import type { Shop } from "../../composition.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { OwnFits } from "./fit.ts";
import { fitViews } from "./fits.view.server.ts";

/** The verdicts for pages that are a visitor's own anyway: at most one query, none without components or a visitor. */
export async function fitsFor(
  shop: Pick<Shop, "db" | "catalogueIndex">,
  { visitorId, ids, language }: { visitorId: VisitorId | null; ids: readonly ListingId[]; language: Language },
): Promise<OwnFits["fits"]> {
  const components = ids.filter((id) => shop.catalogueIndex.byId(id)?.kind === "component");
  const pc = components.length === 0 ? null : await getOwnPc(shop, visitorId);
  return pc ? fitViews(shop, { pc, ids: components, language }) : {};
}
