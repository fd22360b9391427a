import type { Order } from "../../shop/orders/order.ts";
import { links } from "../links.ts";

/** Where whoever has the order's key sees it, without an account. */
export function orderLink(
  { number, linkKey }: Pick<Order, "number" | "linkKey">,
  { origin }: { origin: string },
): string {
  return `${origin}${links.order(number, { key: linkKey })}`;
}
