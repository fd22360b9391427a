// The facts about a proposed product, and what gave way, as sentences.

import { never } from "../../../../base/result.ts";
import { bani } from "../../../../base/money.ts";
import type { Relaxation } from "../../../../shop/assistant/answering/constraint.ts";
import type { Evidence } from "../../../../shop/assistant/answering/pick.ts";
import { gameTitles } from "../../../../shop/assistant/lexicon/game-titles.ts";
import { gameNames } from "../../../../shop/catalogue/specs.ts";
import { formatNumber, formatPrice } from "../../../i18n/format.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Translate } from "../../../i18n/translate.ts";

type Words = { t: Translate<"assistant">; language: Language };

export function formatEvidence(fact: Evidence, { t, language }: Words): string {
  const number = (value: number) => formatNumber(Math.round(value), language);
  switch (fact.code) {
    case "measured":
      return t("evidence.measured", { game: gameNames[fact.game], value: number(fact.value) });
    case "alike":
      return t(fact.isHeavier ? "evidence.heavier" : "evidence.alike", {
        title: gameTitles[fact.title].name,
        game: gameNames[fact.game],
        value: number(fact.value),
      });
    case "range":
      return t("evidence.range", { resolution: fact.resolution, low: number(fact.low), high: number(fact.high) });
    case "score":
      return t("evidence.score", { value: number(fact.value) });
    case "room": {
      const room = t("evidence.room", { slots: fact.ramSlots, ram: fact.maxRamGb, watts: number(fact.watts) });
      return fact.m2Slots === null ? room : `${room}; ${t("evidence.m2", { slots: fact.m2Slots })}`;
    }
    case "next-processor":
      return t("evidence.next", { name: fact.name });
    case "cooling":
      return t("evidence.cooling", { rated: fact.rated, draws: fact.draws });
    case "over":
      return t("evidence.over", { by: formatPrice(fact.by) });
    case "supply":
      return t("evidence.supply", { watts: number(fact.watts) });
    case "boards":
      return t("evidence.boards", { chipsets: fact.chipsets });
    case "gain":
      return t("evidence.gain", { from: number(fact.from), to: number(fact.to) });
    default:
      return never(fact);
  }
}

/** "the budget, by 120,00 RON": amounts are prices, all else is a plain number or a name. */
export function formatRelaxation({ criterion, by, of }: Relaxation, { t, language }: Words): string {
  const isMoney = criterion === "budgetMax" || criterion === "budgetMin";
  const value = (one: number | string | null) => {
    if (typeof one !== "number") return one ?? "";
    if (criterion === "warranty") return t("months", { count: one });
    if (criterion === "deadline") return t("days", { count: one });
    return isMoney ? formatPrice(bani(one)) : formatNumber(Math.round(one), language);
  };
  return t(`gave.${criterion}`, { by: value(by), of: value(of) });
}
