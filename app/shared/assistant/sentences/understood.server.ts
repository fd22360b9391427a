// What was understood, in a few words, so that a visitor sees a misunderstanding at once.

import { gameTitles } from "../../../../shop/assistant/lexicon/game-titles.ts";
import type { Deadline } from "../../../../shop/assistant/answering/deadline.ts";
import type { Spending } from "../../../../shop/assistant/answering/spending.ts";
import type { NamedBudget, Criteria } from "../../../../shop/assistant/criteria.ts";
import { partLabel } from "../../../../shop/assistant/answering/part-names.ts";
import { capacityLabel } from "../../../../shop/catalogue/specs.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { screenText } from "./evidence.server.ts";

type T = Translate<"assistant">;

/** The fields of the criteria as short words. */
export function understoodWords(
  criteria: Criteria,
  {
    spending,
    deadline,
    t,
    language,
  }: { spending: Spending | null; deadline: Deadline | null; t: T; language: Language },
): string[] {
  const words: string[] = [];
  const add = (word: string | null | false) => word && words.push(word);
  for (const game of criteria.games) add(gameTitles[game].name);
  for (const purpose of criteria.purposes) add(t(`purpose.${purpose}`));
  for (const { name } of criteria.wants) add(partLabel(name));
  if (criteria.owns.length > 0)
    add(t("said.owns", { what: criteria.owns.map(({ name }) => partLabel(name)).join(", ") }));
  if (criteria.resolution !== null) add(screenText(criteria.resolution));
  if (criteria.settings !== null) add(t(`said.${criteria.settings}`));
  if (criteria.fps !== null) add(t("said.fps", { value: criteria.fps }));
  if (criteria.ramGb !== null) add(t("said.ram", { value: criteria.ramGb }));
  if (criteria.storageGb !== null) add(t("said.storage", { value: capacityLabel(criteria.storageGb) }));
  if (criteria.vramGb !== null) add(t("said.vram", { value: criteria.vramGb }));
  if (criteria.lengthMm !== null) add(t("said.length", { value: criteria.lengthMm }));
  if (criteria.colour !== null) add(t(`said.${criteria.colour}`));
  if (criteria.size !== null) add(t(`said.${criteria.size}`));
  add(criteria.quiet && t("said.quiet"));
  for (const brand of criteria.likes) add(brand.toUpperCase());
  for (const brand of criteria.dislikes) add(t("said.without", { brand: brand.toUpperCase() }));
  add(criteria.upgradable && t("said.upgradable"));
  if (criteria.warrantyMonths !== null)
    add(t("said.warranty", { value: t("months", { count: criteria.warrantyMonths }) }));
  if (criteria.grade !== null) add(t("said.grade", { grade: criteria.grade }));
  if (criteria.os !== null) add(criteria.os === "windows" ? "Windows" : "Linux");
  if (deadline !== null) add(t("said.by", { day: formatDate(deadline.wanted, language) }));
  if (criteria.count !== null) add(t("said.count", { value: criteria.count }));
  if (criteria.prefer !== null) add(t(`said.${criteria.prefer}`));
  if (spending !== null) {
    const budget = budgetWords(spending, t) + convertedWords(spending, criteria.budget, t);
    add(criteria.budgetFor === null ? budget : t("said.each", { budget }));
    if (spending.dividedBy !== undefined) add(t("said.divided", { count: spending.dividedBy }));
  }
  return words;
}

function budgetWords({ min, max, about }: Spending, t: T): string {
  if (max === null) return t("said.from", { min: formatPrice(min ?? (0 as NonNullable<typeof min>)) });
  if (min !== null) return t("said.between", { min: formatPrice(min), max: formatPrice(max) });
  return t(about ? "said.about" : "said.to", { max: formatPrice(max) });
}

function convertedWords({ rate }: Spending, budget: NamedBudget | null, t: T): string {
  if (rate === null || budget === null) return "";
  const { value, currency, source, day } = rate;
  return `, ${t("said.converted", { value: String(value).replace(".", ","), currency, source, day })}`;
}
