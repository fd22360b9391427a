// What was understood, in a few words, so that a visitor sees a misunderstanding at once.

import { gameTitles } from "../../../../shop/assistant/lexicon/game-titles.ts";
import type { Spending } from "../../../../shop/assistant/answering/spending.ts";
import type { SaidBudget, Wish } from "../../../../shop/assistant/wish.ts";
import { partLabel } from "../../../../shop/assistant/answering/part-names.ts";
import { capacityLabel } from "../../../../shop/catalogue/specs.ts";
import { formatPrice } from "../../../i18n/format.ts";
import type { Translate } from "../../../i18n/translate.ts";

type T = Translate<"assistant">;

/** The fields of a wish as short words. */
export function understoodWords(wish: Wish, spending: Spending | null, t: T): string[] {
  const words: string[] = [];
  const add = (word: string | null | false) => word && words.push(word);
  for (const game of wish.games) add(gameTitles[game].name);
  for (const purpose of wish.purposes) add(t(`purpose.${purpose}`));
  for (const { name } of wish.wants) add(partLabel(name));
  if (wish.owns.length > 0) add(t("said.owns", { what: wish.owns.map(({ name }) => partLabel(name)).join(", ") }));
  add(wish.resolution);
  if (wish.fps !== null) add(t("said.fps", { value: wish.fps }));
  if (wish.ramGb !== null) add(t("said.ram", { value: wish.ramGb }));
  if (wish.storageGb !== null) add(t("said.storage", { value: capacityLabel(wish.storageGb) }));
  if (wish.colour !== null) add(t(`said.${wish.colour}`));
  if (wish.size !== null) add(t(`said.${wish.size}`));
  add(wish.quiet && t("said.quiet"));
  for (const brand of wish.likes) add(brand.toUpperCase());
  for (const brand of wish.dislikes) add(t("said.without", { brand: brand.toUpperCase() }));
  add(wish.upgradable && t("said.upgradable"));
  if (wish.warrantyMonths !== null) add(t("said.warranty", { value: t("months", { count: wish.warrantyMonths }) }));
  if (wish.grade !== null) add(t("said.grade", { grade: wish.grade }));
  if (wish.os !== null) add(wish.os === "windows" ? "Windows" : "Linux");
  if (wish.count !== null) add(t("said.count", { value: wish.count }));
  if (wish.prefer !== null) add(t(`said.${wish.prefer}`));
  if (spending !== null) add(budgetWords(spending, t) + convertedWords(spending, wish.budget, t));
  return words;
}

function budgetWords({ min, max, about }: Spending, t: T): string {
  if (max === null) return t("said.from", { min: formatPrice(min ?? (0 as NonNullable<typeof min>)) });
  if (min !== null) return t("said.between", { min: formatPrice(min), max: formatPrice(max) });
  return t(about ? "said.about" : "said.to", { max: formatPrice(max) });
}

function convertedWords({ rate }: Spending, said: SaidBudget | null, t: T): string {
  if (rate === null || said === null) return "";
  const { value, currency, source, day } = rate;
  return `, ${t("said.converted", { value: String(value).replace(".", ","), currency, source, day })}`;
}
