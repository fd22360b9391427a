import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayOf, daysBetween } from "../../base/day.ts";
import { newId, type ListingId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { putOnSale, takenBySomebody, unitsOf } from "../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import type { PcSpecs } from "../catalogue/specs.ts";
import { problemInChain } from "../passport/chain.server.ts";
import { sealEvents } from "../passport/seal-events.server.ts";
import { summarise } from "../passport/summarise.ts";
import { passportCodesOf, passportFile } from "../passport/view-passport.server.ts";
import { openClaim } from "../returns/open-claim.server.ts";
import { clocksAt } from "../warranty/ledger.ts";
import { findWarranties } from "../warranty/warranties.sql.server.ts";
import { RepairForm } from "./forms.ts";
import { repairUnit } from "./repair-unit.server.ts";
import { viewRepairs } from "./view-repairs.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

async function unitOf(listingId: ListingId) {
  const unitId = (await unitsOf(shop.db, listingId))[0]!;
  const { code, state } = await shop.db
    .selectFrom("unit")
    .where("id", "=", unitId)
    .select(["code", "state"])
    .executeTakeFirstOrThrow();
  return { listingId, unitId, code, state };
}
const aMachine = async () => unitOf(await putOnSale(shop.db, aPc()));
const aCard = async () =>
  unitOf(await putOnSale(shop.db, aComponent("graphics-cards", { title: "Radeon RX 6600 8 GB" })));

const today = () => dayOf(new Date());
const form = (typed: Record<string, string>) =>
  RepairForm.parse({ id: newId<"repair">(), doneOn: today(), doneBy: "Ion Radu", ...typed });
const repair = (code: string, typed: Record<string, string>) =>
  repairUnit(shop, { code, actor: STAFF, form: form(typed) });

async function eventsOf(unitId: Awaited<ReturnType<typeof aMachine>>["unitId"]) {
  await sealEvents(shop);
  const file = await passportFile(shop, (await passportCodesOf(shop, [unitId])).get(unitId)!);
  if (!file.ok) throw new Error("there is no such passport");
  const { events, passport, keys } = file.value;
  expect(problemInChain(events, { passport, keys })).toBeNull();
  return events;
}
const specsOn = async (id: ListingId) =>
  (await shop.db.selectFrom("listing").where("id", "=", id).select("specs").executeTakeFirstOrThrow()).specs as PcSpecs;

describe("a repair of a unit in stock", () => {
  test("fits a part from stock: the machine has its specs, the part has left the stock, and both passports say it", async () => {
    const [machine, card] = [await aMachine(), await aCard()];
    const typed = { part: "gpu", stockCode: card.code, cost: "80", work: "cleaned", note: "de la client" };
    expect(await repair(machine.code, typed)).toMatchObject({ ok: true });
    const wanted = await shop.db
      .selectFrom("listing")
      .where("id", "=", card.listingId)
      .select(["specs", "state"])
      .executeTakeFirstOrThrow();
    expect((await specsOn(machine.listingId)).gpu).toEqual(wanted.specs);
    expect((await unitOf(card.listingId)).state).toBe("converted");
    const [done] = await viewRepairs(shop, machine.unitId);
    expect(done).toMatchObject({ work: "cleaned", part: "graphics-cards", partCode: card.code, cost: bani(80_00) });
    const events = await eventsOf(machine.unitId);
    expect(events.slice(-2).map(({ kind }) => kind)).toEqual(["repaired", "part-replaced"]);
    expect(JSON.stringify(events)).not.toMatch(/client|Ion Radu/);
    expect((await eventsOf(card.unitId)).at(-1)).toMatchObject({
      kind: "converted",
      body: { passports: [events[0]!.passport] },
    });
    const log = await shop.db
      .selectFrom("audit")
      .where("entityId", "=", machine.code)
      .where("action", "=", "repaired")
      .select("after")
      .execute();
    expect(log).toMatchObject([{ after: { work: "cleaned", from: card.code, cost: 80_00 } }]);
  });

  test("with another drive forgets what was measured of the old one", async () => {
    const { code, unitId, listingId } = await aMachine();
    await shop.db
      .insertInto("measurement")
      .values({
        unitId,
        test: "drive-life",
        subject: "1",
        value: 61,
        version: "smartctl 7.4",
        source: "bench",
        measuredAt: new Date(),
      })
      .execute();
    await repair(code, { part: "storage1", newName: "Kingston KC3000", newSerial: "SN-00K77121" });
    expect((await specsOn(listingId)).storage[0]).toMatchObject({
      brand: "Kingston",
      model: "KC3000",
      healthPercent: null,
    });
    const { outdatedAt } = await shop.db
      .selectFrom("measurement")
      .where("unitId", "=", unitId)
      .where("test", "=", "drive-life")
      .select("outdatedAt")
      .executeTakeFirstOrThrow();
    expect(outdatedAt).not.toBeNull();
    expect((await eventsOf(unitId)).findLast(({ kind }) => kind === "part-replaced")!.body).toMatchObject({
      name: "Kingston KC3000",
      serialEnd: "121",
    });
  });

  test("that is sent twice is recorded once", async () => {
    const [{ code, unitId }, card] = [await aMachine(), await aCard()];
    const once = form({ work: "thermal-paste", part: "gpu", stockCode: card.code });
    for (let time = 0; time < 2; time++)
      expect(await repairUnit(shop, { code, actor: STAFF, form: once })).toMatchObject({ ok: true });
    expect(await viewRepairs(shop, unitId)).toHaveLength(1);
    expect((await eventsOf(unitId)).filter(({ kind }) => kind === "repaired")).toHaveLength(1);
  });

  test("is refused where it cannot be true", async () => {
    const { code, listingId } = await aMachine();
    const card = await aCard();
    expect(await repair(code, {})).toEqual(refuse.invalid({ code: "repair-nothing" }));
    expect(await repair(code, { newName: "Kingston NV2" })).toEqual(refuse.invalid({ code: "repair-part-unnamed" }));
    expect(await repair(code, { part: "storage9", newName: "Kingston NV2" })).toEqual(
      refuse.invalid({ code: "repair-part-unknown" }),
    );
    expect(await repair(code, { part: "cpu", stockCode: card.code })).toEqual(
      refuse.invalid({ code: "repair-part-other" }),
    );
    expect(await repair(code, { work: "fan", doneOn: "2999-01-01" })).toEqual(refuse.invalid({ code: "repair-date" }));
    expect(await repair(code, { work: "fan", warranty: "on" })).toEqual(
      refuse.conflict({ code: "repair-warranty-none" }),
    );
    expect(await repair("NO-SUCH", { work: "fan" })).toEqual(refuse.notFound({ code: "unit-unknown" }));
    expect(await repair(card.code, { part: "gpu", newName: "MSI Ventus" })).toMatchObject({ ok: false });
    await takenBySomebody(shop.db, listingId, { how: "held" });
    expect(await repair(code, { part: "psu", newName: "Corsair RM650" })).toEqual(
      refuse.conflict({ code: "repair-part-promised" }),
    );
    for (const state of ["scrapped", "converted"] as const) {
      const gone = await aMachine();
      await shop.db.updateTable("unit").set({ state }).where("id", "=", gone.unitId).execute();
      expect(await repair(gone.code, { work: "fan" })).toEqual(refuse.conflict({ code: "repair-state" }));
    }
  });
});

describe("a repair of a sold machine", () => {
  async function sold() {
    const machine = await aMachine();
    const order = await people.delivered(await people.paidByTransfer([{ listingId: machine.listingId }]));
    return { ...machine, order };
  }
  const warrantyOf = async (unitId: Awaited<ReturnType<typeof sold>>["unitId"]) =>
    (await findWarranties(shop.db, { unit: unitId }))[0]!;
  const legalEnd = async (unitId: Awaited<ReturnType<typeof sold>>["unitId"]) =>
    clocksAt(await warrantyOf(unitId), new Date()).find(({ basis }) => basis === "legal")!.until;

  test("under warranty adds to its warranty as a claim does, and the passport's clocks agree", async () => {
    const { code, unitId } = await sold();
    const before = await legalEnd(unitId);
    expect(
      await repair(code, { part: "gpu", newName: "MSI Ventus 2X", newSerial: "SN-0099877", warranty: "on" }),
    ).toMatchObject({ ok: true });
    const warranty = await warrantyOf(unitId);
    expect(warranty.entries).toMatchObject([
      { kind: "claimed" },
      { kind: "repaired", replaced: { component: "gpu", title: "MSI Ventus 2X", serial: "SN-0099877" } },
    ]);
    const days = daysBetween(before, await legalEnd(unitId));
    expect(days).toBeGreaterThan(360);
    const events = await eventsOf(unitId);
    expect(events.slice(-2).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["part-replaced", "warranty-repair"]),
    );
    expect(summarise(events, today()).warranty!.legalUntil).toBe(await legalEnd(unitId));
  });

  test("outside the warranty leaves its clocks", async () => {
    const { code, unitId } = await sold();
    const before = await legalEnd(unitId);
    expect(await repair(code, { work: "cleaned" })).toMatchObject({ ok: true });
    expect(await legalEnd(unitId)).toBe(before);
  });

  test("is left to the claim while one is open", async () => {
    const { code, unitId, order } = await sold();
    const story = "Se oprește după zece minute de joc.";
    const claim = await openClaim(shop, {
      orderId: order.id,
      kind: "warranty",
      units: [unitId],
      story,
      key: newId(),
      actor: "buyer",
    });
    expect(claim.ok).toBe(true);
    expect(await repair(code, { work: "fan", warranty: "on" })).toEqual(refuse.conflict({ code: "repair-claim-open" }));
  });
});
