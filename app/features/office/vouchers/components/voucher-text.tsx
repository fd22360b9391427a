// What a voucher takes off, when, and how it stands, in words.

import { useWords } from "../../../../i18n/use-words.ts";
import { formatDay, formatPrice } from "../../../../i18n/format.ts";
import { Badge } from "../../../../kit/badge.tsx";
import type { Voucher, VoucherState } from "../../../../../shop/vouchers/voucher.ts";

export function VoucherStateBadge({ state }: { state: VoucherState }) {
  const { t } = useWords("office-vouchers");
  return <Badge {...(state === "active" && { tone: "good" })}>{t(`state.${state}`)}</Badge>;
}

export function useVoucherText() {
  const { t, language } = useWords("office-vouchers");
  const day = (text: string) => formatDay(text, language);
  return {
    formatValue: ({ value }: Pick<Voucher, "value">) =>
      "percent" in value ? `${value.percent}%` : formatPrice(value.amount),
    formatUses: ({ uses, mostUses }: Pick<Voucher, "uses" | "mostUses">) =>
      mostUses === null ? String(uses) : t("usesOf", { uses, most: mostUses }),
    formatPeriod: ({ firstDay, lastDay }: Pick<Voucher, "firstDay" | "lastDay">) =>
      [firstDay && t("from", { day: day(firstDay) }), lastDay && t("until", { day: day(lastDay) })]
        .filter(Boolean)
        .join(" ") || t("always"),
  };
}
