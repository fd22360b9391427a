import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withNewDrives } from "../../../../testing/bench/erasing.ts";
import { transaction } from "../../../../base/db.server.ts";
import type { ListingId, UnitId } from "../../../../base/id.ts";
import { inspectUnits } from "../../../../shop/inventory/receiving/inspect-units.server.ts";
import { answersTo, questionsOf } from "../../../../shop/inventory/grading/rubric.ts";
import { createDraft } from "../../../../shop/catalogue/editing/create-draft.server.ts";
import { requestGameTest } from "../../../../shop/cart/request-game-test.server.ts";
import { aPc, aUnit } from "../../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../../../testing/orders.ts";
import { aPhoto } from "../../../../testing/photos.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { measurementJson } from "../../../feeds/api.ts";
import { listingPageView } from "../../product/product.view.server.ts";
import * as inspection from "../inspections/inspection.tsx";
import * as benchUnit from "./bench-unit.tsx";
import * as benchPhoto from "./bench-photo.ts";
import * as bench from "./bench.tsx";

let shop: TestShop;
let technician: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  technician = await aStaffMember(shop, { staffRoles: ["technician"] });
});
afterAll(() => shop.close());

async function aPcOnSale(): Promise<{ listingId: ListingId; unitId: UnitId; code: string }> {
  const listingId = await putOnSale(shop.db, aPc({ units: [aUnit()] }));
  const unitId = (await unitsOf(shop.db, listingId))[0]!;
  return { listingId, unitId, code: unitId };
}

type Loaded = { seen: string; typed: Record<string, string>; sessions: { id: string; photos: string[] }[] };
const load = async (code: string) =>
  (await technician.get(benchUnit.loader, `/office/bench/${code}`, { code })).data as Loaded;
const post = (code: string, form: Record<string, string>, who = technician) =>
  who.post(benchUnit.action, `/office/bench/${code}`, form, { code });
const measured = async (code: string, form: Record<string, string>) => ({
  intent: "measure",
  measuredOn: "2026-11-21",
  "run.0.resolution": "1920x1080",
  "run.0.settings": "high",
  seen: (await load(code)).seen,
  ...form,
});

describe("the bench", () => {
  test("lists what must be tested, opens a unit by its scanned code, and names the parcels that wait for a test", async () => {
    const { code } = await aPcOnSale();
    const people = ordersIn(shop);
    const listingId = await putOnSale(shop.db, aPc());
    const visitorId = await people.aBuyer();
    await requestGameTest(shop, { visitorId, listingId, games: ["Fortnite"] });
    const order = await people.paidByCard([], { visitorId });
    const { data } = await technician.get(bench.loader, "/office/bench");
    const { rows, gameTests } = data as { rows: { code: string }[]; gameTests: { number: string; games: string[] }[] };
    expect(rows.map((row) => row.code)).toContain(code);
    expect(gameTests).toMatchObject([{ number: order.number, games: ["Fortnite"] }]);
    const searched = (text: string) => technician.get(bench.loader, `/office/bench?q=${text}`);
    expect(await searched(code.toLowerCase())).toMatchObject({ status: 302, location: `/office/bench/${code}` });
    expect((await searched("nothing")).data).toMatchObject({ total: 0 });
    expect((await searched(`${code}&to=2020-01-01`)).data).toMatchObject({ total: 0 });
    expect((await searched(`${code}&from=2020-01-01`)).data).toMatchObject({ rows: [{ code }] });
  });

  test("records what was typed, and the product page shows it as measured by the shop", async () => {
    const { code, listingId } = await aPcOnSale();
    expect(await post(code, await measured(code, { "fps.cs2.0": "212", "noise-load": "34,5" }))).toMatchObject({
      status: 302,
      location: `/office/bench/${code}?saved=2`,
    });
    expect((await load(code)).typed).toMatchObject({ "fps.cs2.0": "212", "noise-load": "34,5" });
    await expect
      .poll(async () =>
        (await listingPageView(shop, listingId, "benchmarks"))?.bench?.measurements.map(({ source }) => source),
      )
      .toEqual(["bench"]);
  });

  test("replaces the figures of the demo catalogue: nothing that was measured reads as one", async () => {
    const { code, unitId, listingId } = await aPcOnSale();
    const demo = { unitId, source: "demo" as const, version: "1.0", measuredAt: new Date("2026-01-01T00:00:00Z") };
    await shop.db
      .insertInto("measurement")
      .values([{ ...demo, test: "cs2", resolution: "1920x1080", settings: "high", value: 99 }])
      .execute();
    await post(code, await measured(code, { "fps.cs2.0": "212", "noise-load": "34,5" }));
    await expect
      .poll(async () =>
        (await listingPageView(shop, listingId, "benchmarks"))?.bench?.measurements.map(({ source }) => source),
      )
      .toEqual(["bench"]);
    const { bench, listing } = (await listingPageView(shop, listingId, "benchmarks"))!;
    expect(JSON.stringify([bench, listing])).not.toContain("demo");
    expect(JSON.stringify(bench!.measurements.map(measurementJson))).not.toContain("demo");
    expect(JSON.stringify(shop.catalogueIndex.byId(listingId))).not.toContain("demo");
  });

  test("measures the unit of a draft that is entered by hand, and leads back to the draft", async () => {
    const draft = await createDraft(shop, { from: { kind: "pc", category: null }, actor: "staff:test" });
    if (!draft.ok) throw new Error(draft.domainError.code);
    const { code, listingId } = draft.value;
    expect(await load(code)).toMatchObject({ unit: { listingId, listingState: "draft" }, drives: [""] });
    expect(await post(code, await measured(code, { "fps.cs2.0": "212", "health.1": "" }))).toMatchObject({
      location: `/office/bench/${code}?saved=1`,
    });
  });

  test("keeps what was typed where a value is impossible, and where somebody else was faster", async () => {
    const { code } = await aPcOnSale();
    const wrong = await post(code, await measured(code, { "fps.cs2.0": "212", "cpu-load": "700" }));
    expect(wrong).toMatchObject({
      status: 422,
      data: { typed: { "fps.cs2.0": "212" }, problems: { "cpu-load": { code: "impossible", from: "10", to: "125" } } },
    });
    const mine = await measured(code, { cinebench: "12000" });
    await post(code, await measured(code, { cinebench: "11000" }));
    const late = await post(code, mine);
    expect(late).toMatchObject({
      status: 409,
      data: {
        typed: { cinebench: "12000" },
        domainError: { code: "bench-changed" },
        fresh: { typed: { cinebench: "11000" } },
      },
    });
    const { fresh } = late.data as { fresh: { seen: string } };
    expect(await post(code, { ...mine, seen: fresh.seen })).toMatchObject({ status: 302 });
  });

  test("gives a grade by the questions, and keeps photographs of the results for staff alone", async () => {
    const { code } = await aPcOnSale();
    const answers = Object.fromEntries(questionsOf("pc").map((each) => [`answer.${each}`, answersTo(each)[0]!]));
    expect(await post(code, { intent: "grade", ...answers })).toMatchObject({
      location: `/office/bench/${code}?graded=A`,
    });
    expect(await post(code, { intent: "grade", own: "C" })).toMatchObject({
      status: 422,
      data: { errors: { reason: "reason-missing" } },
    });

    await post(code, await measured(code, { heaven: "3000" }));
    const [session] = (await load(code)).sessions;
    const form = new FormData();
    form.append("photos", new File([new Uint8Array(await aPhoto())], "result.jpg"));
    const request = new Request(`https://shop.example/office/bench/${code}?session=${session!.id}`, {
      method: "POST",
      body: form,
      headers: { cookie: technician.cookie },
    });
    const args = routeArgs(shop, `/office/bench/${code}`, { params: { code } });
    const answer = (await benchUnit.action({ ...args, request } as never)) as Response;
    expect(answer.status).toBe(302);
    const [photo] = (await load(code)).sessions[0]!.photos;
    const picture = await technician.get(benchPhoto.loader, `/office/bench-photos/${photo}?size=small`, { id: photo! });
    expect(picture.status).toBe(200);
  });

  test("is for those who may record: sales may look and not write", async () => {
    const { code } = await aPcOnSale();
    const sales = await aStaffMember(shop, { staffRoles: ["sales"] });
    expect((await sales.get(benchUnit.loader, `/office/bench/${code}`, { code })).status).toBe(200);
    expect((await post(code, await measured(code, { heaven: "3000" }), sales)).status).toBe(403);
    expect((await technician.get(benchUnit.loader, "/office/bench/none", { code: "none" })).status).toBe(404);
  });
});

describe("the desk for a unit that came back", () => {
  async function cameBack() {
    const unit = await aPcOnSale();
    await transaction(shop.db, (tx) =>
      inspectUnits(tx, { units: [unit.unitId], why: "return", source: "RET-700001", actor: STAFF }),
    );
    await withNewDrives(shop, unit.code);
    return unit;
  }
  const decide = (code: string, form: Record<string, string>) =>
    technician.post(inspection.action, `/office/inspections/${code}`, form, { code });

  test("puts it back on sale untested only with a reason, and keeps what was typed", async () => {
    const { code, listingId } = await cameBack();
    const back = { intent: "put-back", grade: "B", price: "1999,00", measurements: "keep" };
    expect(await decide(code, back)).toMatchObject({
      status: 422,
      data: { domainError: { code: "untested" }, typed: back },
    });
    expect(await decide(code, { ...back, untested: "no-drive" })).toMatchObject({
      status: 302,
      location: `/office/inspections?done=${code}&listing=${listingId}`,
    });
    await expect
      .poll(async () => (await listingPageView(shop, listingId, "specs"))?.conditions[0]?.untested)
      .toEqual({ reason: "no-drive", note: null });
  });

  test("is put back with a drive that reports faults only when staff saw them, or measure it anew", async () => {
    const { code } = await cameBack();
    const { unitId } = await shop.db
      .selectFrom("unit")
      .where("code", "=", code)
      .select("id as unitId")
      .executeTakeFirstOrThrow();
    const pending = { test: "drive-pending", subject: "1", value: 312, version: "smartctl 7.4" };
    await shop.db
      .insertInto("measurement")
      .values({ ...pending, unitId, source: "bench", measuredAt: new Date() })
      .execute();
    const loaded = await technician.get(inspection.loader, `/office/inspections/${code}`, { code });
    expect(loaded.data).toMatchObject({ warnings: [{ code: "pending", subject: "1", value: 312 }] });
    const back = { intent: "put-back", grade: "B", price: "1999,00", measurements: "keep", untested: "no-drive" };
    expect(await decide(code, back)).toMatchObject({
      status: 409,
      data: { domainError: { code: "grading-drive-failing" } },
    });
    expect(await decide(code, { ...back, drives: "1:pending:312" })).toMatchObject({ status: 302 });
    const other = await cameBack();
    expect(await decide(other.code, { ...back, measurements: "redo" })).toMatchObject({ status: 302 });
  });

  test("lets a technician put it back only at the price it had; sales may set another", async () => {
    const priceOf = async (id: ListingId) =>
      (await shop.db.selectFrom("listing").where("id", "=", id).select("priceBani").executeTakeFirstOrThrow())
        .priceBani;
    const back = { intent: "put-back", grade: "B", price: "1,00", measurements: "keep", untested: "no-drive" };
    const mine = await cameBack();
    const before = await priceOf(mine.listingId);
    const loaded = await technician.get(inspection.loader, `/office/inspections/${mine.code}`, { code: mine.code });
    expect(loaded.data).toMatchObject({ mayPrice: false });
    expect(await decide(mine.code, back)).toMatchObject({ status: 302 });
    expect(await priceOf(mine.listingId)).toBe(before);
    const sales = await aStaffMember(shop, { staffRoles: ["sales"] });
    const theirs = await cameBack();
    const form = { ...back, price: "1999,00" };
    expect(
      await sales.post(inspection.action, `/office/inspections/${theirs.code}`, form, { code: theirs.code }),
    ).toMatchObject({ status: 302 });
    expect(await priceOf(theirs.listingId)).toBe(1999_00);
  });

  test("splits it into the parts that staff name; the cost follows by their worth, whoever splits it", async () => {
    const { code } = await cameBack();
    const loaded = await technician.get(inspection.loader, `/office/inspections/${code}`, { code });
    const { pieces } = loaded.data as { pieces: { name: string; category: string }[] };
    const piece = (place: number, worth: string) => ({
      [`piece.${place}.name`]: pieces[place]!.name,
      [`piece.${place}.category`]: pieces[place]!.category,
      [`piece.${place}.worth`]: worth,
      [`piece.${place}.grade`]: "B",
    });
    expect(await decide(code, { intent: "split", ...piece(0, "700"), ...piece(1, "300") })).toMatchObject({
      status: 302,
      location: `/office/inspections?split=${code}&pieces=2`,
    });
  });
});
