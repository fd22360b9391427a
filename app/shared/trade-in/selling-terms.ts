// What shipping costs a seller, in both directions: the same two sentences on every page about selling (rule 27).

import type { Translate } from "../../i18n/translate.ts";
import { RETURN_FEE, SHIPPING_DEDUCTION } from "../../../shop/pricing/terms.ts";
import { formatPrice } from "../../i18n/format.ts";

/** The cost of sending back goods without an agreement. */
export function formatWayBack(t: Translate<"shell">): string {
  return t("selling.wayBack", { fee: formatPrice(RETURN_FEE) });
}

/** The cost of the way to the shop. */
export function formatTransport(t: Translate<"shell">): string {
  return t("selling.transport", { shipping: formatPrice(SHIPPING_DEDUCTION) });
}
