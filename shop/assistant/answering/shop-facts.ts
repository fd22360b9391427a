// Answers about the shop, from the settings and constants that checkout, legal texts and contracts use.

import type { Bani } from "../../../base/money.ts";
import type { ShopSettings } from "../../settings/settings.ts";
import { linesOfHours, type HoursLine } from "../../settings/opening-hours.ts";
import { EXTENDED_WARRANTY_YEARS } from "../../warranty/extended-warranty.ts";

export type ShopFacts =
  | { about: "delivery"; fee: Bani; freeAbove: Bani | null; pickup: boolean; days: number }
  | { about: "payment"; cash: boolean; transferDays: number }
  | { about: "return"; days: number }
  | { about: "warranty"; legalMonths: number; mostMonths: number | null; extendedPrice: Bani; extendedYears: number }
  | { about: "contact"; phone: string; email: string; address: string; hours: HoursLine[] }
  | { about: "sell"; instantPercent: number; payoutDays: number }
  | { about: "order" }
  | { about: "person" };

/** Null for a kind of question that is not about the shop. `mostMonths`: the longest warranty in stock. */
export function shopFacts(
  kind: string,
  {
    settings: { delivery, deadlines, company, hours, legal, purchases },
    mostMonths,
  }: { settings: ShopSettings; mostMonths: number | null },
): ShopFacts | null {
  switch (kind) {
    case "delivery":
      return {
        about: "delivery",
        fee: delivery.courierFee,
        freeAbove: delivery.freeAbove,
        pickup: delivery.pickup,
        days: delivery.days,
      };
    case "payment":
      return { about: "payment", cash: delivery.cash, transferDays: deadlines.transferDays };
    case "return":
      return { about: "return", days: deadlines.returnDays };
    case "warranty":
      return {
        about: "warranty",
        legalMonths: legal.guaranteeMonths,
        mostMonths,
        extendedPrice: delivery.extendedWarranty,
        extendedYears: EXTENDED_WARRANTY_YEARS,
      };
    case "contact":
      return {
        about: "contact",
        phone: company.phone,
        email: company.email,
        address: company.address,
        hours: linesOfHours(hours.days),
      };
    case "sell":
      return { about: "sell", instantPercent: purchases.instantPercent, payoutDays: purchases.payoutDays };
    case "order":
    case "person":
      return { about: kind };
    default:
      return null;
  }
}
