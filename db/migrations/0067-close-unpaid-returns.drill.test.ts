import { afterAll, beforeAll, expect, test } from "vitest";
import { ordersIn } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { closeUnpaidReturns } from "./0067-close-unpaid-returns.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = { ...(await openTestShop()), takesCash: true };
  people = ordersIn(shop);
});
afterAll(() => shop.close());

test("orders that waited as returned are closed if nobody ever paid them, and no others", async () => {
  const [unpaid, paid, delivered] = [
    await people.shipped(await people.placedAtTheDoor()),
    await people.shipped(await people.paidByCard()),
    await people.delivered(await people.placedAtTheDoor()),
  ];
  const ids = [unpaid.id, paid.id];
  await shop.db.updateTable("salesOrder").set({ state: "returned" }).where("id", "in", ids).execute();
  await closeUnpaidReturns.up(shop.db);
  const stateOf = async (order: Parameters<typeof people.now>[0]) => {
    const { state, payment } = await people.now(order);
    return `${state} ${payment.state}`;
  };
  expect(await Promise.all([unpaid, paid, delivered].map(stateOf))).toEqual([
    "closed cancelled",
    "returned captured",
    "delivered awaiting",
  ]);
  const moves = await shop.db
    .selectFrom("orderMove")
    .where("toState", "=", "closed")
    .select(["orderId", "fromState", "actor"])
    .execute();
  expect(moves).toEqual([{ orderId: unpaid.id, fromState: "returned", actor: "shop" }]);
});
