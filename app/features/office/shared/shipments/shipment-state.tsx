// The state of a parcel. Needs the words of the namespace "office-shipments".

import type { ShipmentState } from "../../../../../shop/shipments/shipment.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";

const tones = {
  requested: "warn",
  failed: "danger",
  created: "neutral",
  "in-transit": "neutral",
  cancelling: "warn",
  delivered: "good",
  returned: "danger",
  cancelled: "neutral",
} as const satisfies Record<ShipmentState, string>;

export function ShipmentStateBadge({ state }: { state: ShipmentState }) {
  const { t } = useWords("office-shipments");
  return (
    <span className="whitespace-nowrap">
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
    </span>
  );
}
