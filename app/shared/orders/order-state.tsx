import { useWords } from "../../i18n/use-words.ts";
import { displayStatus, type Order } from "../../../shop/orders/order.ts";
import { Badge } from "../../kit/badge.tsx";

export const orderTones = {
  placed: "warn",
  "paid-at-door": "good",
  "awaiting-payment": "warn",
  paid: "good",
  preparing: "good",
  shipped: "brand",
  delivered: "good",
  withdrawn: "neutral",
  returned: "neutral",
  cancelled: "danger",
  refunded: "neutral",
  closed: "neutral",
} as const satisfies Record<ReturnType<typeof displayStatus>, string>;

/** The progress of an order. */
export function OrderStateBadge({ order }: { order: Pick<Order, "state" | "method"> }) {
  const { t } = useWords("account");
  const state = displayStatus(order);
  return <Badge tone={orderTones[state]}>{t(`state.${state}`)}</Badge>;
}
