// Warranty cover: one line with its end for each thing that somebody bought and still has.
// Invariant: cover begins when the parcel arrives, not when it was paid; returned units are no longer covered.

import type { ListingId, UnitId } from "../../base/id.ts";
import { differingParts, type PartWithWarranty } from "../inventory/part-warranty.ts";
import type { ClaimableUnit } from "./claim.ts";
import type { Order, OrderNumber, OrderState } from "../orders/order.ts";

export type Cover = {
  number: OrderNumber;
  title: string;
  listingId: ListingId;
  months: number;
  isExtended: boolean;
  from: Date | null;
  until: Date | null;
  /** The parts of a PC, if they are covered for different times; `months` and `until` are then of the shortest. */
  parts: { part: PartWithWarranty; months: number; until: Date | null }[];
};

const coveredStates: readonly OrderState[] = ["paid", "preparing", "shipped", "delivered"];

type Bought = Pick<Order, "number" | "state" | "lines" | "extendedWarranty" | "deliveredAt">;

/**
 * The covers of these orders, in their order, for the units that their buyer still has. `from` and `until` are null
 * before the parcel has arrived. Only a PC's cover is extended (rule 12).
 */
export function coversOf(orders: readonly Bought[], still: ReadonlyMap<UnitId, ClaimableUnit["kind"]>): Cover[] {
  return orders
    .filter((order) => coveredStates.includes(order.state))
    .flatMap(({ number, lines, extendedWarranty, deliveredAt }) =>
      lines.flatMap((line) => {
        if (line.kind !== "unit" || !still.has(line.unitId)) return [];
        const parts = differingParts(line.partMonths);
        if (line.warrantyMonths === 0 && parts.length === 0) return [];
        const { title, listingId, warrantyMonths: months } = line;
        return [
          {
            number,
            title,
            listingId,
            months,
            isExtended: extendedWarranty && still.get(line.unitId) === "pc",
            from: deliveredAt,
            until: deliveredAt && monthsAfter(deliveredAt, months),
            parts: parts.map((part) => ({ ...part, until: deliveredAt && monthsAfter(deliveredAt, part.months) })),
          },
        ];
      }),
    );
}

/** The same day this many months later, or the last day of a shorter month. */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}
