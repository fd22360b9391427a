// The texts of pages: what staff wrote in the office, else the shop's own words as the first version.
// Invariant: figures and names are filled in when the page is rendered, so no text repeats a fee or a deadline by hand.

import { FULL_GUARANTEE_MONTHS } from "../../../shop/warranty/legal-guarantee.ts";
import { MONTHS_AFTER_REPAIR } from "../../../shop/warranty/ledger.ts";
import { EXTENDED_WARRANTY_YEARS } from "../../../shop/warranty/extended-warranty.ts";
import type { PriceBook } from "../../../shop/pricing/price-book.ts";
import { sectionsOf, type PageFrame, type PageSection, type PageText } from "../../../shop/settings/page-text.ts";
import { pageSetting, type ShopSettings } from "../../../shop/settings/settings.ts";
import { CLAIM_DAYS, REFUND_DAYS } from "../../../shop/returns/claim.ts";
import { formatPeriod, formatPrice } from "../../i18n/format.ts";
import type { Language } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import { legalSections, pageParts, type EditablePage, type LegalPageName } from "./editable-pages.ts";

const NO_LIMIT = "—";

/** What a page shows. `isOwn`: whether staff wrote it. `isDraft`: whether a lawyer has still to read the legal texts. */
export type PageTextView = { title: string; lead: string; sections: PageSection[]; isOwn: boolean; isDraft: boolean };

/** What is in force now: the figures of the texts. */
export type InForce = {
  settings: { current(): ShopSettings };
  livePriceBook: { current(): Pick<PriceBook, "shipping"> };
};

/** A page has buttons, the same text on paper names where they are. */
export type Medium = "page" | "paper";

/** Made once until the settings or the price book change. */
export function pageTextView(
  shop: InForce,
  page: EditablePage,
  language: Language,
  medium: Medium = "page",
): PageTextView {
  const views = viewsOf(shop);
  const key = `${language} ${page} ${medium}`;
  const view = views.get(key) ?? madeView(shop, { page, language, medium });
  views.set(key, view);
  return view;
}

/** The views that were made from the settings and the price book last in force: both are replaced when they change. */
let made: { settings: object; book: object; views: Map<string, PageTextView> } | null = null;

function viewsOf(shop: InForce): Map<string, PageTextView> {
  const [settings, book] = [shop.settings.current(), shop.livePriceBook.current()];
  if (made?.settings !== settings || made.book !== book) made = { settings, book, views: new Map() };
  return made.views;
}

function madeView(shop: InForce, which: Required<Which>): PageTextView {
  const { page, language } = which;
  const { pages, legal } = shop.settings.current();
  const own = pages[pageSetting(page, language)];
  const text = renderedText(shop, which, own ?? firstText(shop, page, language));
  return { ...text, isOwn: own !== undefined, isDraft: !legal.textsFinal };
}

type Which = { page: EditablePage; language: Language; medium?: Medium };

/** A text with its figures filled in, as its page shows it. */
export function renderedText(shop: InForce, { page, language, medium }: Which, { title, lead, body }: PageText) {
  return {
    title,
    lead,
    sections: sectionsOf(body, { values: valuesFrom(shop, language, medium), parts: pageParts[page] }),
  };
}

export function pageFrame(shop: InForce, page: EditablePage): PageFrame {
  return { placeholders: Object.keys(valuesFrom(shop, "ro")), parts: pageParts[page] };
}

/** The figures and names that a text can use; periods with their unit, in the plural form of the language. */
function valuesFrom(
  { settings, livePriceBook }: InForce,
  language: Language,
  medium: Medium = "page",
): Record<string, string> {
  const { company, delivery, deadlines, legal, purchases } = settings.current();
  const [texts, shell, kit] = [
    wordsFor(language, "content-legal-texts"),
    wordsFor(language, "shell"),
    wordsFor(language, "kit"),
  ];
  const [returnFee, sellerShipping] = [formatPrice(purchases.returnFee), formatPrice(livePriceBook.current().shipping)];
  const period = (value: number, unit: "day" | "month" | "year") => formatPeriod(value, unit, language);
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
    deliveryDays: String(delivery.days),
    deliveryPeriod: period(delivery.days, "day"),
    transferDays: String(deadlines.transferDays),
    transferPeriod: texts("workingDays", { count: deadlines.transferDays }),
    reservationHours: String(deadlines.reservationHours),
    withdrawalDays: String(deadlines.returnDays),
    withdrawalPeriod: period(deadlines.returnDays, "day"),
    refundPeriod: period(REFUND_DAYS, "day"),
    claimPeriod: period(CLAIM_DAYS, "day"),
    guaranteeMonths: String(legal.guaranteeMonths),
    guaranteePeriod: period(legal.guaranteeMonths, "month"),
    fullGuaranteePeriod: period(FULL_GUARANTEE_MONTHS, "month"),
    afterRepairPeriod: period(MONTHS_AFTER_REPAIR, "month"),
    accountingYears: String(legal.accountingYears),
    accountingPeriod: period(legal.accountingYears, "year"),
    warrantyPrice: formatPrice(delivery.extendedWarranty),
    warrantyYears: String(EXTENDED_WARRANTY_YEARS),
    warrantyPeriod: period(EXTENDED_WARRANTY_YEARS, "year"),
    offerDays: String(deadlines.offerDays),
    offerPeriod: period(deadlines.offerDays, "day"),
    revisedDays: String(deadlines.revisedDays),
    revisedPeriod: period(deadlines.revisedDays, "day"),
    returnFee,
    sellerShipping,
    wayBack: shell("selling.wayBack", { fee: returnFee }),
    transport: shell("selling.transport", { shipping: sellerShipping }),
    gradeA: kit("condition.meaning.A"),
    gradeB: kit("condition.meaning.B"),
    gradeC: kit("condition.meaning.C"),
    withdrawHere: texts(`withdrawHere.${medium}`),
    instantPercent: String(purchases.instantPercent),
    payoutDays: String(purchases.payoutDays),
    payoutPeriod: period(purchases.payoutDays, "day"),
  };
}

/** The shop's own words, as staff find them in the editor: the first version of every page. */
export function firstText(shop: InForce, page: EditablePage, language: Language): PageText {
  return page === "about" ? firstAbout(language, shop.settings.current()) : firstLegal(shop, page, language);
}

type Written = [title: string, ...paragraphs: string[]];

function bodyOf(sections: readonly Written[]): string {
  return sections.map(([title, ...paragraphs]) => [`## ${title}`, ...paragraphs].join("\n\n")).join("\n\n");
}

/** The placeholders stay in the text: they are filled in when the page is rendered. */
function firstLegal(shop: InForce, page: LegalPageName, language: Language): PageText {
  const t = wordsFor(language, "content-legal-texts");
  const names = [...Object.keys(valuesFrom(shop, language)), ...pageParts[page]];
  const placeholders = Object.fromEntries(names.map((name) => [name, `{{${name}}}`]));
  const sections = legalSections[page].map((section): Written => {
    return [
      t(`pages.${page}.${section}.title` as "pages.terms.trader.title"),
      t(`pages.${page}.${section}.text` as "pages.terms.trader.text", placeholders),
    ];
  });
  return { title: t(`pages.${page}.title`), lead: t(`pages.${page}.lead`), body: bodyOf(sections) };
}

function firstAbout(language: Language, { company }: ShopSettings): PageText {
  const t = wordsFor(language, "content-about");
  const kit = wordsFor(language, "kit");
  const grades = { A: kit("condition.meaning.A"), B: kit("condition.meaning.B"), C: kit("condition.meaning.C") };
  const steps = (["receive", "clean", "measure", "grade", "publish"] as const).map(
    (step) => `- ${t(`bench.${step}.title`)}: ${t(`bench.${step}.text`, grades)}`,
  );
  const sections: Written[] = [
    [t("bench.title"), steps.join("\n")],
    [t("figures.title"), t("figures.text"), "{{readings}}"],
  ];
  return { title: t("title", { shop: company.name }), lead: t("lead"), body: bodyOf(sections) };
}
