import type { StockState } from "../../../../../shop/stock/units/unit.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";

const tones = {
  "on-sale": "good",
  "off-sale": "neutral",
  allocated: "warn",
  sold: "brand",
  intake: "warn",
  inspection: "warn",
  scrapped: "danger",
  converted: "neutral",
} as const satisfies Record<StockState, string>;

export function StateBadge({ state }: { state: StockState }) {
  const { t } = useWords("office-units");
  return (
    <Badge tone={tones[state]}>
      <span className="whitespace-nowrap">{t(`state.${state}`)}</span>
    </Badge>
  );
}
