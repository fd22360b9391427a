import type { ClaimState } from "../../../shop/returns/claim.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Badge } from "../../kit/badge.tsx";

const tones = {
  asked: "warn",
  accepted: "brand",
  received: "brand",
  settled: "good",
  rejected: "danger",
  dropped: "neutral",
} as const satisfies Record<ClaimState, string>;

/** The progress of a claim. */
export function ClaimStateBadge({ state }: { state: ClaimState }) {
  const { t } = useWords("returns");
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
