// The state of a trade-in as a badge. Needs the words of the namespace "trade-in-sent".

import type { TradeInState } from "../../../shop/trade-in/trade-in.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Badge } from "../../kit/badge.tsx";

const tones = {
  draft: "neutral",
  offered: "action",
  accepted: "brand",
  received: "brand",
  testing: "brand",
  tested: "good",
  revised: "action",
  paid: "good",
  bounced: "action",
  rejected: "neutral",
  returned: "neutral",
  expired: "neutral",
} as const satisfies Record<TradeInState, string>;

export function TradeInBadge({ state }: { state: TradeInState }) {
  const { t } = useWords("trade-in-sent");
  return state === "draft" ? null : <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
