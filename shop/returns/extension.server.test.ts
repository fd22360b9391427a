// Withdrawals from the extended warranty alone: the PC stays with its buyer.

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMonths, dayOf } from "../../base/day.ts";
import { newId, type UnitId } from "../../base/id.ts";
import { bani, ron } from "../../base/money.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { aBuyingCompany, byTransfer, ordersIn, shipping, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { aMember } from "../../testing/staff.ts";
import { unitsOf, type Order } from "../orders/order.ts";
import { recordCash } from "../orders/payment/record-cash.server.ts";
import { takeBackOrder } from "../orders/take-back-order.server.ts";
import type { Claim } from "./claim.ts";
import { listWarranties } from "./list-warranties.server.ts";
import { offerTransfer } from "./offer-transfer.server.ts";
import { openClaim } from "./open-claim.server.ts";
import { settleExtensions } from "./settle-extensions.server.ts";
import { takeOverWarranty } from "./take-over-warranty.server.ts";
import { transitionClaim } from "./transition-claim.server.ts";
import { viewCertificates } from "./view-certificates.server.ts";
import { viewClaims } from "./view-claims.server.ts";
import { withdrawFromExtension } from "./withdraw-from-extension.server.ts";
import { withdrawFromOrder } from "./withdraw-from-order.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = { ...(await openTestShop()), takesCash: true };
  people = ordersIn(shop);
});
afterAll(() => shop.close());

async function pcs(count: number) {
  const goods = [];
  for (let each = 0; each < count; each++)
    goods.push({ listingId: await putOnSale(shop.db, aPc({ price: ron(1500) })) });
  return goods;
}
const extended = { extendedWarranty: true };

async function withdrawn(order: Order, units: readonly UnitId[], key = newId()): Promise<Claim> {
  const done = await withdrawFromExtension(shop, { orderId: order.id, units, key });
  if (!done.ok) throw new Error(done.domainError.code);
  return done.value;
}
const errorCode = async (order: Order, units: readonly UnitId[]) => {
  const done = await withdrawFromExtension(shop, { orderId: order.id, units, key: newId() });
  return done.ok ? "done" : done.domainError.code;
};
const untilOf = async (order: Order, unitId: UnitId) => {
  const clocks = (await listWarranties(shop, { visitorId: order.visitorId!, accountId: newId<"account">() })).held;
  const listing = await shop.db
    .selectFrom("unit")
    .where("id", "=", unitId)
    .select("listingId")
    .executeTakeFirstOrThrow();
  const held = clocks.find(({ listingId }) => listingId === listing.listingId)!;
  return held.today.state === "covered" ? held.today.until : null;
};
const textOf = async (claim: Claim, suffix = "") =>
  (
    await shop.db
      .selectFrom("outbox")
      .where("dedupeKey", "=", `claim ${claim.number}${suffix}`)
      .select("textBody")
      .executeTakeFirstOrThrow()
  ).textBody;
describe("a withdrawal from the extended warranty alone", () => {
  test("refunds it the way it was paid, at once, and leaves the PC and the longer of the law's and the shop's months", async () => {
    const order = await people.delivered(await people.paidByCard(await pcs(1), extended));
    const [pc] = unitsOf(order) as [UnitId];
    const before = await untilOf(order, pc);
    const claim = await withdrawn(order, [pc]);
    expect(claim).toMatchObject({
      kind: "withdrawal",
      state: "settled",
      resolution: "refunded",
      refund: 199_00,
      units: [],
      extensions: [{ unitId: pc }],
    });
    const now = await people.now(order);
    expect(now).toMatchObject({
      state: "delivered",
      extendedWarranty: false,
      refunds: [{ amount: 199_00, way: "card", state: "done", reason: "withdrawal" }],
    });
    const line = order.lines[0]!;
    expect(now.lines[0]).toMatchObject({ warrantyMonths: line.warrantyMonths - 24 });
    const after = await untilOf(order, pc);
    const own = Math.max(
      12,
      ...Object.values(line.kind === "unit" ? (line.partMonths ?? {}) : {}).map((months) => months - 24),
    );
    expect(after).toEqual(addMonths(dayOf(now.deliveredAt!), own));
    expect(after! < before!).toBe(true);
    // The certificate says it from now on.
    expect((await viewCertificates(shop, now))[0]!.parts.map(({ extension }) => extension)).toSatisfy(
      (months: number[]) => months.length > 0 && months.every((each) => each === 0),
    );
    expect(await textOf(claim)).toMatch(/te-ai retras din contractul pentru garanția extinsă[^]*199\sRON/);
    expect(await textOf(claim)).not.toContain("Trimite-ne");
    // Nothing is sent back, and staff decide nothing.
    expect(await transitionClaim(shop, { number: claim.number, to: "received", actor: STAFF })).toMatchObject({
      ok: false,
    });
  });

  test("of one of two PCs refunds its half and leaves the other's", async () => {
    const order = await people.delivered(await people.paidByCard(await pcs(2), extended));
    const [first, second] = unitsOf(order) as [UnitId, UnitId];
    const claim = await withdrawn(order, [second]);
    expect(claim.refund).toBe(99_50);
    const now = await people.now(order);
    expect(now.extendedWarranty).toBe(true);
    expect((await untilOf(order, first))! > (await untilOf(order, second))!).toBe(true);
    expect((await viewClaims(shop, now)).extended).toMatchObject([{ unitId: first }]);
  });

  test("takes its share of a voucher's discount along, and the parts add up to what was paid", async () => {
    const order = await people.placed(await pcs(3), { ...extended, payment: byTransfer });
    // A discount of 319.90, as a voucher or an order by phone has it.
    const total = bani(order.totals.total - 319_90);
    const discounted = { reductionBani: bani(319_90), totalBani: total };
    await shop.db.updateTable("salesOrder").set(discounted).where("id", "=", order.id).execute();
    await shop.db.updateTable("payment").set({ amountBani: total }).where("orderId", "=", order.id).execute();
    const reduced = await people.now(order);
    const [first, second, third] = unitsOf(order) as [UnitId, UnitId, UnitId];
    const waived = await withdrawn(reduced, [first]);
    expect(waived).toMatchObject({ state: "settled", refund: 0 });
    const left = await people.now(order);
    const less = reduced.totals.total - left.totals.total;
    expect(left.totals.services).toBe(199_00 - 66_34);
    expect(less).toBeLessThan(66_34);
    expect(left.payment.amount).toBe(left.totals.total);
    expect(left.totals.goods + left.totals.services + left.totals.shipping - left.totals.reduction).toBe(
      left.totals.total,
    );
    await withdrawn(left, [second, third]);
    const last = await people.now(order);
    expect(last.totals).toMatchObject({ goods: 4500_00, services: 0 });
    expect(last.payment.amount).toBe(last.totals.total);
    expect(await textOf(waived)).toContain("ai de plătit");
  });

  test("before the delivery holds too: the warranty that begins is the shorter one", async () => {
    const order = await people.paidByCard(await pcs(1), extended);
    const [pc] = unitsOf(order) as [UnitId];
    await withdrawn(order, [pc]);
    expect(
      (await viewCertificates(shop, await people.now(order)))[0]!.parts.every(({ extension }) => extension === 0),
    ).toBe(true);
    const delivered = await people.delivered(order);
    const own = Math.max(
      12,
      ...Object.values((delivered.lines[0] as { partMonths?: Record<string, number> }).partMonths ?? {}),
    );
    expect(await untilOf(order, pc)).toEqual(addMonths(dayOf(delivered.deliveredAt!), own));
  });

  test("happens once: again, from a stranger's unit, from a component or from none it is refused", async () => {
    const ssd = await putOnSale(shop.db, aComponent("ssd", { price: ron(350) }));
    const order = await people.delivered(await people.paidByCard([...(await pcs(1)), { listingId: ssd }], extended));
    const isPc = (unitId: UnitId) =>
      order.lines.some((line) => line.kind === "unit" && line.unitId === unitId && line.price === 1500_00);
    const [pc, drive] = [unitsOf(order).find(isPc)!, unitsOf(order).find((unit) => !isPc(unit))!];
    const other = await people.paidByCard(await pcs(1), extended);
    const key = newId();
    const claim = await withdrawn(order, [pc], key);
    expect(await withdrawn(order, [pc], key)).toMatchObject({ number: claim.number });
    expect(await withdrawFromExtension(shop, { orderId: other.id, units: unitsOf(other), key })).toMatchObject({
      domainError: { code: "form-expired" },
    });
    for (const units of [[pc], [drive], [unitsOf(other)[0]!], []])
      expect(await errorCode(order, units)).toBe("claim-units");
    expect((await people.now(order)).payment.refunded).toBe(199_00);
  });

  test("is a right for the days of withdrawal, and not for a company, an open card payment or a warranty that passed on", async () => {
    const company = await people.paidByCard(await pcs(1), {
      ...extended,
      shipping: { ...shipping, company: aBuyingCompany },
    });
    expect(await errorCode(company, unitsOf(company))).toBe("claim-barred");
    const open = await people.placed(await pcs(1), extended);
    expect(await errorCode(open, unitsOf(open))).toBe("withdrawal-card-open");
    const late = await people.delivered(await people.paidByCard(await pcs(1), extended));
    await sql`update sales_order set delivered_at = delivered_at - interval '20 days' where id = ${late.id}::uuid`.execute(
      shop.db,
    );
    expect(await errorCode(late, unitsOf(late))).toBe("claim-barred");

    const [buyer, next] = [await aMember(shop), await aMember(shop)];
    const passed = await people.delivered(await people.paidByCard(await pcs(1), extended));
    await shop.db.updateTable("salesOrder").set({ visitorId: buyer.visitorId }).where("id", "=", passed.id).execute();
    const { held } = await listWarranties(shop, buyer);
    const offered = await offerTransfer(shop, { id: held[0]!.id, holder: buyer });
    if (!offered.ok) throw new Error(offered.domainError.code);
    await takeOverWarranty(shop, { typed: offered.value.code, holder: next });
    expect(await errorCode(passed, unitsOf(passed))).toBe("warranty-transferred");
  });

  test("while the courier has the cash waits for it, and is then refunded by itself, once", async () => {
    const order = await people.delivered(await people.placedAtTheDoor(await pcs(1), extended));
    const claim = await withdrawn(order, unitsOf(order));
    expect(claim).toMatchObject({ state: "accepted", refund: null });
    expect((await people.now(order)).totals.total).toBe(order.totals.total);
    expect(await textOf(claim)).toMatch(/199\sRON după ce primim plata ramburs/);
    expect(await settleExtensions(shop)).toBe(0);
    const paid = await recordCash(shop, {
      number: order.number,
      amount: order.totals.total,
      at: shop.clock.now(),
      key: newId(),
      actor: STAFF,
    });
    expect(paid.ok).toBe(true);
    expect(await settleExtensions(shop)).toBe(1);
    expect(await settleExtensions(shop)).toBe(0);
    expect((await people.now(order)).refunds).toMatchObject([{ amount: 199_00, way: "bank", state: "requested" }]);
    expect(await textOf(claim, " settled")).toMatch(/199\sRON/);
  });

  test("of a parcel that comes back unpaid ends without money, and the order is closed", async () => {
    const order = await people.shipped(await people.placedAtTheDoor(await pcs(1), extended));
    await withdrawn(order, unitsOf(order));
    const back = await takeBackOrder(shop, { number: order.number, actor: STAFF, reason: "refuzat" });
    expect(back.ok).toBe(true);
    expect(await settleExtensions(shop)).toBe(1);
    expect(await people.now(order)).toMatchObject({ state: "closed", refunds: [] });
  });

  test("is in the passport, and the machine that replaces it under warranty has no extension either", async () => {
    const order = await people.delivered(await people.paidByCard(await pcs(1), extended));
    const [pc] = unitsOf(order) as [UnitId];
    await withdrawn(order, [pc]);
    const due = await shop.db.selectFrom("passportDue").where("unitId", "=", pc).select("kind").execute();
    expect(due.map(({ kind }) => kind)).toContain("extension-withdrawn");

    const claim = await openClaim(shop, {
      orderId: order.id,
      kind: "warranty",
      units: [pc],
      story: "Nu mai pornește de ieri.",
      key: newId(),
      actor: "buyer",
    });
    if (!claim.ok) throw new Error(claim.domainError.code);
    const other = await putOnSale(shop.db, aPc());
    const { code } = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", other)
      .select("code")
      .executeTakeFirstOrThrow();
    const end = { resolution: "replaced" as const, refund: null, machines: [code] };
    for (const to of ["accepted", "received", "settled"] as const)
      expect(
        await transitionClaim(shop, {
          number: claim.value.number,
          to,
          actor: STAFF,
          ...(to === "settled" && { end }),
        }),
      ).toMatchObject({ ok: true });
    const [certificate] = await viewCertificates(shop, await people.now(order));
    expect(certificate!.unit.code).toBe(code);
    expect(new Set(certificate!.parts.map(({ extension }) => extension))).toEqual(new Set([0]));
  });
});

describe("a PC with an extended warranty", () => {
  test("takes its share of it along when its buyer withdraws from the PC, and only that", async () => {
    const order = await people.paidByCard(await pcs(2), extended);
    const [first, second] = unitsOf(order) as [UnitId, UnitId];
    const one = await withdrawFromOrder(shop, { orderId: order.id, units: [first], key: newId() });
    expect(one).toMatchObject({ ok: true, value: { state: "settled", refund: 1500_00 + 99_50 } });
    const arrived = await people.delivered(await people.now(order));
    await withdrawn(arrived, [second]);
    const rest = await openClaim(shop, {
      orderId: order.id,
      kind: "withdrawal",
      units: [second],
      story: null,
      key: newId(),
      actor: "buyer",
    });
    if (!rest.ok) throw new Error(rest.domainError.code);
    for (const to of ["received", "settled"] as const)
      await transitionClaim(shop, {
        number: rest.value.number,
        to,
        actor: STAFF,
        ...(to === "settled" && { end: { resolution: "refunded", refund: bani(1500_00) } }),
      });
    const ended = await people.now(order);
    expect(ended.payment.refunded).toBe(order.totals.total);
    expect(await errorCode(ended, [second])).toBe("claim-barred");
  });

  test("that goes back after its buyer gave up the extension is refunded without it", async () => {
    const order = await people.delivered(await people.paidByCard(await pcs(1), extended));
    const [pc] = unitsOf(order) as [UnitId];
    await withdrawn(order, [pc]);
    expect((await viewClaims(shop, await people.now(order))).refundOf([pc])).toMatchObject({
      goods: 1500_00,
      warranty: 0,
    });
  });
});
