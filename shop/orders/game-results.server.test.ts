import { afterAll, beforeAll, expect, test } from "vitest";
import { newId, type UnitId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aPc } from "../../testing/builders.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { onShelf } from "../../testing/shelf.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { requestGameTest } from "../cart/request-game-test.server.ts";
import { gameResultsOf } from "../catalogue/game-results-of.server.ts";
import { viewListing } from "../catalogue/view-listing.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import type { Order } from "./order.ts";
import { recordGameResults } from "./record-game-results.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const GAMES = ["counter-strike 2", "Dota 2"];
const run = (fps: number) => ({ fps, resolution: "1920x1080", settings: "high" }) as const;

/** A paid PC with a test of two games, one of which the bench runs on every machine. */
async function tested(): Promise<{ order: Order; unitId: UnitId; listingId: Awaited<ReturnType<typeof onShelf>> }> {
  const listingId = await onShelf(shop.db, aPc({ price: ron(2599), title: "PC de testat" }));
  const visitorId = await people.aBuyer();
  await requestGameTest(shop, { visitorId, listingId, games: GAMES });
  const order = await people.paidByCard([], { visitorId, language: "hu" });
  const [unit] = order.lines;
  if (unit?.kind !== "unit") throw new Error("the test's order has no PC");
  return { order, unitId: unit.unitId, listingId };
}

const record = ({ order, unitId }: { order: Order; unitId: UnitId }, runs: Parameters<typeof recordGameResults>[1]["runs"], key = newId()) => recordGameResults(shop, { number: order.number, unitId, runs, key, actor: STAFF });
const found = ({ order, unitId }: { order: Order; unitId: UnitId }) => gameResultsOf(shop, { unitId, games: GAMES, since: order.placedAt });

test("what staff measured becomes the unit's own measurements, and the buyer is told in their language, once a page", async () => {
  const bought = await tested();
  const key = newId();
  expect(await record(bought, [run(212), { fps: 160, resolution: "2560x1440", settings: "ultra" }], key)).toMatchObject({ ok: true });
  await record(bought, [run(212), { fps: 160, resolution: "2560x1440", settings: "ultra" }], key);
  expect(await found(bought)).toEqual([
    { game: "counter-strike 2", ...run(212) },
    { game: "Dota 2", fps: 160, resolution: "2560x1440", settings: "ultra" },
  ]);
  const rows = await shop.db.selectFrom("measurement").where("unitId", "=", bought.unitId).where("source", "=", "bench").select(["test", "value"]).orderBy("test").execute();
  expect(rows).toEqual([{ test: "Dota 2", value: 160 }, { test: "cs2", value: 212 }]);

  const letters = await shop.db.selectFrom("outbox").where("dedupeKey", "like", `game-results ${bought.order.number}%`).select(["recipient", "language", "subject", "textBody"]).execute();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ recipient: bought.order.email, language: "hu", subject: expect.stringContaining(bought.order.number) });
  expect(letters[0]?.textBody).toContain("counter-strike 2: 212 fps · 1920 × 1080 · magas beállítások");
  expect(letters[0]?.textBody).toContain("Dota 2: 160 fps · 2560 × 1440 · ultra beállítások");
});

test("a correction at the same settings replaces the figure, and a game of one buyer's own stays off the machine's page", async () => {
  const bought = await tested();
  await record(bought, [run(100), run(50)]);
  await record(bought, [run(110), run(50)]);
  expect((await found(bought)).map(({ fps }) => fps)).toEqual([110, 50]);
  const page = await viewListing(shop, bought.listingId);
  expect(page?.measurements).toContainEqual(expect.objectContaining({ test: "cs2", value: 110, source: "bench" }));
  expect(JSON.stringify(page)).not.toContain("Dota 2");
});

test("a figure that is missing, a unit without a test and an order that was called off are refused", async () => {
  const bought = await tested();
  const missing = { ok: false, refusal: { code: "game-results-missing" } };
  expect(await record(bought, [run(100), null])).toEqual(missing);
  expect(await record({ ...bought, unitId: newId<"unit">() }, [run(100), run(50)])).toEqual(missing);
  expect(await found(bought)).toEqual([]);
  await cancelOrder(shop, { orderId: bought.order.id });
  expect(await record(bought, [run(100), run(50)])).toMatchObject({ refusal: { code: "order-not-movable", state: "cancelled" } });
});
