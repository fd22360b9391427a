// Faults around money, with processes that race and processes that die, on PostgreSQL and the real sandbox.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../../base/db.server.ts";
import { newId, type ListingId } from "../../../base/id.ts";
import { bani, ron } from "../../../base/money.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { anOrderRequest } from "../../../testing/buyer.ts";
import { openTestProvider, type TestProvider } from "../../../testing/card.ts";
import { unlimited } from "../../../testing/allocating.ts";
import { anyMails } from "../../../testing/email-limits.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { aVisitor, putOnSale, unitsOf } from "../../../testing/catalogue-index.ts";
import type { Crash, ShopJob, Task } from "../../../testing/processes/shop-process.ts";
import { addToCart } from "../../cart/add-to-cart.server.ts";
import { firstDeliveryTerms, shippingFor } from "../../shipping/fee.ts";
import { findOrder } from "../orders.sql.server.ts";
import { setReceived } from "../payment/payments.sql.server.ts";
import type { NewOrder } from "./place-order.server.ts";

const database = aPostgres();
let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());

type Ended = { signal: string | null; answers: string[] };

type How = {
  crash?: Crash;
  connections?: number;
  /** The process is killed when this promise resolves. */
  killedWhen?: () => Promise<unknown>;
};

/** Runs these jobs concurrently in one shop process. */
async function inAProcess(
  jobs: readonly ShopJob[],
  { crash = null, connections = 8, killedWhen }: How = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../../testing/processes/shop-process.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const task: Task = { url: database.url, connections, neighbour: provider.neighbour, crash, jobs: [...jobs] };
  child.stdin.end(JSON.stringify(task));
  const output = text(child.stdout);
  if (killedWhen) {
    await killedWhen();
    child.kill("SIGKILL");
  }
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  if (code !== 0 && signal === null) throw new Error(`the shop process failed with ${code}`);
  const last = (await output).trim();
  return { signal, answers: last === "" ? [] : (JSON.parse(last) as { answers: string[] }).answers };
}

async function inTwoProcesses(jobs: readonly ShopJob[], connections = 8): Promise<string[]> {
  const half = Math.ceil(jobs.length / 2);
  const ended = await Promise.all(
    [jobs.slice(0, half), jobs.slice(half)].map((some) => inAProcess(some, { connections })),
  );
  return ended.flatMap(({ answers }) => answers);
}

const tally = (answers: readonly string[]) => {
  const counted: Record<string, number> = {};
  for (const answer of answers) counted[answer] = (counted[answer] ?? 0) + 1;
  return counted;
};

const orderOf = (orderRequest: NewOrder) => findOrder(database.db, { idempotencyKey: orderRequest.idempotencyKey });
const allocationsOf = (listingId: ListingId) =>
  database.db
    .selectFrom("hold")
    .innerJoin("unit", "unit.id", "hold.unitId")
    .where("unit.listingId", "=", listingId)
    .select(["hold.kind", "hold.orderId", "hold.until"])
    .execute();
const emailsTo = (number: string) =>
  database.db.selectFrom("outbox").where("dedupeKey", "=", `paid ${number}`).select("id").execute();

/** Exactly one order, one captured payment, one sold unit and one e-mail to the buyer. */
async function expectPaidOnce(orderRequest: NewOrder, listingId: ListingId): Promise<void> {
  const order = (await orderOf(orderRequest))!;
  expect([order.state, order.payment.state, order.payment.captured]).toEqual(["paid", "captured", order.totals.total]);
  const taken = (await provider.paymentsOf(order.number)).filter(({ captured }) => captured > 0);
  expect(taken).toEqual([
    expect.objectContaining({ ref: order.payment.ref, captured: order.totals.total, refunded: 0 }),
  ]);
  expect((await provider.paymentsOf(order.number)).filter(({ state }) => state === "authorised")).toEqual([]);
  expect(await allocationsOf(listingId)).toEqual([{ kind: "sale", orderId: order.id, until: null }]);
  expect(await emailsTo(order.number)).toHaveLength(1);
}

async function aBuyer() {
  const listingId = await putOnSale(database.db, aPc());
  return { listingId, orderRequest: await anOrderRequest(database, { listingId }) };
}

test("50 posts of the same payment from two processes are one order and one charge", async () => {
  const { listingId, orderRequest } = await aBuyer();
  const answers = await inTwoProcesses(Array.from({ length: 50 }, () => ({ do: "buy", orderRequest }) as const));
  expect(new Set(answers)).toEqual(new Set(["paid"]));
  await expectPaidOnce(orderRequest, listingId);
});

describe("kill -9", () => {
  // The steps of a checkout by card, in order, and what must be true after only the shop's own jobs ran.
  test.each([
    ["while the order is being written", { inside: "placing" }, "nothing"],
    ["when the order stands, before the provider is asked", { call: "createIntent", when: "before" }, "waits"],
    [
      "when the provider has the payment, before the shop has noted it",
      { call: "createIntent", when: "after" },
      "waits",
    ],
    ["when the card was given, before the shop has looked", { call: "retrieve", when: "before" }, "paid"],
    ["when the shop has looked, before it sold the unit", { call: "retrieve", when: "after" }, "paid"],
    ["when the unit is sold, before the money is taken", { call: "capture", when: "before" }, "paid"],
    ["when the money is taken, before the shop has noted it", { call: "capture", when: "after" }, "paid"],
    ["while the payment is being written", { inside: "recording" }, "paid"],
  ] as const satisfies [string, Crash, string][])(
    "%s loses no paid order, takes nothing twice and leaves no unit stuck",
    async (_step, crash, then) => {
      const { listingId, orderRequest } = await aBuyer();
      expect(await inAProcess([{ do: "buy", orderRequest }], { crash })).toEqual({ signal: "SIGKILL", answers: [] });
      await inAProcess([{ do: "settle" }]);
      const order = await orderOf(orderRequest);
      const allocations = await allocationsOf(listingId);
      switch (then) {
        case "nothing":
          expect([order, allocations]).toEqual([null, []]);
          break;
        case "waits":
          expect(order).toMatchObject({ state: "placed" });
          expect(allocations).toEqual([{ kind: "order", orderId: order?.id, until: expect.any(Date) }]);
          break;
        case "paid":
          await expectPaidOnce(orderRequest, listingId);
          break;
      }
      // In every case the buyer posts the page again.
      expect(await inAProcess([{ do: "buy", orderRequest }])).toEqual({ signal: null, answers: ["paid"] });
      await expectPaidOnce(orderRequest, listingId);
    },
  );

  test("while a cart's units are being allocated leaves none of them held", async () => {
    const listings = [await putOnSale(database.db, aPc()), await putOnSale(database.db, aPc())] as const;
    const visitors = [aVisitor(newId()), aVisitor(newId())] as const;
    for (const visitorId of visitors)
      for (const listingId of listings) await addToCart(database, { visitorId, listingId, quantity: 1 });
    const [, second = ""] = await Promise.all(
      listings.map(async (listingId) => (await unitsOf(database.db, listingId))[0]),
    );
    const waits = sql<{
      waiting: number;
    }>`select count(*)::int as waiting from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
    // Another buyer is about to take the second unit: the process has the first, waits, and dies there.
    await transaction(database.db, async (tx) => {
      await sql`insert into hold (unit_id, kind, visitor_id, until) values (${second}::uuid, 'checkout', ${aVisitor(newId())}, now() - interval '1 second')`.execute(
        tx,
      );
      const killedWhen = () => expect.poll(async () => (await waits.execute(tx)).rows[0]?.waiting).toBe(1);
      expect(await inAProcess([{ do: "hold", visitorId: visitors[0] }], { killedWhen })).toEqual({
        signal: "SIGKILL",
        answers: [],
      });
    });
    expect(await inAProcess([{ do: "hold", visitorId: visitors[1] }])).toMatchObject({ answers: ["held"] });
    expect(await inAProcess([{ do: "hold", visitorId: visitors[0] }])).toMatchObject({ answers: ["unit-taken"] });
  });

  test("while an order by transfer or its payment is being written leaves nothing behind; sent again, it is one order, paid once", async () => {
    const listingId = await putOnSale(database.db, aPc());
    const orderRequest = await anOrderRequest(database, {
      listingId,
      payment: { paymentMethod: "bank", accountName: "Ana Pop" },
    });
    const crash = { inside: "recording" } as const;
    expect(await inAProcess([{ do: "place", orderRequest }], { crash })).toEqual({ signal: "SIGKILL", answers: [] });
    expect([await orderOf(orderRequest), await allocationsOf(listingId)]).toEqual([null, []]);
    expect(
      await inAProcess([
        { do: "place", orderRequest },
        { do: "place", orderRequest },
      ]),
    ).toMatchObject({ answers: ["placed", "placed"] });
    const order = (await orderOf(orderRequest))!;
    expect(order.state).toBe("awaiting-payment");
    expect(await allocationsOf(listingId)).toMatchObject([{ kind: "order", orderId: order.id }]);

    // The transfer arrives and the process dies while it is recorded: recorded again, it is counted once.
    const came = {
      do: "transfer",
      orderNumber: order.number,
      amount: order.totals.total,
      key: `line of ${order.number}`,
    } as const;
    expect(await inAProcess([came], { crash })).toEqual({ signal: "SIGKILL", answers: [] });
    expect(await orderOf(orderRequest)).toMatchObject({ state: "awaiting-payment", payment: { captured: 0 } });
    expect((await inAProcess([came, came])).answers.toSorted()).toEqual(["known", "paid"]);
    expect(await orderOf(orderRequest)).toMatchObject({ state: "paid", payment: { captured: order.totals.total } });
    expect(await allocationsOf(listingId)).toEqual([{ kind: "sale", orderId: order.id, until: null }]);
    expect(await emailsTo(order.number)).toHaveLength(1);
  });

  test.each([
    ["when the refund is written, before the provider is asked", { call: "refund", when: "before" }],
    ["when the provider has given it back, before the shop has noted it", { call: "refund", when: "after" }],
    ["while it is being written that the order is called off", { inside: "recording" }],
  ] as const satisfies [string, Crash][])(
    "of a paid order's calling off, %s, gives the money back once",
    async (_step, crash) => {
      const { listingId, orderRequest } = await aBuyer();
      await inAProcess([{ do: "buy", orderRequest }]);
      const { id, number, totals } = (await orderOf(orderRequest))!;
      expect(await inAProcess([{ do: "cancel", orderId: id }], { crash })).toMatchObject({ signal: "SIGKILL" });
      await inAProcess([{ do: "settle" }]);
      const after = (await orderOf(orderRequest))!;
      // Killed inside the transaction: the order was never cancelled.
      if (after.state === "paid")
        expect(await inAProcess([{ do: "cancel", orderId: id }])).toMatchObject({ answers: ["cancelled"] });
      expect(await orderOf(orderRequest)).toMatchObject({
        state: "cancelled",
        payment: { state: "refunded", refunded: totals.total },
        refunds: [{ state: "done", amount: totals.total }],
      });
      expect(await provider.paymentsOf(number)).toMatchObject([{ captured: totals.total, refunded: totals.total }]);
      expect(await allocationsOf(listingId)).toEqual([]);
    },
  );
});

test("40 concurrent refunds from two processes never exceed the payment", async () => {
  const orderRequest = await anOrderRequest(database, { thing: aPc({ price: ron(2500) }) });
  await inAProcess([{ do: "buy", orderRequest }]);
  const order = (await orderOf(orderRequest))!;
  const jobs = Array.from({ length: 40 }, (): ShopJob => ({
    do: "refund",
    orderId: order.id,
    amount: ron(250),
    key: newId(),
  }));
  expect(tally(await inTwoProcesses(jobs))).toEqual({ done: 10, "refund-above-paid": 30 });
  expect(await provider.paymentsOf(order.number)).toMatchObject([{ captured: 2500_00, refunded: 2500_00 }]);
  expect(await orderOf(orderRequest)).toMatchObject({
    payment: { state: "refunded", captured: 2500_00, refunded: 2500_00 },
  });
});

test("the same refund requested 30 times from two processes is made once", async () => {
  const { orderRequest } = await aBuyer();
  await inAProcess([{ do: "buy", orderRequest }]);
  const order = (await orderOf(orderRequest))!;
  const jobs = Array.from({ length: 30 }, (): ShopJob => ({
    do: "refund",
    orderId: order.id,
    amount: ron(100),
    key: "the very same",
  }));
  expect(new Set(await inTwoProcesses(jobs)).has("refund-above-paid")).toBe(false);
  await inAProcess([{ do: "settle" }]);
  expect((await orderOf(orderRequest))?.refunds).toMatchObject([{ state: "done", amount: 100_00 }]);
  expect(await provider.paymentsOf(order.number)).toMatchObject([{ refunded: 100_00 }]);
});

test("the database itself rejects a refund above the payment, without a check by a verb", async () => {
  const orderRequest = await anOrderRequest(database, { payment: { paymentMethod: "bank", accountName: "Ana Pop" } });
  const { placeOrder } = await import("./place-order.server.ts");
  const placed = await placeOrder(
    {
      db: database.db,
      compose: () => ({ subject: "s", text: "t", html: "h" }),
      chance: Math.random,
      bank: { bank: "b", iban: "i", beneficiary: "b" },
      card: { name: "sandbox" },
      takesCash: false,
      delivery: firstDeliveryTerms,
      holding: unlimited,
      mailLimits: anyMails,
      vatRates: [{ from: "2017-01-01", percent: 21 }],
    },
    orderRequest,
  );
  if (!placed.ok) throw new Error(placed.domainError.code);
  const { id: orderId, payment } = placed.value;
  await transaction(database.db, (tx) => setReceived(tx, payment.id, bani(100_00)));
  const row = (sequence: number) => ({
    sequence,
    id: newId<"refund">(),
    orderId,
    paymentId: payment.id,
    amountBani: bani(60_00),
    way: "bank" as const,
    state: "requested" as const,
    reason: "goodwill",
    note: null,
    actor: "staff:1",
    key: newId(),
    iban: null,
    accountName: null,
  });
  const both = await Promise.allSettled(
    [1, 2].map((sequence) => database.db.insertInto("refund").values(row(sequence)).execute()),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("webhooks and returning buyers in two processes at once charge each payment once", async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, aBuyer));
  await inTwoProcesses(buyers.map(({ orderRequest }) => ({ do: "buy", orderRequest }) as const));
  const refs = await Promise.all(buyers.map(async ({ orderRequest }) => (await orderOf(orderRequest))!.payment.ref!));
  const kinds = ["authorised", "captured", "failed", "cancelled", "refunded"];
  const messages = refs.flatMap((ref) =>
    kinds.flatMap((kind) => Array.from({ length: 3 }, () => provider.webhook(kind, ref))),
  );
  const jobs: ShopJob[] = messages.map(({ rawBody, headers }) => ({ do: "webhook", rawBody, headers: [...headers] }));
  expect(
    tally(await inTwoProcesses([...jobs, ...buyers.map(({ orderRequest }) => ({ do: "buy", orderRequest }) as const)])),
  ).toEqual({
    taken: 90,
    paid: 6,
  });
  for (const { orderRequest, listingId } of buyers) await expectPaidOnce(orderRequest, listingId);
});

const UNITS = 50;
const BUYERS_OF_EACH = 200;

/** This many carts with one of each; inserted as rows, since building a cart is not under test. */
async function manyBuyers(listings: readonly ListingId[]): Promise<NewOrder[]> {
  const price = ron(500);
  const orderRequests: NewOrder[] = [];
  const model = await anOrderRequest(database, { thing: aComponent("ssd", { price }) });
  for (const listingId of listings) {
    const carts = Array.from({ length: BUYERS_OF_EACH }, () => ({ id: newId<"cart">(), visitorId: aVisitor(newId()) }));
    await database.db.insertInto("cart").values(carts).execute();
    await database.db
      .insertInto("cartLine")
      .values(carts.map(({ id }) => ({ cartId: id, listingId, quantity: 1, seenPriceBani: price })))
      .execute();
    orderRequests.push(
      ...carts.map(({ visitorId }) => ({
        ...model,
        visitorId,
        seenTotal: bani(price + shippingFor(price, firstDeliveryTerms)),
        idempotencyKey: newId(),
      })),
    );
  }
  return orderRequests;
}

test(
  `of ${BUYERS_OF_EACH} buyers of each of ${UNITS} units, in two processes and all by card, ${UNITS} have their order, the rest are told, nobody is charged twice`,
  { timeout: 300_000 },
  async () => {
    const listings: ListingId[] = [];
    for (let unit = 0; unit < UNITS; unit++)
      listings.push(await putOnSale(database.db, aComponent("ssd", { price: ron(500) })));
    const orderRequests = await manyBuyers(listings);
    // The listings of neighbouring buyers differ, so that all listings are contended at once.
    const mixed = orderRequests.map(
      (_request, at) => orderRequests[(at % UNITS) * BUYERS_OF_EACH + Math.floor(at / UNITS)]!,
    );
    const answers = await inTwoProcesses(
      mixed.map((orderRequest) => ({ do: "buy", orderRequest }) as const),
      16,
    );
    expect(tally(answers)).toEqual({ paid: UNITS, "unit-taken": UNITS * (BUYERS_OF_EACH - 1) });

    const orders = await database.db
      .selectFrom("salesOrderLine as l")
      .innerJoin("salesOrder as o", "o.id", "l.orderId")
      .innerJoin("payment as p", "p.orderId", "o.id")
      .where("l.listingId", "in", listings)
      .select(["o.number", "o.state", "l.unitId", "p.capturedBani"])
      .execute();
    expect(orders).toHaveLength(UNITS);
    expect(new Set(orders.map(({ unitId }) => unitId)).size).toBe(UNITS);
    for (const { number, state, capturedBani } of orders) {
      expect([state, capturedBani]).toEqual(["paid", 519_99]);
      expect(await provider.paymentsOf(number)).toMatchObject([{ state: "captured", captured: 519_99 }]);
    }
    const { rows } = await sql<{
      held: number;
    }>`select count(*)::int as held from hold h join unit u on u.id = h.unit_id where u.listing_id in (${sql.join(listings)})`.execute(
      database.db,
    );
    expect(rows).toEqual([{ held: UNITS }]);
  },
);
