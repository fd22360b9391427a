import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { dayOf } from "../../base/day.ts";
import { DAY } from "../../base/clock.ts";
import { transaction } from "../../base/db.server.ts";
import { newId, type ListingId, type UnitId } from "../../base/id.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { gradeUnit } from "../catalogue/bench/grade-unit.server.ts";
import { answersTo, questionsOf } from "../inventory/grading/rubric.ts";
import { unitsOf as unitsIn } from "../orders/order.ts";
import { aMember } from "../../testing/staff.ts";
import { claimAsHolder } from "../returns/claim-as-holder.server.ts";
import { listWarranties } from "../returns/list-warranties.server.ts";
import { offerTransfer } from "../returns/offer-transfer.server.ts";
import { takeOverWarranty } from "../returns/take-over-warranty.server.ts";
import { summarise } from "./summarise.ts";
import { openClaim } from "../returns/open-claim.server.ts";
import { transitionClaim } from "../returns/transition-claim.server.ts";
import { isSignedBy, problemInChain } from "./chain.server.ts";
import { feedRecords } from "./feed-records.server.ts";
import { leafOf } from "./merkle.server.ts";
import { publishRoots } from "./publish-roots.server.ts";
import { recordPassportEvent } from "./record-event.server.ts";
import { sealEvents } from "./seal-events.server.ts";
import { KeyUnreadable, rotateKey } from "./signing-key.server.ts";
import { passportCodesOf, passportFile, passportKeys, viewPassport } from "./view-passport.server.ts";
import { viewRootDay, viewRoots } from "./view-roots.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

async function unitOf(listingId: ListingId): Promise<{ unitId: UnitId; code: string; passport: string }> {
  const unitId = (await unitsOf(shop.db, listingId))[0]!;
  const { code } = await shop.db.selectFrom("unit").where("id", "=", unitId).select("code").executeTakeFirstOrThrow();
  return { unitId, code, passport: (await passportCodesOf(shop, [unitId])).get(unitId)! };
}
const aMachine = async () => unitOf(await putOnSale(shop.db, aPc()));

async function fileOf(passport: string) {
  const result = await passportFile(shop, passport);
  if (!result.ok) throw new Error("there is no such passport");
  return result.value;
}
const eventsOf = async (passport: string) => (await fileOf(passport)).events;
const kindsOf = async (passport: string) => (await eventsOf(passport)).map(({ kind }) => kind);
const problemIn = async (passport: string) =>
  problemInChain(await eventsOf(passport), { passport, keys: await passportKeys(shop) });

describe("a machine", () => {
  test("has every step of its life in its passport, in order, without a trace of its buyer", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const { code, passport } = await unitOf(listingId);
    const answers = Object.fromEntries(questionsOf("pc").map((question) => [question, answersTo(question)[0]!]));
    expect((await gradeUnit(shop, { code, actor: STAFF, answers, override: null, seen: null })).ok).toBe(true);
    const order = await people.delivered(await people.paidByTransfer([{ listingId }]));
    const claim = await openClaim(shop, {
      orderId: order.id,
      kind: "warranty",
      units: unitsIn(order),
      story: "Ana Pop: se oprește.",
      key: newId(),
      actor: "buyer",
    });
    if (!claim.ok) throw new Error(claim.domainError.code);
    const { number } = claim.value;
    for (const to of ["accepted", "received"] as const) await transitionClaim(shop, { number, to, actor: STAFF });
    await transitionClaim(shop, { number, to: "settled", actor: STAFF, end: { resolution: "repaired", refund: null } });
    await sealEvents(shop);

    expect(await kindsOf(passport)).toEqual([
      "received",
      "published",
      "graded",
      "sold",
      "delivered",
      "claim-opened",
      "claim-settled",
    ]);
    expect(await problemIn(passport)).toBeNull();
    const text = JSON.stringify(await fileOf(passport));
    for (const personal of ["Ana", "example.ro", "400174", "Horea", order.number, number, order.id])
      expect(text).not.toContain(personal);
    expect((await eventsOf(passport)).find(({ kind }) => kind === "delivered")?.body).toMatchObject({
      legalMonths: 12,
      commercialMonths: 12,
      extendedMonths: 0,
    });
  });

  test("that leaves the shop's pages and comes back says so", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const { passport } = await unitOf(listingId);
    for (const state of ["withdrawn", "live"] as const)
      await shop.db.updateTable("listing").set({ state }).where("id", "=", listingId).execute();
    await sealEvents(shop);
    expect(await kindsOf(passport)).toEqual(["received", "published", "withdrawn", "published"]);
  });

  test("says which part a repair replaced and that it has another owner, and its clocks follow", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const { passport } = await unitOf(listingId);
    const order = await people.delivered(await people.paidByTransfer([{ listingId }]));
    const [buyer, next] = [await aMember(shop), await aMember(shop)];
    await shop.db.updateTable("salesOrder").set({ visitorId: buyer.visitorId }).where("id", "=", order.id).execute();
    const id = (await listWarranties(shop, buyer)).held[0]!.id;
    const offered = await offerTransfer(shop, { id, holder: buyer });
    if (!offered.ok) throw new Error(offered.domainError.code);
    await takeOverWarranty(shop, { typed: offered.value.code, holder: next });
    const claim = await claimAsHolder(shop, { id, holder: next, story: "Placa video face zgomot.", key: newId() });
    if (!claim.ok) throw new Error(claim.domainError.code);
    const { number } = claim.value;
    for (const to of ["accepted", "received"] as const) await transitionClaim(shop, { number, to, actor: STAFF });
    const replaced = { component: "gpu" as const, title: "MSI RTX 3060 Ventus 2X 12 GB", serial: "SN-0099877" };
    const end = { resolution: "repaired" as const, refund: null, replaced };
    await transitionClaim(shop, { number, to: "settled", actor: STAFF, end });
    await sealEvents(shop);
    const events = await eventsOf(passport);
    expect(events.find(({ kind }) => kind === "transferred")?.body).toMatchObject({ owners: 2 });
    expect(events.find(({ kind }) => kind === "part-replaced")?.body).toMatchObject({
      part: "graphics-cards",
      name: "MSI RTX 3060 Ventus 2X 12 GB",
      serialEnd: "877",
      inheritsWarranty: true,
    });
    expect(await problemIn(passport)).toBeNull();
    const today = dayOf(new Date());
    const { warranty } = summarise(events, today);
    expect(warranty).toMatchObject({ from: today, isExtended: false, isPaused: false });
    // The law's year, and one more after the repair.
    expect(warranty!.legalUntil!.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) + 2));
  });

  test("that was measured says the test, its version and its conditions, and later that a value no longer holds", async () => {
    const { unitId, passport } = await aMachine();
    const measured = { unitId, source: "bench" as const, measuredAt: shop.clock.now(), version: "1.40" };
    await shop.db
      .insertInto("measurement")
      .values([
        { ...measured, test: "cs2", value: 141, resolution: "1920x1080", settings: "high" },
        { ...measured, test: "drive-life", value: 97, resolution: null, settings: null, subject: "1" },
      ])
      .execute();
    await sql`update measurement set outdated_at = now() where unit_id = ${unitId}::uuid and test = 'cs2'`.execute(
      shop.db,
    );
    await sealEvents(shop);
    const bodies = (await eventsOf(passport)).slice(-2).map(({ kind, body }) => ({ kind, body }));
    expect(bodies).toMatchObject([
      {
        kind: "measured",
        body: {
          results: [
            { test: "cs2", value: 141, resolution: "1920x1080", settings: "high", version: "1.40" },
            { test: "drive-life", subject: "1", value: 97 },
          ],
        },
      },
      { kind: "outdated", body: { results: [{ test: "cs2", resolution: "1920x1080", settings: "high" }] } },
    ]);
  });

  test("can get events that no trigger sees, each cause once", async () => {
    const { unitId, passport } = await aMachine();
    const repaired = {
      unitId,
      ref: "r1",
      kind: "part-replaced",
      body: { on: "2026-11-20", part: "ssd", name: "Kingston NV2", inheritsWarranty: true },
    } as const;
    expect(await transaction(shop.db, (tx) => recordPassportEvent(tx, repaired))).toBe(true);
    await sealEvents(shop);
    await transaction(shop.db, (tx) => recordPassportEvent(tx, repaired));
    await sealEvents(shop);
    expect((await kindsOf(passport)).filter((kind) => kind === "part-replaced")).toHaveLength(1);
    const withName = { ...repaired, body: { ...repaired.body, name: "ana@example.ro" } } as const;
    await expect(transaction(shop.db, (tx) => recordPassportEvent(tx, withName))).rejects.toThrow("no body");
  });

  test("whose cause was rolled back has no event of it", async () => {
    const { unitId, passport } = await aMachine();
    await expect(
      transaction(shop.db, async (tx) => {
        await tx.updateTable("unit").set({ state: "scrapped" }).where("id", "=", unitId).execute();
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await sealEvents(shop);
    expect(await kindsOf(passport)).toEqual(["received", "published"]);
  });
});

describe("the chain", () => {
  test("names the altered event, whichever byte of the file was changed", async () => {
    const { passport } = await aMachine();
    await sealEvents(shop);
    const [events, keys] = [await eventsOf(passport), await passportKeys(shop)];
    for (const [index, event] of events.entries()) {
      for (const field of ["at", "kind", "prev", "passport", "key", "hash", "signature"] as const) {
        const forged = events.map((each) => ({ ...each }));
        Object.assign(forged[index]!, { [field]: `${event[field] ?? ""}0` });
        expect(problemInChain(forged, { passport, keys }), field).toMatchObject({ seq: index + 1 });
      }
      const forged = structuredClone(events);
      Object.assign(forged[index]!.body, { on: "2020-01-01" });
      expect(problemInChain(forged, { passport, keys })).toEqual({ is: "altered", seq: index + 1, why: "hash" });
    }
    expect(problemInChain(events.slice(1), { passport, keys })).toMatchObject({ is: "altered", seq: 1 });
    expect(problemInChain(events, { passport, keys: [] })).toMatchObject({ is: "unknown-key", seq: 1 });
  });

  test("cannot be changed or deleted in the database", async () => {
    const { unitId } = await aMachine();
    await sealEvents(shop);
    const of = sql`unit_id = ${unitId}::uuid`;
    for (const change of [
      sql`update passport_event set kind = 'sold' where ${of}`,
      sql`delete from passport_event where ${of}`,
      sql`truncate passport_event`,
      sql`update passport set code = passport_code() where ${of}`,
      sql`update passport set seq = 0, head = null, sealed_on = null where ${of}`,
      sql`insert into passport_event (unit_id, seq, kind, sealed_on, record, hash, signature, key_id, ref)
        select unit_id, 99, kind, sealed_on, record, ${"0".repeat(64)}, signature, key_id, 'x' from passport_event where ${of} limit 1`,
    ])
      await expect(change.execute(shop.db)).rejects.toThrow(/passport/);
  });

  test("grows no day earlier than its last event, and on no day whose root is published", async () => {
    const { unitId, passport } = await aMachine();
    await sealEvents(shop);
    await sql`update passport set sealed_on = '2999-01-01' where unit_id = ${unitId}::uuid`.execute(shop.db);
    await transaction(shop.db, (tx) =>
      recordPassportEvent(tx, { unitId, ref: "1", kind: "repaired", body: { on: "2026-11-20", work: "cleaned" } }),
    );
    await sealEvents(shop);
    expect((await eventsOf(passport)).at(-1)!.at).toBe("2999-01-01");
  });
});

describe("the key", () => {
  test("can be replaced: old events stay valid, new ones have the new key, and its private half is gone", async () => {
    const { unitId, passport } = await aMachine();
    await sealEvents(shop);
    const { ended, id } = await rotateKey(shop);
    await transaction(shop.db, (tx) =>
      recordPassportEvent(tx, { unitId, ref: "1", kind: "repaired", body: { on: "2026-11-20", work: "fan" } }),
    );
    await sealEvents(shop);
    const keys = (await eventsOf(passport)).map(({ key }) => key);
    expect([keys[0], keys.at(-1)]).toEqual([ended, id]);
    expect(await problemIn(passport)).toBeNull();
    const row = await shop.db.selectFrom("passportKey").where("id", "=", ended!).select("sealedKey").executeTakeFirst();
    expect(row?.sealedKey).toBeNull();
  });

  test("that cannot be read stops no sale: events wait until the secret is back", async () => {
    const { unitId, passport } = await aMachine();
    await sealEvents(shop);
    await sql`update unit set state = 'scrapped' where id = ${unitId}::uuid`.execute(shop.db);
    await expect(sealEvents({ ...shop, authSecret: "another secret of 32 letters or more" })).rejects.toThrow(
      KeyUnreadable,
    );
    expect(await kindsOf(passport)).not.toContain("written-off");
    await sealEvents(shop);
    expect((await kindsOf(passport)).at(-1)).toBe("written-off");
  });
});

describe("a code", () => {
  test("is random, the same for ever, and neither that of the unit nor of the listing", async () => {
    const units = await unitsOf(shop.db, await putOnSale(shop.db, aComponent("ssd", { stock: 20 })));
    const codes = await passportCodesOf(shop, units);
    expect(new Set(codes.values()).size).toBe(20);
    for (const code of codes.values()) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
  });

  test("that is wrong, short or no code at all gets one answer", async () => {
    for (const wrong of ["00000-00000-00000-00000", "1", "'; drop table unit", ""])
      expect(await viewPassport(shop, wrong)).toMatchObject({ ok: false, domainError: { code: "passport-unknown" } });
  });
});

test("a unit from before passports gets its history from the records, once", async () => {
  const listingId = await putOnSale(shop.db, aPc());
  const { unitId, passport } = await unitOf(listingId);
  await sql`delete from passport_due where unit_id = ${unitId}::uuid`.execute(shop.db);
  await sql`update passport set is_fed = false where unit_id = ${unitId}::uuid`.execute(shop.db);
  await people.delivered(await people.paidByTransfer([{ listingId }]));
  await sealEvents(shop);
  expect(await kindsOf(passport)).toEqual([]);
  expect(await feedRecords(shop)).toBe(1);
  expect(await feedRecords(shop)).toBe(0);
  await sealEvents(shop);
  expect(await kindsOf(passport)).toEqual(["received", "published", "sold", "delivered"]);
  expect(await problemIn(passport)).toBeNull();
});

test("each day has a root that holds the end of every chain that grew on it, chained to the day before", async () => {
  const { unitId, passport } = await aMachine();
  await sealEvents(shop);
  expect(await publishRoots(shop)).toBe(0);
  // Yesterday and the day before: events cannot be changed, so they are written with those days.
  const [first, second] = [dayBefore(3), dayBefore(1)];
  await inThePast(unitId, [first, second]);
  const published = await publishRoots(shop);
  expect(published).toBe(3);
  expect(await publishRoots(shop)).toBe(0);
  const roots = await viewRoots(shop, { before: null });
  expect(roots.map(({ day }) => day)).toEqual([dayBefore(1), dayBefore(2), first]);
  expect(roots.map(({ prev }) => prev)).toEqual([roots[1]!.hash, roots[2]!.hash, null]);
  expect(roots[1]!.root).toBeNull();
  const keys = await passportKeys(shop);
  for (const root of roots) expect(isSignedBy(keys.find(({ id }) => id === root.key)!.publicKey, root)).toBe(true);
  const day = await viewRootDay(shop, second);
  const end = await shop.db
    .selectFrom("passportEvent")
    .where("sealedOn", "=", second)
    .select(["seq", "hash"])
    .executeTakeFirstOrThrow();
  expect(day!.leaves).toEqual([leafOf({ passport, ...end })]);
  expect(JSON.stringify(day)).not.toContain(passport);
});

function dayBefore(days: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Bucharest" }).format(new Date(Date.now() - days * DAY));
}

/** Events of a passport on past days: their records are not signed, only roots are about them. */
async function inThePast(unitId: UnitId, days: readonly string[]): Promise<void> {
  for (const day of days)
    await transaction(shop.db, async (tx) => {
      const hash = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex");
      await sql`update passport set seq = seq + 1, head = ${hash} where unit_id = ${unitId}::uuid`.execute(tx);
      await sql`insert into passport_event (unit_id, seq, kind, sealed_on, record, hash, signature, key_id, ref)
        select unit_id, seq, 'repaired', ${day}, '{}', ${hash}, '', (select id from passport_key where valid_until is null), ${day}
        from passport where unit_id = ${unitId}::uuid`.execute(tx);
    });
}
