import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../../base/db.server.ts";
import type { UnitId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { refuse } from "../../../base/result.ts";
import { aPc, aUnit } from "../../../testing/builders.ts";
import { putOnSale, takenBySomebody, unitsOf } from "../../../testing/catalogue-index.ts";
import { STAFF } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { benchTests, readingTests } from "../../inventory/bench/bench-tests.ts";
import { answersTo, questionsOf, type GradingAnswers } from "../../inventory/grading/rubric.ts";
import { inspectUnits } from "../../inventory/receiving/inspect-units.server.ts";
import { takeIn } from "../../inventory/receiving/receive-units.server.ts";
import { putBackOnSale } from "../publishing/put-back-on-sale.server.ts";
import { viewListing } from "../view-listing.server.ts";
import type { BenchValue } from "./bench-form.ts";
import { gradeUnit } from "./grade-unit.server.ts";
import { listBenchQueue } from "./list-bench-queue.server.ts";
import { recordMeasurements } from "./record-measurements.server.ts";
import { viewBenchUnit } from "./view-bench-unit.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const session = { measuredOn: "2026-11-21", driver: "Adrenalin 24.10", note: null };
const cs2: BenchValue = {
  test: "cs2",
  value: 212,
  version: "1.40",
  resolution: "1920x1080",
  settings: "high",
  subject: null,
};
const reading = (test: string, value: number, subject: string | null = null): BenchValue => ({
  test,
  value,
  version: "HWiNFO 8",
  resolution: null,
  settings: null,
  subject,
});

async function aPcOnSale(measured: Parameters<typeof aUnit>[0] = {}) {
  const listingId = await putOnSale(shop.db, aPc({ units: [aUnit(measured)] }));
  const [unitId] = await unitsOf(shop.db, listingId);
  return { listingId, unitId: unitId!, code: unitId! as string };
}

const seenOf = async (code: string) => {
  const found = await viewBenchUnit(shop, { code });
  if (!found.ok) throw new Error(found.domainError.code);
  return found.value.seen;
};
const record = async (code: string, values: BenchValue[], more: { seen?: string; cleared?: BenchValue[] } = {}) =>
  recordMeasurements(shop, {
    code,
    actor: STAFF,
    session,
    values,
    cleared: more.cleared ?? [],
    seen: more.seen ?? (await seenOf(code)),
  });
const queued = async (code: string) =>
  (await listBenchQueue(shop, { cause: null, search: code, page: 1 })).rows.map(({ cause }) => cause);

const flawless = () =>
  Object.fromEntries(questionsOf("pc").map((question) => [question, answersTo(question)[0]!])) as GradingAnswers;

describe("the queue of the bench", () => {
  test("holds PCs on sale, received and returned until something was measured on them", async () => {
    const onSale = await aPcOnSale();
    expect(await queued(onSale.code)).toEqual(["on-sale"]);
    await record(onSale.code, [reading("cpu-load", 70)]);
    expect(await queued(onSale.code), "a temperature is no test").toEqual(["on-sale"]);
    await record(onSale.code, [cs2]);
    expect(await queued(onSale.code)).toEqual([]);

    const thing = { kind: "pc", name: "Ryzen", parts: [], cost: ron(900), suggestedGrade: "B" } as const;
    const [received = ""] = await transaction(shop.db, (tx) =>
      takeIn(tx, { source: "VND-777777", taxRegime: "margin", things: [thing] }),
    );
    expect(await queued(received)).toEqual(["received"]);
    await transaction(shop.db, (tx) =>
      inspectUnits(tx, { units: [onSale.unitId], why: "return", source: "RET-1", actor: STAFF }),
    );
    expect(await queued(onSale.code), "what came back is tested again").toEqual(["came-back"]);
  });

  test("knows of every test whether it counts: the database has the same list of readings as the code", async () => {
    const isTested = async (id: UnitId) =>
      (await shop.db.selectFrom("unit").where("id", "=", id).select("isTested").executeTakeFirstOrThrow()).isTested;
    for (const { test: name } of benchTests) {
      const listingId = await putOnSale(shop.db, aPc({ units: [aUnit()] }));
      const unitId = (await unitsOf(shop.db, listingId))[0]!;
      await shop.db.deleteFrom("measurement").where("unitId", "=", unitId).execute();
      expect(await isTested(unitId)).toBe(false);
      const measured = { unitId, test: name, value: 1, version: "1", source: "bench" as const };
      await shop.db
        .insertInto("measurement")
        .values({ ...measured, measuredAt: new Date("2026-11-20T10:00:00Z") })
        .execute();
      expect(await isTested(unitId), name).toBe(!readingTests.includes(name));
      await shop.db.updateTable("measurement").set({ outdatedAt: new Date() }).where("unitId", "=", unitId).execute();
      expect(await isTested(unitId), name).toBe(false);
    }
  });

  test("does not hold what a buyer has", async () => {
    const { listingId, code } = await aPcOnSale();
    await takenBySomebody(shop.db, listingId, { how: "sold" });
    expect(await queued(code)).toEqual([]);
  });
});

describe("recording measurements", () => {
  test("shows them on the product page as measured by the shop, with temperatures, noise and drives", async () => {
    const { listingId, code } = await aPcOnSale();
    expect(await record(code, [cs2, reading("noise-load", 345), reading("drive-life", 97, "1")])).toMatchObject({
      ok: true,
    });
    await expect
      .poll(async () =>
        (await viewListing(shop, listingId))?.readings.map(({ test, value, subject }) => [test, value, subject]),
      )
      .toEqual([
        ["drive-life", 97, "1"],
        ["noise-load", 345, null],
      ]);
    const view = await viewListing(shop, listingId);
    expect(view?.measurements).toMatchObject([{ test: "cs2", value: 212, source: "bench" }]);
    await expect.poll(() => shop.catalogueIndex.byId(listingId)).toMatchObject({ fps: { cs2: 212 } });
  });

  test("a correction replaces a value, and the earlier one stays on record", async () => {
    const { code } = await aPcOnSale();
    await record(code, [cs2]);
    await record(code, [{ ...cs2, value: 121 }]);
    const found = await viewBenchUnit(shop, { code });
    expect(found.ok && found.value.current.map(({ value }) => value)).toEqual([121]);
    expect(found.ok && found.value.earlier.map(({ value }) => value)).toEqual([212]);
    await record(code, [], { cleared: [cs2] });
    const cleared = await viewBenchUnit(shop, { code });
    expect(cleared.ok && [cleared.value.current.length, cleared.value.earlier.length]).toEqual([0, 2]);
    const audit = await shop.db.selectFrom("audit").where("entityId", "=", code).select(["action", "before"]).execute();
    expect(audit.at(1)).toMatchObject({ action: "measured", before: [{ test: "cs2", value: 212 }] });
  });

  test("is refused if somebody else recorded values meanwhile, without a change, and for a day to come", async () => {
    const { code } = await aPcOnSale();
    const seen = await seenOf(code);
    await record(code, [cs2]);
    expect(await record(code, [{ ...cs2, value: 1 }], { seen })).toEqual(refuse.conflict({ code: "bench-changed" }));
    expect(await record(code, [])).toEqual(refuse.invalid({ code: "bench-nothing" }));
    const tomorrow = { ...session, measuredOn: "2026-11-22" };
    expect(
      await recordMeasurements(shop, {
        code,
        actor: STAFF,
        session: tomorrow,
        values: [{ ...cs2, value: 2 }],
        cleared: [],
        seen: await seenOf(code),
      }),
    ).toEqual(refuse.invalid({ code: "bench-date" }));
    expect(await viewBenchUnit(shop, { code: "no-such-unit" })).toEqual(
      refuse.notFound({ code: "bench-unit-unknown" }),
    );
  });
});

describe("a PC on sale untested", () => {
  async function cameBack() {
    const unit = await aPcOnSale();
    await transaction(shop.db, (tx) =>
      inspectUnits(tx, { units: [unit.unitId], why: "refused", source: "ORD-1", actor: STAFF }),
    );
    return unit;
  }
  const decision = { actor: STAFF, grade: "B", price: ron(2000), measurements: "keep" } as const;

  test("needs a reason, and another reason needs words", async () => {
    const { code } = await cameBack();
    expect(await putBackOnSale(shop, { ...decision, code })).toEqual(refuse.invalid({ code: "untested" }));
    expect(await putBackOnSale(shop, { ...decision, code, untested: { reason: "other", note: " " } })).toEqual(
      refuse.invalid({ code: "untested-note-missing" }),
    );
  });

  test("says why on its page until it was measured", async () => {
    const { code, listingId } = await cameBack();
    const untested = { reason: "no-graphics", note: "Potrivit pentru birou." } as const;
    expect(await putBackOnSale(shop, { ...decision, code, untested })).toMatchObject({ ok: true });
    const reasons = async () => (await viewListing(shop, listingId))?.conditions.map((each) => each.untested);
    await expect.poll(reasons).toEqual([untested]);
    await record(code, [cs2]);
    await expect.poll(reasons).toEqual([null]);
  });
});

describe("grading a unit", () => {
  test("keeps the answers, gives the grade that follows, and the page says why", async () => {
    const { code, listingId } = await aPcOnSale();
    const answers = { ...flawless(), dust: "traces", "case-scratches": "deep" };
    expect(await gradeUnit(shop, { code, actor: STAFF, answers, override: null, seen: null })).toEqual({
      ok: true,
      value: { grade: "C" },
    });
    await expect
      .poll(async () => (await viewListing(shop, listingId))?.conditions)
      .toMatchObject([
        {
          grade: "C",
          reasons: [
            { question: "case-scratches", answer: "deep" },
            { question: "dust", answer: "traces" },
          ],
        },
      ]);
    await expect.poll(() => shop.catalogueIndex.byId(listingId)?.grade).toBe("C");
  });

  test("may be overridden with a reason; the earlier answers stay", async () => {
    const { code, unitId } = await aPcOnSale();
    await gradeUnit(shop, { code, actor: STAFF, answers: flawless(), override: null, seen: null });
    const first = await viewBenchUnit(shop, { code });
    const seen = first.ok ? (first.value.grading?.id ?? null) : null;
    const override = { grade: "B", reason: "carcasă îngălbenită" } as const;
    expect(await gradeUnit(shop, { code, actor: STAFF, answers: flawless(), override, seen })).toMatchObject({
      value: { grade: "B" },
    });
    const rows = await shop.db
      .selectFrom("grading")
      .where("unitId", "=", unitId)
      .select(["found", "grade", "reason", "outdatedAt"])
      .orderBy("gradedAt")
      .execute();
    expect(rows).toMatchObject([
      { found: "A", grade: "A", reason: null, outdatedAt: expect.any(Date) },
      { found: "A", grade: "B", reason: "carcasă îngălbenită", outdatedAt: null },
    ]);
    expect(await gradeUnit(shop, { code, actor: STAFF, answers: flawless(), override: null, seen })).toEqual(
      refuse.conflict({ code: "grading-changed" }),
    );
  });

  test("is refused while questions are open", async () => {
    const { code } = await aPcOnSale();
    const { dust: _, ...answers } = flawless();
    expect(await gradeUnit(shop, { code, actor: STAFF, answers, override: null, seen: null })).toEqual(
      refuse.invalid({ code: "grading-open", open: ["dust"] }),
    );
  });
});
