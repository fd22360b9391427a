// A description of a listing in one or two sentences: for search results, product feeds and structured data.
// Invariant: no two listings have the same description, and it never has a price (prices change; a feed must not say
// them twice).

import type { Listing } from "../../shop/catalogue/listing.ts";
import { partName } from "../../shop/catalogue/specs.ts";
import { WITHDRAWAL_DAYS } from "../../shop/shipping/calendar.ts";
import { guaranteeOf, LEAST_GUARANTEE_MONTHS } from "../../shop/warranty/legal-guarantee.ts";
import { summaryOf } from "../../shop/catalogue/summary.ts";
import type { Translate } from "../i18n/translate.ts";
import { factsWith } from "../shared/catalogue/use-facts.ts";

type FeedsTranslate = Translate<"feeds">;

/** `guaranteeMonths`: of the legal guarantee, as the shop sells. */
type DescribedFor = { isGone?: boolean; returnDays?: number; guaranteeMonths?: number };

export function describe(
  listing: Listing,
  t: FeedsTranslate,
  { isGone = false, returnDays = WITHDRAWAL_DAYS, guaranteeMonths = LEAST_GUARANTEE_MONTHS }: DescribedFor = {},
): string {
  const values = { facts: factsOf(listing, t).join(", "), id: listing.id };
  if (isGone) return t("gone", values);
  return t(listing.kind === "pc" ? "pc" : "component", {
    ...values,
    grade: listing.grade,
    warranty: guaranteeText(listing, t, guaranteeMonths),
    returned: t("returned", { count: returnDays }),
  });
}

/** "garanție 12 luni (legală 12, a magazinului 6)": the longer of both, with both named. */
export function guaranteeText(
  { warrantyMonths }: Pick<Listing, "warrantyMonths">,
  t: FeedsTranslate,
  legalMonths: number,
): string {
  const { months, legal, commercial } = guaranteeOf({ legal: legalMonths, commercial: warrantyMonths });
  const named = commercial > 0 ? t("guarantees", { legal, commercial }) : t("legalGuarantee", { legal });
  return `${t("warranty", { count: months })} (${named})`;
}

function factsOf(listing: Listing, t: FeedsTranslate): string[] {
  if (listing.kind === "component") return [partName(listing.specs), ...summaryOf(listing)];
  return factsWith(summaryOf(listing), { noOs: t("noOs") });
}
