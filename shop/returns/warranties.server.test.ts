import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { daysBetween } from "../../base/day.ts";
import { newId, type UnitId, type WarrantyId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { aMember } from "../../testing/staff.ts";
import { sealEvents } from "../passport/seal-events.server.ts";
import { summarise } from "../passport/summarise.ts";
import { passportCodesOf, passportFile } from "../passport/view-passport.server.ts";
import { unitsOf, type Order } from "../orders/order.ts";
import type { Claim, ClaimState } from "./claim.ts";
import { claimAsHolder } from "./claim-as-holder.server.ts";
import { findClaim } from "./find-claim.server.ts";
import { listWarranties } from "./list-warranties.server.ts";
import { offerTransfer } from "./offer-transfer.server.ts";
import { openClaim } from "./open-claim.server.ts";
import { takeOverWarranty } from "./take-over-warranty.server.ts";
import { readPacking, readPackingLines } from "../orders/office/read-packing.server.ts";
import type { ClaimNumber } from "./claim.ts";
import {
  handOverReplacements,
  listEqualUnits,
  listReplacementsToPack,
  viewReplacements,
} from "./replacements/replacements.server.ts";
import { transitionClaim } from "./transition-claim.server.ts";
import { viewClaims } from "./view-claims.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

type Member = Awaited<ReturnType<typeof aMember>>;

/** An order of an account, delivered. */
async function delivered(goods: Parameters<typeof putOnSale>[1] = aPc()): Promise<{ order: Order; buyer: Member }> {
  const listingId = await putOnSale(shop.db, goods);
  const order = await people.delivered(await people.paidByCard([{ listingId }]));
  const buyer = await aMember(shop);
  await shop.db.updateTable("salesOrder").set({ visitorId: buyer.visitorId }).where("id", "=", order.id).execute();
  return { order: { ...order, visitorId: buyer.visitorId }, buyer };
}
const held = async (holder: Member) => (await listWarranties(shop, holder)).held;
const idOf = async (holder: Member): Promise<WarrantyId> => (await held(holder))[0]!.id;

async function codeFor(holder: Member): Promise<string> {
  const offered = await offerTransfer(shop, { id: await idOf(holder), holder });
  if (!offered.ok) throw new Error(`the test's transfer was refused: ${offered.domainError.code}`);
  return offered.value.code;
}
async function moved(claim: Claim, to: ClaimState, more: Partial<Parameters<typeof transitionClaim>[1]> = {}) {
  const result = await transitionClaim(shop, { number: claim.number, to, actor: STAFF, ...more });
  if (!result.ok) throw new Error(`the test's claim was not moved: ${result.domainError.code}`);
}
const brokenBy = (order: Order, key = newId()) => ({
  orderId: order.id,
  kind: "warranty" as const,
  units: unitsOf(order),
  story: "Se oprește după zece minute de joc.",
  key,
  actor: "buyer",
});

describe("the delivery of a PC", () => {
  test("starts a clock for each of its parts, as the listing promised when it was ordered", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const order = await people.paidByCard([{ listingId }]);
    const buyer = await aMember(shop);
    await shop.db.updateTable("salesOrder").set({ visitorId: buyer.visitorId }).where("id", "=", order.id).execute();
    expect(await listWarranties(shop, buyer)).toMatchObject({ held: [], pending: [{ number: order.number }] });
    // What the listing says after the order changes nothing.
    await shop.db.updateTable("listing").set({ warrantyMonths: 1 }).where("id", "=", listingId).execute();
    await people.delivered(order);
    const { held, pending } = await listWarranties(shop, buyer);
    expect(pending).toEqual([]);
    expect(held).toMatchObject([{ number: order.number, today: { state: "covered" } }]);
    expect(held[0]!.clocks[0]).toMatchObject({ component: "unit", basis: "legal", months: 12 });
    expect(held[0]!.clocks.length).toBeGreaterThan(5);
  });
});

describe("a repair", () => {
  test("stops the clocks, adds its time, and the part that was replaced is on record", async () => {
    const { order, buyer } = await delivered();
    const opened = await openClaim(shop, brokenBy(order));
    if (!opened.ok) throw new Error(opened.domainError.code);
    expect((await held(buyer))[0]!.today).toMatchObject({ state: "covered", isPaused: true });
    await moved(opened.value, "accepted");
    await moved(opened.value, "received");
    const replaced = { component: "gpu" as const, title: "RTX 3060 12 GB", serial: "SN-77" };
    await moved(opened.value, "settled", { end: { resolution: "repaired", refund: null, replaced } });
    const [warranty] = await held(buyer);
    expect(warranty!.today).toMatchObject({ state: "covered", isPaused: false });
    expect(warranty!.repairs).toMatchObject([{ replaced }]);
    const legal = warranty!.clocks.find(({ basis }) => basis === "legal")!;
    expect(daysBetween(legal.from, legal.until)).toBeGreaterThan(23 * 30);
  });
});

describe("a transfer", () => {
  test("makes the next owner the holder: they see it without the buyer's order, and the buyer no longer does", async () => {
    const { order, buyer } = await delivered();
    const next = await aMember(shop);
    const code = await codeFor(buyer);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(
      await takeOverWarranty(shop, { typed: code.toLowerCase().replaceAll("-", " "), holder: next }),
    ).toMatchObject({
      ok: true,
    });
    expect(await held(buyer)).toEqual([]);
    expect(await held(next)).toMatchObject([
      { number: null, title: order.lines[0]!.title, today: { state: "covered" } },
    ]);
  });

  test("works once, with the latest code only, and not for who holds the warranty", async () => {
    const { buyer } = await delivered();
    const [next, third] = [await aMember(shop), await aMember(shop)];
    const first = await codeFor(buyer);
    const code = await codeFor(buyer);
    const refused = async (typed: string, holder: Member) => {
      const answer = await takeOverWarranty(shop, { typed, holder });
      return answer.ok ? "taken" : answer.domainError.code;
    };
    expect(await refused(first, next)).toBe("transfer-code-wrong");
    expect(await refused("ceva", next)).toBe("transfer-code-wrong");
    expect(await refused(code, buyer)).toBe("transfer-own");
    expect(await refused(code, next)).toBe("taken");
    expect(await refused(code, third)).toBe("transfer-code-wrong");
    expect(await offerTransfer(shop, { id: await idOf(next), holder: buyer })).toMatchObject({
      domainError: { code: "warranty-unknown" },
    });
    expect(await refused(await codeFor(next), third)).toBe("taken");
    expect(await held(next)).toEqual([]);
  });

  test("lets the next owner claim in their own name, without the buyer's data and without a refund", async () => {
    const { order, buyer } = await delivered();
    const next = await aMember(shop, { name: "Vlad Nou" });
    await takeOverWarranty(shop, { typed: await codeFor(buyer), holder: next });
    expect(await openClaim(shop, brokenBy(order))).toMatchObject({ domainError: { code: "warranty-transferred" } });
    const story = "Ventilatorul plăcii video nu se mai învârte.";
    const id = await idOf(next);
    expect(await claimAsHolder(shop, { id, holder: buyer, story, key: newId() })).toMatchObject({
      domainError: { code: "warranty-unknown" },
    });
    const opened = await claimAsHolder(shop, { id, holder: next, story, key: newId() });
    if (!opened.ok) throw new Error(opened.domainError.code);
    const claim = opened.value;
    expect((await held(next))[0]!.claims).toMatchObject([{ number: claim.number, state: "asked" }]);
    // The buyer's page of the order does not show what the next owner wrote.
    expect((await viewClaims(shop, order)).claims).toEqual([]);
    const emails = await shop.db
      .selectFrom("outbox")
      .where("dedupeKey", "like", `claim ${claim.number}%`)
      .select(["recipient", "textBody"])
      .execute();
    expect(emails.map(({ recipient }) => recipient)).toEqual([next.email]);
    expect(emails[0]!.textBody).toContain("Vlad Nou");
    for (const secret of [order.number, order.email, order.address.lastName, String(order.linkKey)])
      expect(emails[0]!.textBody).not.toContain(secret);
    await moved(claim, "accepted");
    await moved(claim, "received");
    const refund = { resolution: "refunded" as const, refund: bani(100_00) };
    expect(
      await transitionClaim(shop, { number: claim.number, to: "settled", actor: STAFF, end: refund }),
    ).toMatchObject({ domainError: { code: "claim-end-missing" } });
    await moved(claim, "settled", { end: { resolution: "repaired", refund: null } });
    expect((await held(next))[0]!.claims).toMatchObject([{ state: "settled" }]);
  });
});

test("the ledger is only added to, in the database too", async () => {
  const { order } = await delivered(aComponent("ssd"));
  const [unit] = unitsOf(order) as [UnitId];
  await expect(
    shop.db.updateTable("warranty").set({ covers: "[]" }).where("unitId", "=", unit).execute(),
  ).rejects.toThrow("only added to");
  await expect(shop.db.deleteFrom("warranty").where("unitId", "=", unit).execute()).rejects.toThrow("only added to");
});

describe("another machine in place of a broken one", () => {
  async function inHand() {
    const { order, buyer } = await delivered();
    const opened = await openClaim(shop, brokenBy(order));
    if (!opened.ok) throw new Error(opened.domainError.code);
    await moved(opened.value, "accepted");
    await moved(opened.value, "received");
    const listingId = await putOnSale(shop.db, aPc({ title: "Gaming Ryzen 7 5700X" }));
    const other = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", listingId)
      .select(["id", "code"])
      .executeTakeFirstOrThrow();
    const settle = (machines: string[]) =>
      transitionClaim(shop, {
        number: opened.value.number,
        to: "settled",
        actor: STAFF,
        end: { resolution: "replaced", refund: null, machines },
      });
    return { order, buyer, other, settle };
  }

  test("has a warranty of its own from the exchange; the old machine's ends; both passports say it", async () => {
    const { order, buyer, other, settle } = await inHand();
    const [old] = unitsOf(order);
    expect((await settle([other.code])).ok).toBe(true);
    const [now, before] = (await held(buyer)).toSorted(
      (one, more) => Number(one.today.state === "ended") - Number(more.today.state === "ended"),
    );
    expect(now).toMatchObject({ title: "Gaming Ryzen 7 5700X", number: order.number, today: { state: "covered" } });
    expect(before).toMatchObject({ today: { state: "ended", why: "replaced" } });
    expect(now!.clocks.map(({ component, basis, months }) => [component, basis, months])).toEqual(
      before!.clocks.map(({ component, basis, months }) => [component, basis, months]),
    );
    expect(now!.deliveredAt.getTime()).toBeGreaterThan(before!.deliveredAt.getTime());
    expect((await people.now(order)).state).toBe("delivered");
    await sealEvents(shop);
    const codes = await passportCodesOf(shop, [old!, other.id]);
    const eventsOf = async (unit: UnitId) => {
      const file = await passportFile(shop, codes.get(unit)!);
      return file.ok ? file.value.events : [];
    };
    expect((await eventsOf(other.id)).at(-1)).toMatchObject({ kind: "delivered", body: { replaces: codes.get(old!) } });
    expect(await eventsOf(old!)).toContainEqual(
      expect.objectContaining({ kind: "replaced", body: expect.objectContaining({ by: codes.get(other.id) }) }),
    );
    expect(summarise(await eventsOf(old!), "2026-12-01").warranty).toBeNull();
    // The buyer may claim for the machine that they have now, and only for it.
    const again = await openClaim(shop, { ...brokenBy(order), units: [other.id], key: newId() });
    expect(again).toMatchObject({ ok: true, value: { units: [{ unitId: other.id, price: order.lines[0]!.price }] } });
    expect(await openClaim(shop, { ...brokenBy(order), key: newId() })).toMatchObject({
      ok: false,
      domainError: { code: "claim-units" },
    });
  });

  test("waits to be packed in place of the faulty one, which no list asks for any more, until its parcel leaves", async () => {
    const { order, other, settle } = await inHand();
    const [old] = unitsOf(order);
    const claim = await shop.db
      .selectFrom("claim")
      .where("orderId", "=", order.id)
      .select(["id", "number"])
      .executeTakeFirstOrThrow();
    expect((await settle([other.code])).ok).toBe(true);
    const waits = async () =>
      (await listReplacementsToPack(shop)).filter(({ order: number }) => number === order.number);
    expect(await waits()).toMatchObject([{ claim: claim.number, code: other.code }]);
    const lines = await readPackingLines(shop, { order: await people.now(order) });
    expect(lines.map(({ unitId, replaces }) => [unitId, replaces?.isSent])).toEqual([[other.id, false]]);
    const [slip] = await readPacking(shop, { numbers: [order.number] });
    expect(slip?.lines.map(({ code }) => code)).toEqual([other.code]);
    expect(await viewReplacements(shop, claim)).toMatchObject([{ code: other.code, sentAt: null }]);
    const given = async () => {
      const found = await findClaim(shop, { number: claim.number as ClaimNumber });
      return found.ok ? found.value.claim.replacements : [];
    };
    expect(await given()).toEqual([
      {
        code: other.code,
        title: "Gaming Ryzen 7 5700X",
        oldCode: expect.any(String),
        decidedAt: expect.any(Date),
        sentAt: null,
      },
    ]);
    const mail = await shop.db
      .selectFrom("outbox")
      .where("dedupeKey", "=", `claim ${claim.number} settled`)
      .select("textBody")
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(mail)).toContain(other.code);
    const logged = await shop.db
      .selectFrom("audit")
      .where("entity", "=", "unit")
      .where("action", "in", ["given-for", "replaced-by"])
      .select(["entityId", "action"])
      .execute();
    const oldCode = (await shop.db.selectFrom("unit").where("id", "=", old!).select("code").executeTakeFirstOrThrow())
      .code;
    expect(logged).toEqual(
      expect.arrayContaining([
        { entityId: other.code, action: "given-for" },
        { entityId: oldCode, action: "replaced-by" },
      ]),
    );
    const handed = await handOverReplacements(shop, { number: claim.number as ClaimNumber, actor: STAFF });
    expect(handed.ok).toBe(true);
    expect(await waits()).toEqual([]);
    expect(await given()).toMatchObject([{ code: other.code, sentAt: expect.any(Date) }]);
    expect(await handOverReplacements(shop, { number: claim.number as ClaimNumber, actor: STAFF })).toMatchObject({
      domainError: { code: "replacement-not-waiting" },
    });
  });

  test("is chosen from the free units of the same product, and from no other", async () => {
    const { order } = await inHand();
    const [old] = unitsOf(order);
    const title = order.lines[0]!.title;
    const listingId = await putOnSale(shop.db, aPc({ title }));
    const { code } = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", listingId)
      .select("code")
      .executeTakeFirstOrThrow();
    const codes = (await listEqualUnits(shop, { units: [{ unitId: old! } as never] })).map((unit) => unit.code);
    expect(codes).toContain(code);
    expect(
      (await listEqualUnits(shop, { units: [{ unitId: old! } as never] })).every((unit) => unit.title === title),
    ).toBe(true);
  });

  test("is one that nobody has, or the claim stays open", async () => {
    const { other, settle } = await inHand();
    expect(await settle([])).toMatchObject({ ok: false, domainError: { code: "claim-machine-missing" } });
    expect(await settle(["NO-SUCH"])).toMatchObject({ ok: false, domainError: { code: "claim-machine-taken" } });
    await shop.db.updateTable("unit").set({ state: "scrapped" }).where("id", "=", other.id).execute();
    expect(await settle([other.code])).toMatchObject({ ok: false, domainError: { code: "claim-machine-taken" } });
  });

  test("is held by whoever took the warranty over", async () => {
    const { order, buyer } = await delivered();
    const next = await aMember(shop);
    const id = await idOf(buyer);
    await takeOverWarranty(shop, { typed: await codeFor(buyer), holder: next });
    const claim = await claimAsHolder(shop, { id, holder: next, story: "Placa video face zgomot.", key: newId() });
    if (!claim.ok) throw new Error(claim.domainError.code);
    for (const to of ["accepted", "received"] as const) await moved(claim.value, to);
    const listingId = await putOnSale(shop.db, aPc());
    const { code } = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", listingId)
      .select("code")
      .executeTakeFirstOrThrow();
    await moved(claim.value, "settled", { end: { resolution: "replaced", refund: null, machines: [code] } });
    expect((await held(next)).map(({ today }) => today.state).toSorted()).toEqual(["covered", "ended"]);
    expect((await held(buyer)).filter(({ number }) => number === order.number)).toEqual([]);
  });
});
