// The progress of an order in the words of those who work on it; its buyer reads others.

import { displayStatus, type DisplayStatus, type Order } from "../../../../../shop/orders/order.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { orderTones } from "../../../../shared/orders/order-state.tsx";

/** Needs the words of the namespace "office-orders-processing". */
export function StaffOrderState({
  order,
  status,
}: {
  order: Pick<Order, "state" | "method" | "delivery">;
  status?: DisplayStatus;
}) {
  const { t } = useWords("office-orders-processing");
  const state = status ?? displayStatus(order);
  return <Badge tone={orderTones[state]}>{t(`state.${state}`)}</Badge>;
}
