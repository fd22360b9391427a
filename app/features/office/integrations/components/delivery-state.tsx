import type { DeliveryState } from "../../../../../shop/integrations/delivery.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";

const tones = { waiting: "neutral", delivered: "good", failed: "danger" } as const;

export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  const { t } = useWords("office-integrations");
  return <Badge tone={tones[state]}>{t(`deliveries.state.${state}`)}</Badge>;
}
