import { useWords } from "../../i18n/use-words.ts";
import { displayStatus, type DisplayStatus, type Order } from "../../../shop/orders/order.ts";
import { Badge } from "../../kit/badge.tsx";

export const orderTones = {
  placed: "warn",
  "due-at-door": "warn",
  "due-at-counter": "warn",
  "awaiting-payment": "warn",
  paid: "good",
  preparing: "good",
  shipped: "brand",
  "ready-to-collect": "brand",
  "came-back": "warn",
  delivered: "good",
  collected: "good",
  withdrawn: "neutral",
  returned: "neutral",
  cancelled: "danger",
  refunded: "neutral",
  closed: "neutral",
} as const satisfies Record<DisplayStatus, string>;

/** The progress of an order; `status`: with that of its parcels, where they are known. */
export function OrderStateBadge({
  order,
  status,
}: {
  order: Pick<Order, "state" | "method" | "delivery">;
  status?: DisplayStatus;
}) {
  const { t } = useWords("account");
  const state = status ?? displayStatus(order);
  return <Badge tone={orderTones[state]}>{t(`state.${state}`)}</Badge>;
}
