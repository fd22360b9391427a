import { expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { newId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { coversOf, monthsAfter } from "./cover.ts";
import type { Order, OrderLine, OrderNumber, OrderState } from "../orders/order.ts";

test.each([
  ["2026-11-21", 12, "2027-11-21"],
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-08-31", 6, "2027-02-28"],
])("from %s %i months are until %s", (from, months, until) => {
  expect(monthsAfter(new Date(`${from}T10:00:00Z`), months).toISOString()).toBe(`${until}T10:00:00.000Z`);
});

const deliveredAt = new Date("2026-11-21T10:00:00Z");
const [pc, cable, ram] = [newId<"unit">(), newId<"unit">(), newId<"unit">()];
const lines: OrderLine[] = [
  { kind: "unit", title: "PC", listingId: 1 as ListingId, unitId: pc, price: ron(2599), warrantyMonths: 36 },
  { kind: "unit", title: "as it is", listingId: 2 as ListingId, unitId: cable, price: ron(50), warrantyMonths: 0 },
  { kind: "unit", title: "RAM", listingId: 3 as ListingId, unitId: ram, price: ron(250), warrantyMonths: 24 },
  { kind: "service", service: "extended-warranty", title: "extended-warranty", price: ron(199), warrantyMonths: 0 },
];
const still = new Map([
  [pc, "pc"],
  [cable, "component"],
  [ram, "component"],
] as const);
const anOrder = (state: OrderState, given: Partial<Order> = {}) => ({
  number: "ORD-123456" as OrderNumber,
  state,
  lines,
  extendedWarranty: true,
  deliveredAt,
  ...given,
});

test("the parts of a PC are covered each for its own time, as agreed when it was bought", () => {
  const partMonths = { cpu: 12, ram: 24, storage: 24 };
  const line: OrderLine = {
    ...lines[0]!,
    kind: "unit",
    listingId: 1 as ListingId,
    unitId: pc,
    warrantyMonths: 12,
    partMonths,
  };
  const [cover] = coversOf([anOrder("delivered", { lines: [line], extendedWarranty: false })], still);
  expect(cover).toMatchObject({
    months: 12,
    until: new Date("2027-11-21T10:00:00Z"),
    parts: [
      { part: "cpu", months: 12, until: new Date("2027-11-21T10:00:00Z") },
      { part: "ram", months: 24, until: new Date("2028-11-21T10:00:00Z") },
      { part: "storage", months: 24, until: new Date("2028-11-21T10:00:00Z") },
    ],
  });
  const same = { ...line, partMonths: { cpu: 12, ram: 12 } };
  expect(coversOf([anOrder("delivered", { lines: [same] })], still)[0]?.parts).toEqual([]);
});

test("a delivered unit is covered from that day; a unit without warranty and a service are not", () => {
  expect(coversOf([anOrder("delivered")], still)).toEqual([
    {
      number: "ORD-123456",
      title: "PC",
      listingId: 1,
      months: 36,
      isExtended: true,
      from: deliveredAt,
      until: new Date("2029-11-21T10:00:00Z"),
      parts: [],
    },
    {
      number: "ORD-123456",
      title: "RAM",
      listingId: 3,
      months: 24,
      isExtended: false,
      from: deliveredAt,
      until: new Date("2028-11-21T10:00:00Z"),
      parts: [],
    },
  ]);
});

test("a returned unit is no longer covered, and the rest of its order is", () => {
  expect(coversOf([anOrder("delivered")], new Map([[ram, "component"]]))).toMatchObject([{ title: "RAM" }]);
});

test("an undelivered unit has no cover dates yet", () => {
  expect(coversOf([anOrder("shipped", { deliveredAt: null })], still)).toMatchObject([{ from: null, until: null }, {}]);
});

test.each(["placed", "awaiting-payment", "cancelled", "withdrawn", "returned", "refunded"] as const)(
  "an order that is %s covers nothing",
  (state) => {
    expect(coversOf([anOrder(state)], still)).toEqual([]);
  },
);
