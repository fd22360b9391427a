// What is covered, and until when: one line for each thing that somebody bought and kept.
// Must always hold: cover begins when the parcel arrives, not when it was paid; what went back is covered no more.

import type { ListingId } from "../../base/id.ts";
import type { Order, OrderNumber, OrderState } from "./order.ts";

export type Cover = { number: OrderNumber; title: string; listingId: ListingId; months: number; isExtended: boolean; from: Date | null; until: Date | null };

const kept: readonly OrderState[] = ["paid", "preparing", "shipped", "delivered"];

/** The covers of these orders, in their order. `from` and `until` are null before the parcel has arrived. */
export function coversOf(orders: readonly Pick<Order, "number" | "state" | "lines" | "extendedWarranty" | "deliveredAt">[]): Cover[] {
  return orders
    .filter((order) => kept.includes(order.state))
    .flatMap(({ number, lines, extendedWarranty, deliveredAt }) =>
      lines.flatMap((line) => {
        if (line.kind !== "unit" || line.warrantyMonths === 0) return [];
        const { title, listingId, warrantyMonths: months } = line;
        return [{ number, title, listingId, months, isExtended: extendedWarranty, from: deliveredAt, until: deliveredAt && monthsAfter(deliveredAt, months) }];
      }),
    );
}

/** The same day so many months later, or the last of a shorter month. */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}
