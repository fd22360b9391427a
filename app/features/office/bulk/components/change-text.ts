// What an edit changes, in words: "−10 % · warranty 24 months".

import { bani } from "../../../../../base/money.ts";
import type { BulkChanges } from "../../../../../shop/stock/bulk/bulk-edit.ts";
import { formatNumber, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";

export function useChangeText() {
  const { t } = useWords("office-bulk");
  return (changes: BulkChanges | null): string => {
    if (!changes) return t("nothing");
    const { price, warranty, badge, state } = changes;
    const texts = [
      price &&
        (price.step.endsWith("percent")
          ? `${price.step.startsWith("down") ? "−" : "+"}${formatNumber(price.value / 10)} %`
          : `${price.step.startsWith("down") ? "−" : price.step === "set" ? "= " : "+"}${formatPrice(bani(price.value))}`),
      warranty === null ? null : t("text.warranty", { count: warranty }),
      badge && t("text.badge", { badge: t(`badge.${badge}`) }),
      state && t(`text.${state}`),
    ];
    return texts.filter(Boolean).join(" · ") || t("nothing");
  };
}
