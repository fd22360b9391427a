// What shipping costs a seller, in both directions: the same two sentences on every page about selling (rule 27).

import { bani, NOTHING, type Bani } from "../../../base/money.ts";
import type { Offer } from "../../../shop/pricing/offer.ts";
import type { SellingTerms } from "../../../shop/pricing/terms.ts";
import type { Translate } from "../../i18n/translate.ts";
import { formatPrice } from "../../i18n/format.ts";

/** The cost of sending back goods without an agreement. */
export function formatWayBack(t: Translate<"shell">, { returnFee }: Pick<SellingTerms, "returnFee">): string {
  return t("selling.wayBack", { fee: formatPrice(returnFee) });
}

/** The cost of the way to the shop, as the offer deducts it. */
export function formatTransport(t: Translate<"shell">, offer: Pick<Offer, "lines">): string {
  return t("selling.transport", { shipping: formatPrice(shippingIn(offer)) });
}

function shippingIn({ lines }: Pick<Offer, "lines">): Bani {
  return bani(-(lines.find(({ of }) => of === "shipping")?.amount ?? NOTHING));
}
