import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../base/db.server.ts";
import { newId } from "../../base/id.ts";
import { formatNvme, identifyNvme, nvmeDrive, recording } from "../../testing/bench/erasure-logs.ts";
import { erased, withNewDrives } from "../../testing/bench/erasing.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { putBackOnSale } from "../catalogue/publishing/put-back-on-sale.server.ts";
import { viewReturnedUnit } from "../catalogue/publishing/view-returned-unit.server.ts";
import { viewBenchUnit } from "../catalogue/bench/view-bench-unit.server.ts";
import { inspectUnits } from "../inventory/receiving/inspect-units.server.ts";
import { unitsOf, type Order } from "../orders/order.ts";
import { prepareOrder } from "../orders/prepare-order.server.ts";
import { takeBackOrder } from "../orders/take-back-order.server.ts";
import type { ClaimKind } from "./claim.ts";
import { openClaim } from "./open-claim.server.ts";
import { transitionClaim } from "./transition-claim.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

let drives = 0;
const eraseLog = (day: string, serial = `S4EWNX0R8${String((drives += 1)).padStart(5, "0")}K`) =>
  recording([identifyNvme({ ...nvmeDrive, serial }), formatNvme()], { day });

async function codeOf(order: Order): Promise<string> {
  const unit = shop.db.selectFrom("unit").where("id", "=", unitsOf(order)[0]!);
  return (await unit.select("code").executeTakeFirstOrThrow()).code;
}
const putBack = (code: string) =>
  putBackOnSale(shop, {
    code,
    actor: STAFF,
    grade: "A",
    price: null,
    measurements: "keep",
    untested: { reason: "test-on-request", note: null },
  });
const missing = { domainError: { code: "erasure-missing" } };

async function received(order: Order, kind: ClaimKind = "withdrawal"): Promise<void> {
  const opened = await openClaim(shop, {
    orderId: order.id,
    kind,
    units: unitsOf(order),
    story: kind === "withdrawal" ? null : "Nu este ce aștept.",
    key: newId(),
    actor: "buyer",
  });
  if (!opened.ok) throw new Error(opened.domainError.code);
  const { number } = opened.value;
  if (kind !== "withdrawal") await transitionClaim(shop, { number, to: "accepted", actor: STAFF });
  await transitionClaim(shop, { number, to: "received", actor: STAFF });
  // The shop's clock of the tests stands before the day of the database.
  await sql`update inspection set came_at = ${"2026-11-20T08:00:00Z"} where source = ${number}`.execute(shop.db);
}

const aDriven = async (goods: Parameters<typeof putOnSale>[1] = aPc()) =>
  people.paidByCard([{ listingId: await putOnSale(shop.db, goods) }]);

describe("a machine that a buyer sent back", () => {
  test("goes on sale only after each drive was erased anew; the erasure of before the sale does not count", async () => {
    const order = await aDriven();
    const code = await codeOf(order);
    expect((await erased(shop, { code, log: eraseLog("2026-11-18") })).ok).toBe(true);
    await sql`alter table drive_erasure disable trigger drive_erasure_stays`.execute(shop.db);
    await sql`update drive_erasure set recorded_at = '2026-11-18T10:00:00Z'`.execute(shop.db);
    await sql`alter table drive_erasure enable trigger drive_erasure_stays`.execute(shop.db);
    await received(await people.delivered(order));
    const returned = await viewReturnedUnit(shop, { code });
    expect(returned).toMatchObject({
      value: { erasure: { isMissing: true, erased: [], lacking: [{ subject: 1, name: expect.any(String) }] } },
    });
    expect(await putBack(code)).toMatchObject(missing);
    // A log of before, recorded late, proves nothing either.
    expect((await erased(shop, { code, log: eraseLog("2026-11-19") })).ok).toBe(true);
    expect(await putBack(code)).toMatchObject(missing);
    expect((await erased(shop, { code, log: eraseLog("2026-11-20") })).ok).toBe(true);
    const bench = await viewBenchUnit(shop, { code });
    expect(bench.ok && bench.value.erased.erasures.map(({ counts }) => counts)).toEqual([true, false, false]);
    expect(await viewReturnedUnit(shop, { code })).toMatchObject({
      value: { erasure: { isMissing: false, lacking: [], erased: [{ model: nvmeDrive.model }] } },
    });
    expect(await putBack(code)).toMatchObject({ ok: true });
  });

  test("goes on sale without, where staff say why since it came back; a reason of before is gone", async () => {
    const order = await aDriven();
    const code = await codeOf(order);
    await withNewDrives(shop, code);
    await received(await people.delivered(order), "return");
    expect(await putBack(code)).toMatchObject(missing);
    await withNewDrives(shop, code);
    expect(await putBack(code)).toMatchObject({ ok: true });
  });
});

describe("no new erasure is needed", () => {
  test("of a unit without drives", async () => {
    const order = await aDriven(aComponent("graphics-cards"));
    const code = await codeOf(order);
    await received(await people.delivered(order));
    expect(await viewReturnedUnit(shop, { code })).toMatchObject({ value: { erasure: { hasDrives: false } } });
    expect(await putBack(code)).toMatchObject({ ok: true });
  });

  test("of a parcel that was refused: nobody opened it", async () => {
    const order = await people.shipped(await aDriven());
    await takeBackOrder(shop, { number: order.number, actor: STAFF, reason: "refuzat" });
    expect(await putBack(await codeOf(order))).toMatchObject({ ok: true });
  });

  test("of goods that were withdrawn from before they were handed to the courier", async () => {
    const order = await aDriven();
    await prepareOrder(shop, { number: order.number, actor: STAFF });
    await received(order);
    expect(await putBack(await codeOf(order))).toMatchObject({ ok: true });
  });

  test("of a unit that was refused after it had come back from an earlier buyer and was erased", async () => {
    const first = await aDriven();
    const code = await codeOf(first);
    await received(await people.delivered(first));
    await erased(shop, { code, log: eraseLog("2026-11-20") });
    expect(await putBack(code)).toMatchObject({ ok: true });
    await transaction(shop.db, (tx) =>
      inspectUnits(tx, { units: unitsOf(first), why: "refused", source: "ORD-100001", actor: STAFF }),
    );
    expect(await putBack(code)).toMatchObject({ ok: true });
  });
});
