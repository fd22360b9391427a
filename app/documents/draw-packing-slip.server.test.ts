import { describe, expect, test } from "vitest";
import { newId, type ListingId } from "../../base/id.ts";
import { NOTHING, ron } from "../../base/money.ts";
import type { Order, OrderNumber } from "../../shop/orders/order.ts";
import { shipping } from "../../testing/orders.ts";
import { languages } from "../i18n/languages.ts";
import { drawPackingSlips, type PackingSlip } from "./draw-packing-slip.server.ts";

const at = new Date("2026-11-21T10:00:00Z");
const { email, phone, company, billing, delivery, createAccount: _, saveInfo: __, ...address } = shipping;
const order = {
  id: newId<"order">(),
  number: "ORD-123456" as OrderNumber,
  state: "paid",
  language: "ro",
  email,
  phone,
  address,
  delivery,
  company,
  billing,
  method: "card",
  placedBy: null,
  payment: { state: "captured" },
  totals: { goods: ron(2500), services: NOTHING, shipping: NOTHING, reduction: NOTHING, total: ron(2500) },
  placedAt: at,
  estimatedDelivery: at,
} as Order;
const line: PackingSlip["lines"][number] = {
  unitId: newId<"unit">(),
  listingId: 7 as ListingId,
  title: "Gaming Ryzen 5 5600 / RTX 3060",
  code: "PB-123456A",
  serial: "SN123",
  grade: "A",
  state: "stock",
  place: "B2-04",
  replaces: null,
  games: ["Dota 2"],
};

const draw = (slips: PackingSlip[]) => drawPackingSlips(slips, { shopName: "PCBis", at });
const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;

describe("packing slips as a PDF", () => {
  test.each(languages)("are drawn with the words of the buyer's language: %s", async (language) => {
    const file = await draw([{ order: { ...order, language }, lines: [line] }]);
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesOf(file)).toBe(1);
    expect(await draw([{ order: { ...order, language }, lines: [line] }])).toEqual(file);
  });

  test("have a page of their own for each order, and go on where an order is long", async () => {
    const slip = { order, lines: [line] };
    expect(
      pagesOf(await draw([slip, slip, { order: { ...order, delivery: "pickup", method: "cash" }, lines: [] }])),
    ).toBe(3);
    expect(pagesOf(await draw([{ order, lines: Array.from({ length: 40 }, () => line) }]))).toBe(4);
  });
});
