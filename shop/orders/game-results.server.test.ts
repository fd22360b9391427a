import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId, type UnitId } from "../../base/id.ts";
import { bani, ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aPc } from "../../testing/builders.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { requestGameTest } from "../cart/request-game-test.server.ts";
import { gameResultsOf } from "../catalogue/game-results-of.server.ts";
import { viewListing } from "../catalogue/view-listing.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { mayTransitionOrder, orderStates, type Order } from "./order.ts";
import { callOffGameTest } from "./call-off-game-test.server.ts";
import { prepareOrder } from "./prepare-order.server.ts";
import { recordCash } from "./payment/record-cash.server.ts";
import { recordGameResults } from "./record-game-results.server.ts";
import { transitionOrders } from "./office/transition-orders.server.ts";
import { shipOrder } from "./ship-order.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = { ...(await openTestShop()), takesCash: true };
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const GAMES = ["counter-strike 2", "Dota 2"];
const run = (fps: number) => ({ fps, resolution: "1920x1080", settings: "high" }) as const;

/** A paid PC with a test of two games, one of which the bench runs on every machine. */
async function tested(
  pay: "paidByCard" | "paidByTransfer" | "placedAtTheDoor" = "paidByCard",
): Promise<{ order: Order; unitId: UnitId; listingId: Awaited<ReturnType<typeof putOnSale>> }> {
  const listingId = await putOnSale(shop.db, aPc({ price: ron(2599), title: "PC de testat" }));
  const visitorId = await people.aBuyer();
  await requestGameTest(shop, { visitorId, listingId, games: GAMES });
  const order = await people[pay]([], { visitorId, language: "hu" });
  const [unit] = order.lines;
  if (unit?.kind !== "unit") throw new Error("the test's order has no PC");
  return { order, unitId: unit.unitId, listingId };
}

const record = (
  { order, unitId }: { order: Order; unitId: UnitId },
  runs: Parameters<typeof recordGameResults>[1]["runs"],
  key = newId(),
) => recordGameResults(shop, { number: order.number, unitId, runs, key, actor: STAFF });
const found = ({ order, unitId }: { order: Order; unitId: UnitId }) =>
  gameResultsOf(shop, { unitId, games: GAMES, since: order.placedAt });

test("results become the unit's own measurements, and the buyer gets one e-mail per page in their language", async () => {
  const bought = await tested();
  const key = newId();
  expect(await record(bought, [run(212), { fps: 160, resolution: "2560x1440", settings: "ultra" }], key)).toMatchObject(
    { ok: true },
  );
  await record(bought, [run(212), { fps: 160, resolution: "2560x1440", settings: "ultra" }], key);
  expect(await found(bought)).toEqual([
    { game: "counter-strike 2", ...run(212) },
    { game: "Dota 2", fps: 160, resolution: "2560x1440", settings: "ultra" },
  ]);
  const rows = await shop.db
    .selectFrom("measurement")
    .where("unitId", "=", bought.unitId)
    .where("source", "=", "bench")
    .select(["test", "value"])
    .where("outdatedAt", "is", null)
    .orderBy("test")
    .execute();
  expect(rows).toEqual([
    { test: "Dota 2", value: 160 },
    { test: "cs2", value: 212 },
  ]);

  const emails = await shop.db
    .selectFrom("outbox")
    .where("dedupeKey", "like", `game-results ${bought.order.number}%`)
    .select(["recipient", "language", "subject", "textBody"])
    .execute();
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({
    recipient: bought.order.email,
    language: "hu",
    subject: expect.stringContaining(bought.order.number),
  });
  expect(emails[0]?.textBody).toContain("counter-strike 2: 212 FPS · 1920 × 1080 · magas beállítások");
  expect(emails[0]?.textBody).toContain("Dota 2: 160 FPS · 2560 × 1440 · ultra beállítások");
});

test("a correction at the same settings replaces the result, and a buyer's custom game is not on the machine's page", async () => {
  const bought = await tested();
  await record(bought, [run(100), run(50)]);
  await record(bought, [run(110), run(50)]);
  expect((await found(bought)).map(({ fps }) => fps)).toEqual([110, 50]);
  const page = await viewListing(shop, bought.listingId);
  expect(page?.measurements).toContainEqual(expect.objectContaining({ test: "cs2", value: 110, source: "bench" }));
  expect(JSON.stringify(page)).not.toContain("Dota 2");
});

test("a missing result, a unit without a test and a cancelled order are refused", async () => {
  const bought = await tested();
  const missing = refuse.invalid({ code: "game-results-missing" });
  expect(await record(bought, [run(100), null])).toEqual(missing);
  expect(await record({ ...bought, unitId: newId<"unit">() }, [run(100), run(50)])).toEqual(missing);
  expect(await found(bought)).toEqual([]);
  await cancelOrder(shop, { orderId: bought.order.id });
  expect(await record(bought, [run(100), run(50)])).toMatchObject({
    domainError: { code: "order-not-movable", state: "cancelled" },
  });
});

describe("a paid game test", () => {
  const parcel = { courier: "fan", trackingNumber: "2000123456" } as const;
  const ship = ({ number }: Order) => shipOrder(shop, { number, actor: STAFF, parcel });
  const callOff = ({ order, unitId }: { order: Order; unitId: UnitId }) =>
    callOffGameTest(shop, {
      number: order.number,
      unitId,
      reason: "Jocul nu mai pornește pe Windows 11.",
      actor: STAFF,
    });
  const emailOf = async ({ number }: Order) =>
    shop.db
      .selectFrom("outbox")
      .where("dedupeKey", "like", `game-test-called-off ${number}%`)
      .select("textBody")
      .execute();

  test("blocks its parcel until every game has its result", async () => {
    const bought = await tested();
    await prepareOrder(shop, { number: bought.order.number, actor: STAFF });
    expect(await ship(bought.order)).toEqual(refuse.conflict({ code: "game-test-open", units: [bought.unitId] }));
    expect((await people.now(bought.order)).state).toBe("preparing");
    await record(bought, [run(212), run(160)]);
    expect(await ship(bought.order)).toMatchObject({ ok: true, value: { state: "shipped" } });
    expect(await callOff(bought)).toMatchObject({ ok: false, domainError: { code: "order-not-movable" } });
  });

  test("blocks its parcel among many others too, and nothing leads around it", async () => {
    const bought = await tested();
    const { number } = bought.order;
    const other = await people.paidByCard();
    for (const order of [bought.order, other]) await prepareOrder(shop, { number: order.number, actor: STAFF });
    const parcels = [
      { number, parcel },
      { number: other.number, parcel: { ...parcel, trackingNumber: "2000123457" } },
    ];
    expect(await transitionOrders(shop, { transition: { to: "shipped", parcels }, actor: STAFF })).toMatchObject({
      value: [
        { number, domainError: { code: "game-test-open" } },
        { number: other.number, domainError: null },
      ],
    });
    expect(
      await transitionOrders(shop, { transition: { to: "delivered", numbers: [number] }, actor: STAFF }),
    ).toMatchObject({
      value: [{ domainError: { code: "order-not-movable" } }],
    });
    expect((await people.now(bought.order)).state).toBe("preparing");
    // Only shipOrder may mark an order as sent; the shop itself puts back what had been sent before.
    const leadsToShipped = orderStates.filter((from) => mayTransitionOrder({ from, to: "shipped", by: "staff" }));
    expect(leadsToShipped).toEqual(["preparing"]);
  });

  test("is not completed by another buyer's earlier measurements", async () => {
    const bought = await tested();
    await record(bought, [run(212), run(160)]);
    await shop.db
      .updateTable("measurement")
      .set({ measuredAt: new Date("2026-01-01T00:00:00Z") })
      .where("unitId", "=", bought.unitId)
      .execute();
    await prepareOrder(shop, { number: bought.order.number, actor: STAFF });
    expect(await ship(bought.order)).toMatchObject({ domainError: { code: "game-test-open" } });
  });

  test("that staff call off unblocks the parcel: the buyer gets the reason, and one refund on the card", async () => {
    const bought = await tested();
    await prepareOrder(shop, { number: bought.order.number, actor: STAFF });
    const answers = await Promise.all([callOff(bought), callOff(bought)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual(refuse.conflict({ code: "game-test-closed" }));
    const order = await people.now(bought.order);
    expect(order.refunds).toMatchObject([{ amount: 50_00, reason: "test-not-run", way: "card", state: "done" }]);
    expect(order.lines).toContainEqual(
      expect.objectContaining({ service: "game-test", calledOff: "Jocul nu mai pornește pe Windows 11." }),
    );
    expect((await emailOf(order)).map(({ textBody }) => textBody)).toEqual([
      expect.stringContaining("Jocul nu mai pornește pe Windows 11."),
    ]);
    const audited = await shop.db
      .selectFrom("audit")
      .where("entityId", "=", order.number)
      .where("action", "=", "game-test-called-off")
      .select(["actor", "after"])
      .execute();
    expect(audited).toEqual([
      { actor: STAFF, after: { unitId: bought.unitId, reason: "Jocul nu mai pornește pe Windows 11." } },
    ]);
    expect(await ship(order)).toMatchObject({ ok: true });
  });

  test("that is called off on an order by transfer is to be refunded to the buyer's account", async () => {
    const bought = await tested("paidByTransfer");
    expect(await callOff(bought)).toEqual({ ok: true, value: null });
    expect((await people.now(bought.order)).refunds).toMatchObject([
      { amount: 50_00, reason: "test-not-run", way: "bank", state: "requested", account: null },
    ]);
  });

  test("that is called off on an order by cash reduces the cash due", async () => {
    const bought = await tested("placedAtTheDoor");
    const before = bought.order.totals;
    expect(await callOff(bought)).toEqual({ ok: true, value: null });
    const order = await people.now(bought.order);
    expect(order).toMatchObject({
      totals: { services: before.services - 50_00, total: before.total - 50_00 },
      payment: { amount: before.total - 50_00 },
      refunds: [],
    });
    await people.shipped(order);
    expect(
      await recordCash(shop, {
        number: order.number,
        amount: bani(before.total - 50_00),
        at: shop.clock.now(),
        key: newId(),
        actor: STAFF,
      }),
    ).toEqual({ ok: true, value: null });
  });
});
