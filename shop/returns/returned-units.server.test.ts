import { afterAll, beforeAll, expect, test } from "vitest";
import { newId, type UnitId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { withNewDrives } from "../../testing/bench/erasing.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { listInspections } from "../inventory/receiving/list-inspections.server.ts";
import { putBackOnSale } from "../catalogue/publishing/put-back-on-sale.server.ts";
import type { ClaimKind, ClaimNumber } from "./claim.ts";
import { transitionClaim } from "./transition-claim.server.ts";
import { openClaim } from "./open-claim.server.ts";
import { unitsOf, type Order } from "../orders/order.ts";
import { takeBackOrder } from "../orders/take-back-order.server.ts";

const untested = { reason: "test-on-request", note: null } as const;

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const waitsFor = async (unitId: UnitId) =>
  (await listInspections(shop, { page: 1 })).rows.find((row) => row.unitId === unitId);

async function claimed(kind: ClaimKind, order: Order): Promise<ClaimNumber> {
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
  expect(await transitionClaim(shop, { number, to: "received", actor: STAFF })).toMatchObject({ ok: true });
  return number;
}

test("a parcel that was refused brings its units to inspection, by the order's number", async () => {
  const order = await people.shipped(await people.paidByCard());
  await takeBackOrder(shop, { number: order.number, actor: STAFF, reason: "refuzat" });
  expect(await waitsFor(unitsOf(order)[0]!)).toMatchObject({ why: "refused", source: order.number });
});

test.each(["withdrawal", "return"] as const)(
  "a %s brings them there by its own number, and a machine that came back can be sold again",
  async (kind) => {
    const order = await people.delivered(await people.paidByCard());
    const number = await claimed(kind, order);
    const [unitId] = unitsOf(order);
    const waiting = await waitsFor(unitId!);
    expect(waiting).toMatchObject({ why: kind, source: number });
    const { listingId } = order.lines.find((line) => line.kind === "unit")!;
    await withNewDrives(shop, waiting!.code);
    await putBackOnSale(shop, {
      code: waiting!.code,
      actor: STAFF,
      grade: "A",
      price: ron(2499),
      measurements: "keep",
      untested,
    });
    const again = await people.paidByCard([{ listingId: listingId }]);
    expect(unitsOf(again)).toEqual([unitId]);
  },
);

test("goods of a rejected claim belong to their buyer again, and cannot be put on sale", async () => {
  const order = await people.delivered(await people.paidByCard());
  const number = await claimed("return", order);
  const [unitId] = unitsOf(order);
  const waiting = await waitsFor(unitId!);
  expect(
    await transitionClaim(shop, { number, to: "rejected", actor: STAFF, answer: "Lipsește placa video." }),
  ).toMatchObject({ ok: true });
  expect(
    await putBackOnSale(shop, {
      code: waiting!.code,
      actor: STAFF,
      grade: "A",
      price: ron(2499),
      measurements: "keep",
    }),
  ).toEqual(refuse.conflict({ code: "inspection-unknown" }));
  expect(
    await shop.db.selectFrom("hold").where("unitId", "=", unitId!).select(["kind", "orderId", "until"]).execute(),
  ).toEqual([{ kind: "sale", orderId: order.id, until: null }]);
});

test("a claim whose goods are on sale again can no longer be rejected", async () => {
  const order = await people.delivered(await people.paidByCard());
  const number = await claimed("return", order);
  const waiting = await waitsFor(unitsOf(order)[0]!);
  await withNewDrives(shop, waiting!.code);
  await putBackOnSale(shop, {
    code: waiting!.code,
    actor: STAFF,
    grade: "A",
    price: ron(2499),
    measurements: "keep",
    untested,
  });
  expect(
    await transitionClaim(shop, { number, to: "rejected", actor: STAFF, answer: "Lipsește placa video." }),
  ).toEqual(refuse.conflict({ code: "claim-goods-gone" }));
  expect(
    await transitionClaim(shop, {
      number,
      to: "settled",
      actor: STAFF,
      end: { resolution: "refunded", refund: order.totals.total },
    }),
  ).toMatchObject({ ok: true });
});
