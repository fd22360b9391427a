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

/** The state of a trade-in in the words for staff. Needs the words of the namespace "office-trade-ins". */
export function TradeInStateBadge({ state }: { state: TradeInState }) {
  const { t } = useWords("office-trade-ins");
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
