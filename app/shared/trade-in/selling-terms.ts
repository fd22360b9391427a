// What the two ways of a parcel cost a seller: the same two sentences wherever somebody sells (rule 27).

import type { Translate } from "../../i18n/translate.ts";
import { RETURN_FEE, SHIPPING_DEDUCTION } from "../../../shop/pricing/terms.ts";
import { formatPrice } from "../../i18n/format.ts";

/** Sending back what nobody agreed on. */
export function formatWayBack(t: Translate<"shell">): string {
  return t("selling.wayBack", { fee: formatPrice(RETURN_FEE) });
}

/** The way to the shop. */
export function formatTransport(t: Translate<"shell">): string {
  return t("selling.transport", { shipping: formatPrice(SHIPPING_DEDUCTION) });
}
