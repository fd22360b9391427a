import { useWords } from "../../i18n/use-words.ts";
import type { OrderState } from "../../../shop/orders/order.ts";
import { Badge } from "../badge.tsx";

const tones = {
  placed: "warn",
  "awaiting-payment": "warn",
  paid: "good",
  preparing: "good",
  shipped: "brand",
  delivered: "good",
  withdrawn: "neutral",
  returned: "neutral",
  cancelled: "danger",
  refunded: "neutral",
} as const satisfies Record<OrderState, string>;

/** How far an order has come. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const { t } = useWords("account");
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
