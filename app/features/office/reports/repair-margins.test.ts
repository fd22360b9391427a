import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, dayOf } from "../../../../base/day.ts";
import { databaseTime } from "../../../../base/db.server.ts";
import { newId, type ListingId } from "../../../../base/id.ts";
import { bani, ron } from "../../../../base/money.ts";
import { viewMonth } from "../../../../shop/accounting/view-month.server.ts";
import { editListing } from "../../../../shop/catalogue/editing/edit-listing.server.ts";
import { listListings } from "../../../../shop/catalogue/editing/list-listings.server.ts";
import { issueDocuments } from "../../../../shop/invoices/issue-documents.server.ts";
import { RepairForm } from "../../../../shop/repairs/forms.ts";
import { repairUnit } from "../../../../shop/repairs/repair-unit.server.ts";
import { viewSales } from "../../../../shop/reports/view-sales.server.ts";
import { partsOfUnit } from "../../../../shop/stock/conversions/parts-of-unit.server.ts";
import { splitUnit } from "../../../../shop/stock/conversions/split-unit.server.ts";
import { aComponent, aPc } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function aUnitFor({ goods, cost }: { goods: Parameters<typeof putOnSale>[1]; cost: number }) {
  const listingId = await putOnSale(shop.db, goods);
  await shop.db
    .updateTable("unit")
    .set({ costBani: bani(cost), taxRegime: "margin" })
    .where("listingId", "=", listingId)
    .execute();
  const { code } = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", listingId)
    .select("code")
    .executeTakeFirstOrThrow();
  return { listingId, code };
}

async function repair(code: string, typed: Record<string, string>): Promise<void> {
  const form = RepairForm.parse({ id: newId<"repair">(), doneOn: dayOf(new Date()), doneBy: "Ion Radu", ...typed });
  expect(await repairUnit(shop, { code, actor: STAFF, form })).toMatchObject({ ok: true });
}

/** A PC of 2.420 lei that cost 1.210,01; its repairs: a card from stock for 333,33, work for 80,05, then cleaning for 0,01. */
async function repairedPc(): Promise<{ listingId: ListingId; code: string; repairs: number }> {
  const machine = await aUnitFor({ goods: aPc({ price: ron(2420) }), cost: 1210_01 });
  const card = await aUnitFor({ goods: aComponent("graphics-cards", { price: ron(500) }), cost: 333_33 });
  await repair(machine.code, { part: "gpu", stockCode: card.code, cost: "80,05" });
  await repair(machine.code, { work: "cleaned", cost: "0,01" });
  return { ...machine, repairs: 333_33 + 80_05 + 1 };
}
const VAT = Math.round(((2420_00 - 1210_01) * 21) / 121);

test("repairs lower the margin of a listing, and the price that is proposed earns them back", async () => {
  const { listingId, code, repairs } = await repairedPc();
  const query = { state: null, type: null, age: null, margin: null, photos: null, mayCost: true, vat: 21 } as const;
  const { rows } = await listListings(shop, { ...query, search: code, sort: "newest", descending: true, page: 1 });
  expect(rows).toMatchObject([{ cost: 1210_01, margin: 2420_00 - 1210_01 - repairs - VAT }]);
  const editor = await editListing(shop, { id: listingId, mayCost: true, vat: 21 });
  expect(editor?.units).toMatchObject([{ cost: 1210_01, repairs }]);
  const proposed = editor?.proposal?.lines.find(({ from }) => from === "cost");
  // The purchase price, and with VAT the repairs and a fifth of what was spent.
  expect(proposed).toMatchObject({
    cost: 1210_01,
    repairs,
    price: Math.ceil(1210_01 + (repairs + (1210_01 + repairs) * 0.2) * 1.21),
  });
  const hidden = await editListing(shop, { id: listingId, mayCost: false, vat: 21 });
  expect(hidden?.units).toMatchObject([{ cost: null, repairs: null }]);
});

test("the report of sales counts repairs; the VAT and the margin register take the purchase price alone", async () => {
  const today = dayOf(await databaseTime(shop.db));
  const sales = async () => (await viewSales(shop, { from: addDays(today, -1), to: addDays(today, 1) })).total;
  const before = await sales();
  const { listingId, repairs } = await repairedPc();
  const order = await ordersIn(shop).paidByTransfer([{ listingId }]);
  await issueDocuments(shop);
  const after = await sales();
  expect(after.cost - before.cost).toBe(1210_01 + repairs);
  expect(after.vat - before.vat).toBe(VAT);
  expect(after.margin - before.margin).toBe(2420_00 - 1210_01 - repairs - VAT);
  const { margin } = await viewMonth(shop, { month: shop.clock.today().slice(0, 7) });
  const entry = margin.entries.find(({ orderNumber }) => orderNumber === order.number);
  expect(entry).toMatchObject({ cost: 1210_01, margin: entry!.price - 1210_01 });
});

test("of a machine that is split, its parts bear the repairs, to the ban", async () => {
  const { code, repairs } = await repairedPc();
  const parts = await partsOfUnit(shop, { code });
  if (!parts.ok) throw new Error(parts.domainError.code);
  const split = await splitUnit(shop, { code, actor: STAFF, pieces: parts.value.pieces });
  if (!split.ok) throw new Error(split.domainError.code);
  const units = await shop.db
    .selectFrom("unit")
    .where("code", "in", split.value.codes)
    .select(["costBani", "repairCostBani"])
    .execute();
  expect(units.reduce((sum, { repairCostBani }) => sum + repairCostBani, 0)).toBe(repairs);
  expect(units.reduce((sum, { costBani }) => sum + costBani, 0)).toBe(1210_01);
});
