// W5 on PostgreSQL: races of two processes for the last unit that a limit allows, and between the link, the deadline,
// the payment and another buyer.

import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId, type AllocationRequestId, type ListingId } from "../../../base/id.ts";
import { ron, times } from "../../../base/money.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { unlimited } from "../../../testing/allocating.ts";
import type { StrangerJob } from "../../../testing/processes/stranger-process.ts";
import { anyMails } from "../../../testing/email-limits.ts";
import { byTransfer, somebodyNew } from "../../../testing/orders.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { aVisitor, minutesPass, putOnSale } from "../../../testing/catalogue-index.ts";
import { inTwoProcesses } from "../../../testing/two-processes.ts";
import { addToCart } from "../../cart/add-to-cart.server.ts";
import { firstDeliveryTerms, shippingFor } from "../../shipping/fee.ts";
import type { OrderNumber } from "../order.ts";
import { placeOrder, type NewOrder } from "./place-order.server.ts";

const database = aPostgres();
const PRICE = ron(500);
const holding = unlimited;
const run = (jobs: readonly StrangerJob[]) => inTwoProcesses("stranger-process.ts", { url: database.url, jobs });
const count = (answers: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers.toSorted(), (answer) => answer)].map(([answer, all]) => [answer, all.length]),
  );

async function anOrderRequest(listingId: ListingId, network: string | null, quantity = 1): Promise<NewOrder> {
  const visitorId = aVisitor(newId());
  const added = await addToCart(database, { visitorId, listingId, quantity });
  if (!added.ok) throw new Error(`the test's cart was refused: ${added.domainError.code}`);
  const goods = times(PRICE, quantity);
  return {
    visitorId,
    language: "ro",
    shipping: somebodyNew({ address: `Str. ${newId()} 1` }),
    payment: byTransfer,
    extendedWarranty: false,
    seenTotal: (goods + shippingFor(goods, firstDeliveryTerms)) as NewOrder["seenTotal"],
    idempotencyKey: newId(),
    network,
  };
}

async function anUnconfirmedOrder(listingId: ListingId) {
  const deps = {
    db: database.db,
    compose: () => ({ subject: "s", text: "t", html: "h" }),
    chance: Math.random,
    bank: { bank: "b", iban: "i", beneficiary: "b" },
    card: { name: "sandbox" },
    takesCash: false,
    delivery: firstDeliveryTerms,
    holding,
    mailLimits: anyMails,
    vatRates: [{ from: "2017-01-01", percent: 21 }],
  };
  const placed = await placeOrder(deps, await anOrderRequest(listingId, null));
  if (!placed.ok) throw new Error(`the test's order was refused: ${placed.domainError.code}`);
  const { id } = await database.db
    .selectFrom("holdRequest")
    .where("orderId", "=", placed.value.id)
    .select("id")
    .executeTakeFirstOrThrow();
  return { order: placed.value, request: id as AllocationRequestId };
}

const liveAllocations = (listingId: ListingId) =>
  database.db
    .selectFrom("hold")
    .innerJoin("unit", "unit.id", "hold.unitId")
    .where("unit.listingId", "=", listingId)
    .where((eb) => eb.or([eb("hold.until", "is", null), eb("hold.until", ">", sql<Date>`now()`)]))
    .select(["hold.orderId", "hold.kind"])
    .execute();
const factsOf = async (number: OrderNumber) => {
  const order = await database.db
    .selectFrom("salesOrder")
    .where("number", "=", number)
    .select(["id", "state"])
    .executeTakeFirstOrThrow();
  const payment = await database.db
    .selectFrom("payment")
    .where("orderId", "=", order.id)
    .select(["state", "capturedBani"])
    .executeTakeFirstOrThrow();
  const emails = await database.db
    .selectFrom("outbox")
    .where("dedupeKey", "like", `%${number}`)
    .select("dedupeKey")
    .orderBy("id")
    .execute();
  return { ...order, payment, emails: emails.map((email) => email.dedupeKey) };
};

test("60 concurrent strangers of one network hold five units in total, in two processes", async () => {
  const listingId = await putOnSale(database.db, aComponent("ssd", { price: PRICE, stock: 100 }));
  const jobs: StrangerJob[] = [];
  for (let each = 0; each < 30; each++) {
    jobs.push({
      does: "reserve",
      orderRequest: {
        visitorId: aVisitor(newId()),
        listingId,
        email: `${newId()}@example.ro`,
        language: "ro",
        network: "203.0.113",
      },
    });
    jobs.push({ does: "order", orderRequest: await anOrderRequest(listingId, "203.0.113") });
  }
  expect(count(await run(jobs))).toEqual({ held: 5, "network-holds-full": 55 });
  expect(await liveAllocations(listingId)).toHaveLength(5);
});

test("40 strangers with one e-mail address from different networks hold five units in total", async () => {
  const listingId = await putOnSale(database.db, aComponent("ssd", { price: PRICE, stock: 100 }));
  const jobs = Array.from({ length: 40 }, (_, each): StrangerJob => ({
    does: "reserve",
    orderRequest: {
      visitorId: aVisitor(newId()),
      listingId,
      email: `ana.pop+${each}@gmail.com`,
      language: "ro",
      network: `203.1.${each}`,
    },
  }));
  expect(count(await run(jobs))).toEqual({ held: 5, "holds-full": 35 });
});

test("links opened while others buy: each unit goes to one buyer, and the loser's order stays open", async () => {
  for (let round = 0; round < 10; round++) {
    const listingId = await putOnSale(database.db, aPc({ price: PRICE }));
    const { order, request } = await anUnconfirmedOrder(listingId);
    await minutesPass(database.db, 31);
    const orderRequest = await anOrderRequest(listingId, `198.51.${round}`);
    const results = await run([
      ...Array.from({ length: 5 }, (): StrangerJob => ({ does: "keep", id: request })),
      { does: "order", orderRequest },
      { does: "order", orderRequest },
    ]);
    const [extended, bought] = [results.slice(0, 5), results.slice(5)];
    const allocations = await liveAllocations(listingId);
    expect(allocations).toHaveLength(1);
    const isExtended = allocations[0]!.orderId === order.id;
    expect(new Set(extended)).toEqual(new Set([isExtended ? "kept" : "keep-lost"]));
    expect(bought.every((answer) => (answer === "held") === !isExtended)).toBe(true);
    expect(await factsOf(order.number)).toMatchObject({
      state: "awaiting-payment",
      emails: [`placed ${order.number}`],
    });
  }
}, 120_000);

test("payment, link and deadline at once: order, money and e-mails agree", async () => {
  for (let round = 0; round < 10; round++) {
    const listingId = await putOnSale(database.db, aPc({ price: PRICE }));
    const { order, request } = await anUnconfirmedOrder(listingId);
    await minutesPass(database.db, 60 * 24 * 10);
    const arrival = { orderNumber: order.number, amount: order.totals.total, key: newId(), actor: "staff:ion" };
    await run([
      { does: "keep", id: request },
      { does: "pay", arrival },
      { does: "expire", orderId: order.id },
      { does: "pay", arrival },
      { does: "keep", id: request },
      { does: "expire", orderId: order.id },
    ]);
    const { state, payment, emails } = await factsOf(order.number);
    expect(payment.capturedBani).toBe(order.totals.total);
    expect(["paid", "cancelled"]).toContain(state);
    expect(await liveAllocations(listingId)).toHaveLength(state === "paid" ? 1 : 0);
    expect(emails.filter((email) => email === `paid ${order.number}` || email === `cancelled ${order.number}`)).toEqual(
      [`${state} ${order.number}`],
    );
    if (state === "cancelled")
      expect(
        await database.db.selectFrom("refund").where("orderId", "=", order.id).select("amountBani").execute(),
      ).toEqual([{ amountBani: order.totals.total }]);
  }
}, 120_000);
