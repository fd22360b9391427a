import { expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { newId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { coversOf, monthsAfter } from "./cover.ts";
import type { Order, OrderLine, OrderNumber, OrderState } from "./order.ts";

test.each([
  ["2026-11-21", 12, "2027-11-21"],
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-08-31", 6, "2027-02-28"],
])("from %s %i months are until %s", (from, months, until) => {
  expect(monthsAfter(new Date(`${from}T10:00:00Z`), months).toISOString()).toBe(`${until}T10:00:00.000Z`);
});

const deliveredAt = new Date("2026-11-21T10:00:00Z");
const lines: OrderLine[] = [
  { kind: "unit", title: "PC", listingId: 1 as ListingId, unitId: newId(), price: ron(2599), warrantyMonths: 36 },
  { kind: "unit", title: "as it is", listingId: 2 as ListingId, unitId: newId(), price: ron(50), warrantyMonths: 0 },
  { kind: "service", service: "extended-warranty", title: "extended-warranty", price: ron(199), warrantyMonths: 0 },
];
const anOrder = (state: OrderState, given: Partial<Order> = {}) => ({ number: "ORD-123456" as OrderNumber, state, lines, extendedWarranty: true, deliveredAt, ...given });

test("what arrived is covered from that day; what has no warranty and what is no thing is not", () => {
  expect(coversOf([anOrder("delivered")])).toEqual([
    { number: "ORD-123456", title: "PC", listingId: 1, months: 36, isExtended: true, from: deliveredAt, until: new Date("2029-11-21T10:00:00Z") },
  ]);
});

test("what is still on its way has no days yet", () => {
  expect(coversOf([anOrder("shipped", { deliveredAt: null })])).toMatchObject([{ from: null, until: null }]);
});

test.each(["placed", "awaiting-payment", "cancelled", "withdrawn", "returned", "refunded"] as const)("an order that is %s covers nothing", (state) => {
  expect(coversOf([anOrder(state)])).toEqual([]);
});
