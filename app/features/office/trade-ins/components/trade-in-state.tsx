import type { ComponentProps } from "react";
import type { TradeInState } from "../../../../../shop/trade-in/trade-in.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";

const tones = {
  draft: "neutral",
  offered: "neutral",
  accepted: "brand",
  received: "action",
  testing: "action",
  tested: "warn",
  revised: "warn",
  rejected: "danger",
  paid: "good",
  bounced: "danger",
  returned: "neutral",
  expired: "neutral",
} as const satisfies Record<TradeInState, ComponentProps<typeof Badge>["tone"]>;

/** Where a trade-in stands, as staff say it. Needs the words of the room "purchases". */
export function TradeInStateBadge({ state }: { state: TradeInState }) {
  const { t } = useWords("office-trade-ins");
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
