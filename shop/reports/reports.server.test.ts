import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, dayOf } from "../../base/day.ts";
import { databaseTime } from "../../base/db.server.ts";
import { newId, type ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aComponent, aPc, aUnit } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { unitsOf } from "../orders/order.ts";
import { openClaim } from "../returns/open-claim.server.ts";
import { transitionClaim } from "../returns/transition-claim.server.ts";
import { PageViews } from "./page-views.ts";
import { type Period } from "./period.ts";
import { storePageViews } from "./store-page-views.server.ts";
import { viewConversion, viewReturns, viewSellThrough, viewStockAge } from "./view-reports.server.ts";
import { viewSales } from "./view-sales.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
let period: Period;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
  const today = dayOf(await databaseTime(shop.db));
  period = { from: addDays(today, -1), to: addDays(today, 1) };
});
afterAll(() => shop.close());

/** A PC under the margin scheme, by its price and cost in RON. */
async function aPcFor(price: number, cost: number) {
  const listingId = await putOnSale(shop.db, aPc({ price: ron(price) }));
  await costs(listingId, cost);
  return listingId;
}

const costs = (listingId: ListingId, cost: number) =>
  shop.db
    .updateTable("unit")
    .set({ costBani: ron(cost), taxRegime: "margin" })
    .where("listingId", "=", listingId)
    .execute();

test("only confirmed orders are sales; what comes back is no margin, and its refund is shown", async () => {
  const before = (await viewSales(shop, period)).total;
  const fulfilled = await people.paidByCard([{ listingId: await aPcFor(2420, 1210) }]);
  await people.placed([{ listingId: await aPcFor(3000, 1000) }]);
  const cancelled = await people.paidByCard([{ listingId: await aPcFor(5000, 1000) }]);
  await cancelOrder(shop, { orderId: cancelled.id, actor: STAFF });
  const backAgain = await people.delivered(await people.paidByCard([{ listingId: await aPcFor(1815, 605) }]));
  const after = (await viewSales(shop, period)).total;
  expect(after.orders - before.orders).toBe(2);
  expect(after.sales - before.sales).toBe(fulfilled.totals.total + backAgain.totals.total);
  expect(after.cost - before.cost).toBe(ron(1815));
  expect(after.vat - before.vat).toBe(ron(420));

  const opened = await openClaim(shop, {
    orderId: backAgain.id,
    kind: "withdrawal",
    units: unitsOf(backAgain),
    story: null,
    key: newId(),
    actor: "buyer",
  });
  if (!opened.ok) throw new Error(opened.domainError.code);
  const { number } = opened.value;
  await transitionClaim(shop, { number, to: "received", actor: STAFF });
  await transitionClaim(shop, {
    number,
    to: "settled",
    actor: STAFF,
    end: { resolution: "refunded", refund: ron(1815) },
  });
  const returned = (await viewSales(shop, period)).total;
  expect(returned.sales).toBe(after.sales);
  expect(returned.refunds - after.refunds).toBe(ron(1815));
  expect(returned.cost - before.cost).toBe(ron(1210));
  expect(returned.margin - before.margin).toBe(ron(1000));

  const { class: classes, cpu } = await viewReturns(shop, period);
  expect(classes.find(({ part }) => part === "pc-1500-2500")).toMatchObject({ sold: 2, withdrawn: 1, percent: 50 });
  expect(cpu.reduce((total, { withdrawn }) => total + withdrawn, 0)).toBe(1);
});

test("stock that is not sold is counted with what it cost and what is asked for it", async () => {
  const [before] = await viewStockAge(shop);
  await costs(await putOnSale(shop.db, aComponent("ssd", { price: ron(200), units: [aUnit(), aUnit()] })), 90);
  const sold = await aPcFor(2000, 1500);
  await people.paidByCard([{ listingId: sold }]);
  const [after] = await viewStockAge(shop);
  expect(after).toEqual({
    band: "0-30",
    units: before!.units + 2,
    cost: before!.cost + ron(180),
    asked: before!.asked + ron(400),
  });
});

test("what sold of what was offered is counted by class", async () => {
  const ssds = async () => (await viewSellThrough(shop, period)).find((row) => row.class === "hdd");
  expect(await ssds()).toBeUndefined();
  const listingId = await putOnSale(
    shop.db,
    aComponent("hdd", { price: ron(100), units: [aUnit(), aUnit(), aUnit()] }),
  );
  await people.paidByCard([{ listingId, quantity: 2 }]);
  expect(await ssds()).toMatchObject({ offered: 3, sold: 2, percent: 66.7, revenue: ron(200), daysToSell: 0 });
});

test("views of two processes add up, and are kept for the next time where the database does not answer", async () => {
  const [one, other] = [new PageViews(), new PageViews()];
  const today = shop.clock.today();
  const seen = async () => (await viewConversion(shop, { from: today, to: today }))[0]!;
  one.add("product");
  one.add("product");
  other.add("product");
  other.add("cart");
  await storePageViews({ ...shop, views: one });
  await storePageViews({ ...shop, views: other });
  await storePageViews({ ...shop, views: other });
  expect(await seen()).toMatchObject({ product: 3, cart: 1, checkout: 0 });

  one.add("checkout");
  const away = {
    insertInto: () => {
      throw new Error("away");
    },
  };
  await expect(storePageViews({ ...shop, db: away as never, views: one })).rejects.toThrow("away");
  await storePageViews({ ...shop, views: one });
  expect(await seen()).toMatchObject({ product: 3, checkout: 1 });
});
