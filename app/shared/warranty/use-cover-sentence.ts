// What is covered today, as one sentence. Needs the words of the namespace "account".

import type { CoverToday } from "../../../shop/warranty/ledger.ts";
import { formatDay, formatList } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";

export function useCoverSentence(): (today: CoverToday) => string {
  const { t, language } = useWords("account");
  return (today) => {
    if (today.state === "ended") return t(`warranties.today.${today.why}`);
    if (today.state === "over") return t("warranties.over", { until: formatDay(today.since, language) });
    const parts = formatList(
      today.longest.map((part) => t(`warranties.part.${part}`)),
      language,
    );
    const until = formatDay(today.until, language);
    const paused = today.isPaused ? ` ${t("warranties.today.paused")}` : "";
    if (today.wholeUntil === null) return t("warranties.today.parts", { parts, until }) + paused;
    const whole = formatDay(today.wholeUntil, language);
    if (today.wholeUntil === today.until) return t("warranties.today.whole", { until: whole }) + paused;
    return t("warranties.today.wholeAndParts", { whole, parts, until }) + paused;
  };
}
