// The texts of pages: what staff wrote in the office, else the shop's own words as the first version.
// Invariant: figures and names are filled in when the page is rendered, so no text repeats a fee or a deadline by hand.

import { LEGAL_GUARANTEE_MONTHS } from "../../../shop/warranty/legal-guarantee.ts";
import { EXTENDED_WARRANTY_PRICE, EXTENDED_WARRANTY_YEARS } from "../../../shop/warranty/extended-warranty.ts";
import { FULL_PAYOUT_AFTER, INSTANT_PAYOUT_LESS, RETURN_FEE, SHIPPING_DEDUCTION } from "../../../shop/pricing/terms.ts";
import { sectionsOf, type PageFrame, type PageSection, type PageText } from "../../../shop/settings/page-text.ts";
import { pageSetting, type ShopSettings } from "../../../shop/settings/settings.ts";
import { DELIVERY_DAYS } from "../../../shop/shipping/calendar.ts";
import { formatPrice } from "../../i18n/format.ts";
import type { Language } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import { pageParts, type EditablePage } from "./editable-pages.ts";

const AUTHORITY = "https://www.dataprotection.ro/";
const NO_LIMIT = "—";

/** What a page shows. `isOwn`: whether staff wrote it; the shop's own words are still a draft for a lawyer. */
export type PageTextView = { title: string; lead: string; sections: PageSection[]; isOwn: boolean };

export function pageTextView(settings: ShopSettings, page: EditablePage, language: Language): PageTextView {
  const own = settings.pages[pageSetting(page, language)];
  return { ...renderedText(settings, page, own ?? firstText(settings, page, language)), isOwn: own !== undefined };
}

/** A text with its figures filled in, as its page shows it. */
export function renderedText(settings: ShopSettings, page: EditablePage, { title, lead, body }: PageText) {
  return { title, lead, sections: sectionsOf(body, { values: valuesFrom(settings), parts: pageParts[page] }) };
}

export function pageFrame(settings: ShopSettings, page: EditablePage): PageFrame {
  return { placeholders: Object.keys(valuesFrom(settings)), parts: pageParts[page] };
}

/** The figures and names that a text can use. */
function valuesFrom({ company, delivery, deadlines }: ShopSettings): Record<string, string> {
  return {
    shop: company.name,
    company: company.legalName,
    cui: company.cui,
    register: company.tradeRegister,
    address: company.address,
    email: company.email,
    phone: company.phone,
    courierFee: formatPrice(delivery.courierFee),
    freeAbove: delivery.freeAbove === null ? NO_LIMIT : formatPrice(delivery.freeAbove),
    deliveryDays: String(DELIVERY_DAYS),
    transferDays: String(deadlines.transferDays),
    reservationHours: String(deadlines.reservationHours),
    withdrawalDays: String(deadlines.returnDays),
    guaranteeMonths: String(LEGAL_GUARANTEE_MONTHS),
    warrantyPrice: formatPrice(EXTENDED_WARRANTY_PRICE),
    warrantyYears: String(EXTENDED_WARRANTY_YEARS),
    offerDays: String(deadlines.offerDays),
    revisedDays: String(deadlines.revisedDays),
    returnFee: formatPrice(RETURN_FEE),
    sellerShipping: formatPrice(SHIPPING_DEDUCTION),
    instantPercent: String(INSTANT_PAYOUT_LESS),
    payoutDays: String(FULL_PAYOUT_AFTER),
  };
}

/** The shop's own words, as staff find them in the editor: the first version of every page. */
export function firstText(settings: ShopSettings, page: EditablePage, language: Language): PageText {
  if (page === "terms") return firstTerms(settings, language);
  return page === "privacy" ? firstPrivacy(language) : firstAbout(language, settings);
}

type Written = [title: string, ...paragraphs: string[]];

function bodyOf(sections: readonly Written[]): string {
  return sections.map(([title, ...paragraphs]) => [`## ${title}`, ...paragraphs].join("\n\n")).join("\n\n");
}

function firstTerms({ delivery }: ShopSettings, language: Language): PageText {
  const t = wordsFor(language, "content-legal");
  const shell = wordsFor(language, "shell");
  const withdrawal = { days: "{{withdrawalDays}}" };
  const costs = { fee: "{{courierFee}}", days: "{{deliveryDays}}" };
  const trader = {
    company: "{{company}}",
    cui: "{{cui}}",
    register: "{{register}}",
    address: "{{address}}",
    email: "{{email}}",
    phone: "{{phone}}",
  };
  const payout = { percent: "{{instantPercent}}", days: "{{payoutDays}}", shipping: "{{sellerShipping}}" };
  const wayBack = shell("selling.wayBack", { fee: "{{returnFee}}" });
  const extended = { price: "{{warrantyPrice}}", years: "{{warrantyYears}}" };
  const sections: Written[] = [
    [t("terms.trader.title"), t("terms.trader.text", trader)],
    [t("terms.goods.title"), t("terms.goods.text")],
    [t("terms.order.title"), t("terms.order.text")],
    [t("terms.price.title"), t("terms.price.text", { days: "{{transferDays}}" }), "{{cash}}"],
    [
      t("terms.delivery.title"),
      delivery.freeAbove === null
        ? t("terms.delivery.always", costs)
        : t("terms.delivery.text", { ...costs, free: "{{freeAbove}}" }),
    ],
    [
      t("terms.withdrawal.title"),
      t("terms.withdrawal.text", withdrawal),
      t("terms.withdrawal.money", withdrawal),
      "{{withdraw-button}}",
    ],
    [
      t("terms.warranty.title"),
      t("terms.warranty.legal", { months: "{{guaranteeMonths}}" }),
      t("terms.warranty.commercial"),
      t("terms.warranty.extended", extended),
    ],
    [
      t("terms.selling.title"),
      t("terms.selling.offer", { valid: "{{offerDays}}" }),
      `${t("terms.selling.revised", { days: "{{revisedDays}}" })} ${wayBack}`,
      t("terms.selling.owner"),
      t("terms.selling.data"),
      t("terms.selling.payout", payout),
    ],
    [t("terms.complaints.title"), t("terms.complaints.text")],
  ];
  return { title: t("terms.title"), lead: t("terms.lead"), body: bodyOf(sections) };
}

function firstPrivacy(language: Language): PageText {
  const t = wordsFor(language, "content-legal");
  const controller = { company: "{{company}}", address: "{{address}}", email: "{{email}}" };
  const sections: Written[] = [
    [t("privacy.controller.title"), t("privacy.controller.text", controller)],
    [t("privacy.data.title"), "{{stored-data}}"],
    [t("privacy.cards.title"), t("privacy.cards.text")],
    [t("privacy.cookies.title"), t("privacy.cookies.text"), "{{cookies}}"],
    [t("privacy.shared.title"), t("privacy.shared.text")],
    [t("privacy.rights.title"), t("privacy.rights.text"), `[${t("privacy.rights.authority")}](${AUTHORITY})`],
  ];
  return { title: t("privacy.title"), lead: t("privacy.lead"), body: bodyOf(sections) };
}

function firstAbout(language: Language, { company }: ShopSettings): PageText {
  const t = wordsFor(language, "content-about");
  const steps = (["receive", "clean", "measure", "grade", "publish"] as const).map(
    (step) => `- ${t(`bench.${step}.title`)}: ${t(`bench.${step}.text`)}`,
  );
  const sections: Written[] = [
    [t("bench.title"), steps.join("\n")],
    [t("figures.title"), t("figures.text"), "{{readings}}"],
  ];
  return { title: t("title", { shop: company.name }), lead: t("lead"), body: bodyOf(sections) };
}
