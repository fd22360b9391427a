// A description of a listing in one or two sentences: for search results, product feeds and structured data.
// Invariant: no two listings have the same description, and it never has a price (prices change; a feed must not say
// them twice).

import type { Listing } from "../../shop/catalogue/listing.ts";
import { partName } from "../../shop/catalogue/specs.ts";
import { WITHDRAWAL_DAYS } from "../../shop/shipping/calendar.ts";
import { guaranteeOf, LEAST_GUARANTEE_MONTHS } from "../../shop/warranty/legal-guarantee.ts";
import { summaryOf } from "../../shop/catalogue/summary.ts";
import type { Translate } from "../i18n/translate.ts";

type FeedsTranslate = Translate<"feeds">;

export function describe(
  listing: Listing,
  t: FeedsTranslate,
  options: { isGone?: boolean; returnDays?: number; guaranteeMonths?: number } = {},
): string {
  const { isGone = false, returnDays = WITHDRAWAL_DAYS, guaranteeMonths = LEAST_GUARANTEE_MONTHS } = options;
  const values = { facts: factsOf(listing).join(", "), id: listing.id };
  if (isGone) return t("gone", values);
  return t(listing.kind === "pc" ? "pc" : "component", {
    ...values,
    grade: listing.grade,
    warranty: t("warranty", {
      count: guaranteeOf({ legal: guaranteeMonths, commercial: listing.warrantyMonths }).months,
    }),
    returned: t("returned", { count: returnDays }),
  });
}

function factsOf(listing: Listing): string[] {
  return listing.kind === "pc" ? summaryOf(listing) : [partName(listing.specs), ...summaryOf(listing)];
}
