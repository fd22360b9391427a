import { expect, test } from "vitest";
import { newId, type ListingId } from "../../../base/id.ts";
import { ron, times } from "../../../base/money.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { shipping } from "../../../testing/orders.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { aVisitor, putOnSale, unitsOf } from "../../../testing/catalogue-index.ts";
import { inTwoProcesses } from "../../../testing/two-processes.ts";
import { addToCart } from "../../cart/add-to-cart.server.ts";
import { firstDeliveryTerms, shippingFor } from "../../shipping/fee.ts";
import type { NewOrder } from "./place-order.server.ts";

const database = aPostgres();

/** The outcome for each buyer. */
const fromTwoProcesses = (orders: readonly NewOrder[]) =>
  inTwoProcesses("buying-process.ts", { url: database.url, jobs: orders });

/** This many buyers, each with the same goods in the cart. */
async function buyers(count: number, goods: { listingId: ListingId; quantity: number }[]): Promise<NewOrder[]> {
  const orders: NewOrder[] = [];
  for (let buyer = 0; buyer < count; buyer++) {
    const visitorId = aVisitor(newId());
    for (const { listingId, quantity } of goods) {
      const added = await addToCart(database, { visitorId, listingId, quantity });
      if (!added.ok) throw new Error(`the test's cart was refused: ${added.domainError.code}`);
    }
    const total = times(
      PRICE,
      goods.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    orders.push({
      visitorId,
      language: "ro",
      shipping,
      payment: buyer % 2 === 0 ? { paymentMethod: "card" } : { paymentMethod: "bank", accountName: "Ana Pop" },
      extendedWarranty: false,
      seenTotal: (total + shippingFor(total, firstDeliveryTerms)) as NewOrder["seenTotal"],
      idempotencyKey: newId(),
    });
  }
  return orders;
}

const PRICE = ron(500);
const tally = (answers: string[]) => ({
  orders: answers.filter((answer) => answer.startsWith("ORD-")).length,
  taken: answers.filter((answer) => answer === "unit-taken").length,
});

async function rowsOf(listingId: ListingId) {
  const { db } = database;
  const allocations = await db
    .selectFrom("hold")
    .innerJoin("unit", "unit.id", "hold.unitId")
    .where("unit.listingId", "=", listingId)
    .select(["hold.unitId", "hold.orderId"])
    .execute();
  const lines = await db
    .selectFrom("salesOrderLine")
    .where("listingId", "=", listingId)
    .select(["unitId", "orderId"])
    .execute();
  return { allocations, lines };
}

test("of 200 buyers of one PC in two processes exactly one gets it, the others are refused with unit-taken", async () => {
  const listingId = await putOnSale(database.db, aPc({ price: PRICE }));
  const answers = await fromTwoProcesses(await buyers(200, [{ listingId, quantity: 1 }]));
  expect(tally(answers)).toEqual({ orders: 1, taken: 199 });
  const { allocations, lines } = await rowsOf(listingId);
  expect(allocations).toEqual(lines);
  expect(allocations).toHaveLength(1);
});

test("of 200 buyers of two out of 20 units exactly ten get theirs, and each unit is in one order", async () => {
  const listingId = await putOnSale(database.db, aComponent("ram", { price: PRICE, stock: 20 }));
  const answers = await fromTwoProcesses(await buyers(200, [{ listingId, quantity: 2 }]));
  expect(tally(answers)).toEqual({ orders: 10, taken: 190 });
  const { lines } = await rowsOf(listingId);
  expect(lines.map((line) => line.unitId).toSorted()).toEqual(await unitsOf(database.db, listingId));
});

test("buyers of the same listings in different orders do not deadlock", async () => {
  const listings: ListingId[] = [];
  for (let listing = 0; listing < 5; listing++)
    listings.push(await putOnSale(database.db, aComponent("ssd", { price: PRICE, stock: 40 })));
  const wanted = await buyers(0, []);
  for (let buyer = 0; buyer < 60; buyer++) {
    const turned = [...listings.slice(buyer % 5), ...listings.slice(0, buyer % 5)];
    wanted.push(
      ...(await buyers(
        1,
        (buyer % 2 ? turned : turned.toReversed()).map((listingId) => ({ listingId, quantity: 1 })),
      )),
    );
  }
  expect(tally(await fromTwoProcesses(wanted))).toEqual({ orders: 40, taken: 20 });
});

test("50 posts of the same page from two processes are one order", async () => {
  const listingId = await putOnSale(database.db, aComponent("hdd", { price: PRICE, stock: 60 }));
  const [order] = await buyers(1, [{ listingId, quantity: 1 }]);
  const answers = await fromTwoProcesses(Array.from({ length: 50 }, () => order!));
  expect(new Set(answers).size).toBe(1);
  expect((await rowsOf(listingId)).lines).toHaveLength(1);
});
