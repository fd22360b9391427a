import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { addMonths, dayOf } from "../../base/day.ts";
import { newId, type UnitId, type WarrantyId } from "../../base/id.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { putOnSale, unitsOf as unitsOfListing } from "../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { aMember } from "../../testing/staff.ts";
import { unitsOf, type Order } from "../orders/order.ts";
import { listWarranties } from "./list-warranties.server.ts";
import { offerTransfer } from "./offer-transfer.server.ts";
import { openClaim } from "./open-claim.server.ts";
import { takeOverWarranty } from "./take-over-warranty.server.ts";
import { transitionClaim, type ClaimEnd } from "./transition-claim.server.ts";
import { viewCertificates, viewHeldCertificate } from "./view-certificates.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

type Member = Awaited<ReturnType<typeof aMember>>;

async function sold(goods: Parameters<typeof putOnSale>[1]): Promise<{ order: Order; unitId: UnitId }> {
  const order = await people.paidByCard([{ listingId: await putOnSale(shop.db, goods) }]);
  return { order, unitId: unitsOf(order)[0]! };
}

async function delivered(goods: Parameters<typeof putOnSale>[1] = aPc()): Promise<{ order: Order; buyer: Member }> {
  const { order } = await sold(goods);
  const arrived = await people.delivered(order);
  const buyer = await aMember(shop);
  await shop.db.updateTable("salesOrder").set({ visitorId: buyer.visitorId }).where("id", "=", order.id).execute();
  return { order: arrived, buyer };
}
const idOf = async (holder: Member): Promise<WarrantyId> => (await listWarranties(shop, holder)).held[0]!.id;

async function claimed(order: Order, end: ClaimEnd): Promise<void> {
  const opened = await openClaim(shop, {
    orderId: order.id,
    kind: "warranty",
    units: unitsOf(order),
    story: "Se oprește după zece minute de joc.",
    key: newId(),
    actor: "buyer",
  });
  if (!opened.ok) throw new Error(opened.domainError.code);
  for (const to of ["accepted", "received", "settled"] as const) {
    const moved = await transitionClaim(shop, {
      number: opened.value.number,
      to,
      actor: STAFF,
      ...(to === "settled" && { end }),
    });
    if (!moved.ok) throw new Error(moved.domainError.code);
  }
}

/** The records of a unit that the shop built from other units. */
async function builtFrom(unitId: UnitId, parts: readonly UnitId[]): Promise<void> {
  const id = newId();
  await sql`begin`.execute(shop.db);
  await sql`insert into unit_conversion (id, kind, actor) values (${id}::uuid, 'build', ${STAFF})`.execute(shop.db);
  const costs = await shop.db.selectFrom("unit").where("id", "in", parts).select(["id", "costBani"]).execute();
  const total = costs.reduce((sum, { costBani }) => sum + costBani, 0);
  for (const { id: part, costBani } of costs)
    await sql`insert into unit_conversion_part (conversion_id, unit_id, side, cost_bani) values (${id}::uuid, ${part}::uuid, 'from', ${costBani})`.execute(
      shop.db,
    );
  await sql`insert into unit_conversion_part (conversion_id, unit_id, side, cost_bani) values (${id}::uuid, ${unitId}::uuid, 'into', ${total})`.execute(
    shop.db,
  );
  await sql`commit`.execute(shop.db);
}

describe("the certificates of an order", () => {
  test("name months before the delivery, for the parcel, and dates from the delivery on", async () => {
    const { order } = await sold(aPc());
    const [coming] = await viewCertificates(shop, order);
    expect(coming).toMatchObject({ deliveredAt: null, legal: { months: 12, dates: null }, isTransferred: false });
    expect(coming!.parts.map(({ component }) => component)).toContain("cpu");
    expect(coming!.parts.every(({ months, dates }) => months > 0 && dates === null)).toBe(true);

    const arrived = await people.delivered(order);
    const [started] = await viewCertificates(shop, arrived);
    expect(started!.deliveredAt).toEqual(arrived.deliveredAt);
    const from = dayOf(arrived.deliveredAt!);
    expect(started!.legal).toEqual({ months: 12, dates: { from, until: addMonths(from, 12) } });
    for (const { months, dates } of started!.parts) expect(dates).toEqual({ from, until: addMonths(from, months) });
    expect(started!.parts.map(({ names }) => names.join())).toEqual(coming!.parts.map(({ names }) => names.join()));
  });

  test("are none before the payment, and none for goods that came back", async () => {
    expect(await viewCertificates(shop, await people.placed())).toEqual([]);
    const { order, buyer } = await delivered();
    const id = await idOf(buyer);
    expect(await viewCertificates(shop, order)).toHaveLength(1);
    const { total } = order.totals;
    await claimed(order, { resolution: "refunded", refund: total });
    expect(await viewCertificates(shop, order)).toEqual([]);
    expect(await viewHeldCertificate(shop, { id, holder: buyer })).toMatchObject({
      domainError: { code: "warranty-unknown" },
    });
  });

  test("of a component name the component itself, with its serial number", async () => {
    const { order, unitId } = await sold(aComponent("ssd"));
    await shop.db.updateTable("unit").set({ serial: "S5GXNX0T1234" }).where("id", "=", unitId).execute();
    const [certificate] = await viewCertificates(shop, order);
    expect(certificate!.parts).toMatchObject([
      { component: "unit", names: [order.lines[0]!.title], serials: ["S5GXNX0T1234"] },
    ]);
  });

  test("give the serial numbers of the parts that the PC was built from", async () => {
    const { order, unitId } = await sold(aPc());
    const parts = [
      ...(await unitsOfListing(shop.db, await putOnSale(shop.db, aComponent("ssd")))).slice(0, 1),
      ...(await unitsOfListing(shop.db, await putOnSale(shop.db, aComponent("processors")))).slice(0, 1),
    ];
    for (const [place, part] of parts.entries())
      await shop.db
        .updateTable("unit")
        .set({ serial: `SN-${place + 1}` })
        .where("id", "=", part)
        .execute();
    await builtFrom(unitId, parts);
    const [certificate] = await viewCertificates(shop, order);
    const serials = Object.fromEntries(certificate!.parts.map((part) => [part.component, part.serials]));
    expect(serials).toMatchObject({ storage: ["SN-1"], cpu: ["SN-2"], gpu: [] });
  });

  test("say which part a repair replaced, and the longer terms", async () => {
    const { order } = await delivered();
    const [before] = await viewCertificates(shop, order);
    const replaced = { component: "gpu" as const, title: "RTX 3060 12 GB", serial: "SN-77" };
    await claimed(order, { resolution: "repaired", refund: null, replaced });
    const [after] = await viewCertificates(shop, order);
    expect(after!.repairs).toMatchObject([{ replaced }]);
    expect(after!.legal!.dates!.until > addMonths(before!.legal!.dates!.until, 11)).toBe(true);
  });
});

describe("a machine that replaced another", () => {
  test("has the certificate of the order; the old one has none", async () => {
    const { order, buyer } = await delivered();
    const listing = await putOnSale(shop.db, aPc({ title: "Gaming Ryzen 7 5700X" }));
    const [other] = await unitsOfListing(shop.db, listing);
    const { code } = await shop.db.selectFrom("unit").where("id", "=", other!).select("code").executeTakeFirstOrThrow();
    await claimed(order, { resolution: "replaced", refund: null, machines: [code] });
    expect(await viewCertificates(shop, order)).toMatchObject([
      { unit: { code, title: "Gaming Ryzen 7 5700X" }, legal: { months: 12 }, isTransferred: false },
    ]);
    const now = (await listWarranties(shop, buyer)).held.find(({ today }) => today.state === "covered");
    expect(await viewHeldCertificate(shop, { id: now!.id, holder: buyer })).toMatchObject({
      value: { certificate: { unit: { code } } },
    });
  });
});

describe("the certificate of a warranty", () => {
  test("is for who holds it: the buyer until a transfer, then the next owner", async () => {
    const { buyer } = await delivered();
    const [id, next] = [await idOf(buyer), await aMember(shop)];
    expect(await viewHeldCertificate(shop, { id, holder: buyer })).toMatchObject({ ok: true });
    expect(await viewHeldCertificate(shop, { id, holder: next })).toMatchObject({ ok: false });
    const offered = await offerTransfer(shop, { id, holder: buyer });
    if (!offered.ok) throw new Error(offered.domainError.code);
    await takeOverWarranty(shop, { typed: offered.value.code, holder: next });
    expect(await viewHeldCertificate(shop, { id, holder: buyer })).toMatchObject({ ok: false });
    expect(await viewHeldCertificate(shop, { id, holder: next })).toMatchObject({
      value: { certificate: { isTransferred: true } },
    });
  });
});
