import type { SubmissionState } from "../../../../../shop/invoices/e-factura/submission.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";

const tones = {
  waiting: "neutral",
  sending: "neutral",
  processing: "neutral",
  accepted: "good",
  "by-hand": "good",
  rejected: "danger",
  unclear: "warn",
} as const satisfies Record<SubmissionState, string>;

export function SubmissionBadge({ state }: { state: SubmissionState }) {
  const { t } = useWords("office-invoices");
  return <Badge tone={tones[state]}>{t(`submission.state.${state}`)}</Badge>;
}
