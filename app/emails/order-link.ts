import type { Order } from "../../shop/orders/order.ts";
import { links } from "../links.ts";

/** The address of an order with its key, which needs no account. */
export function orderLink(
  { number, linkKey }: Pick<Order, "number" | "linkKey">,
  { origin }: { origin: string },
): string {
  return `${origin}${links.order(number, { key: linkKey })}`;
}
