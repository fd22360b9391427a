// What the assistant says about the shop: the figures come from the settings that checkout and legal texts use.

import { never } from "../../../../base/result.ts";
import type { ShopFacts } from "../../../../shop/assistant/answering/shop-facts.ts";
import type { HoursLine } from "../../../../shop/settings/opening-hours.ts";
import { formatPrice, weekdayNames } from "../../../i18n/format.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Translate } from "../../../i18n/translate.ts";
import type { LinkView } from "../answer.ts";
import { links } from "../../../links.ts";

type Words = { t: Translate<"assistant">; language: Language };
/** The asker's orders; null for who is not signed in. */
export type OwnOrders = readonly { number: string; state: string }[] | null;

export function shopSentences(facts: ShopFacts, { t, language, orders }: Words & { orders: OwnOrders }): string[] {
  switch (facts.about) {
    case "delivery":
      return [
        t("shop.delivery", { fee: formatPrice(facts.fee), days: t("days", { count: facts.days }) }),
        ...(facts.freeAbove === null ? [] : [t("shop.free", { above: formatPrice(facts.freeAbove) })]),
        ...(facts.pickup ? [t("shop.pickup")] : []),
      ];
    case "payment":
      return [
        t("shop.payment", { days: t("workingDays", { count: facts.transferDays }) }),
        t(facts.cash ? "shop.cash" : "shop.noCash"),
        t("shop.noRates"),
      ];
    case "return":
      return [t("shop.return", { days: t("days", { count: facts.days }) })];
    case "warranty":
      return [
        t("shop.warranty", {
          legal: t("months", { count: facts.legalMonths }),
          most: t("months", { count: Math.max(facts.legalMonths, facts.mostMonths ?? 0) }),
        }),
        t("shop.extended", { years: facts.extendedYears, price: formatPrice(facts.extendedPrice) }),
        t("shop.defect"),
      ];
    case "contact":
      return [
        t("shop.contact", { phone: facts.phone, email: facts.email, address: facts.address }),
        facts.hours.length > 0
          ? t("shop.hours", { hours: hoursText(facts.hours, { t, language }) })
          : t("shop.noHours"),
      ];
    case "sell":
      return [t("answer.sell", { percent: facts.instantPercent, count: facts.payoutDays })];
    case "order":
      return orderSentences(orders, t);
    case "person":
      return [t("answer.person")];
    default:
      return never(facts);
  }
}

function hoursText(lines: readonly HoursLine[], { t, language }: Words): string {
  const names = weekdayNames(language);
  return lines
    .map(({ first, last, open }) => {
      const days = first === last ? names[first] : `${names[first]}–${names[last]}`;
      return `${days} ${open ? `${open.from}–${open.until}` : t("shop.closed")}`;
    })
    .join(", ");
}

function orderSentences(orders: OwnOrders, t: Translate<"assistant">): string[] {
  if (orders === null) return [t("answer.orderLogin")];
  if (orders.length === 0) return [t("answer.orderNone")];
  return [t("answer.orderSigned"), ...orders.map(({ number, state }) => t("answer.orderLine", { number, state }))];
}

/** Where the matter goes on. */
export function shopLinks(facts: ShopFacts, { t, orders }: Pick<Words, "t"> & { orders: OwnOrders }): LinkView[] {
  switch (facts.about) {
    case "sell":
      return [{ label: t("sellTo"), href: links.sell() }];
    case "order":
      return [
        orders === null
          ? { label: t("loginTo"), href: links.login({ to: links.orders() }) }
          : { label: t("ordersTo"), href: links.orders() },
      ];
    case "return":
      return [{ label: t("withdrawTo"), href: links.withdraw() }];
    case "warranty":
      return [
        { label: t("ordersTo"), href: links.orders() },
        { label: t("termsTo"), href: links.terms() },
      ];
    case "delivery":
    case "payment":
      return [{ label: t("termsTo"), href: links.terms() }];
    case "contact":
    case "person":
      return [{ label: t("person"), href: links.contact() }];
    default:
      return never(facts);
  }
}
