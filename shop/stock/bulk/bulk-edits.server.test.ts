import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BulkEditId, ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import type { PartMonths } from "../../inventory/part-warranty.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { putOnSale, setPrice } from "../../../testing/catalogue-index.ts";
import { testDatabase } from "../../../testing/database.ts";
import type { Database } from "../../../base/db.server.ts";
import { applyBulkEdit } from "./apply-bulk-edit.server.ts";
import { noChanges, type BulkChanges } from "./bulk-edit.ts";
import { draftBulkEdit } from "./draft-bulk-edit.server.ts";
import { listBulkEditors } from "./list-bulk-editors.server.ts";
import { listBulkEdits } from "./list-bulk-edits.server.ts";
import { pickListings } from "./pick-listings.server.ts";
import { prepareBulkEdit } from "./prepare-bulk-edit.server.ts";
import { runMarkDowns } from "./run-mark-downs.server.ts";
import { undoBulkEdit } from "./undo-bulk-edit.server.ts";
import { viewBulkEdit } from "./view-bulk-edit.server.ts";

let database: Database;
const shop = () => ({ db: database.db, log: { error: (details: unknown) => failures.push(details) } });
const failures: unknown[] = [];
const actor = "staff:test";
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const tenPercent: BulkChanges = { ...noChanges, price: { step: "down-percent", value: 100, rounding: "none" } };
const prices = async (ids: readonly ListingId[]) => {
  const rows = await database.db
    .selectFrom("listing")
    .where("id", "in", [...ids])
    .select(["priceBani"])
    .orderBy("id")
    .execute();
  return rows.map(({ priceBani }) => priceBani / 100);
};
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function prepared(
  ids: readonly ListingId[],
  changes = tenPercent,
  { startsAt = null, endsAt = null }: { startsAt?: Date | null; endsAt?: Date | null } = {},
): Promise<BulkEditId> {
  const drafted = await draftBulkEdit(shop(), { listingIds: ids, actor });
  if (!drafted.ok) throw new Error(drafted.domainError.code);
  expect(await prepareBulkEdit(shop(), { id: drafted.value, changes, startsAt, endsAt })).toMatchObject({ ok: true });
  return drafted.value;
}
const listingsOnSale = async () => [
  await putOnSale(database.db, aPc({ price: ron(1000) })),
  await putOnSale(database.db, aComponent("ssd", { price: ron(200), stock: 2 })),
];
const state = async (id: BulkEditId) =>
  (await database.db.selectFrom("bulkEdit").where("id", "=", id).select("state").executeTakeFirstOrThrow()).state;
/** Lets the mark-down begin or end now. */
const due = (id: BulkEditId, column: "startsAt" | "endsAt") =>
  column === "startsAt"
    ? database.db
        .updateTable("bulkEdit")
        .set({ startsAt: sql<Date>`now() - interval '1 minute'` })
        .where("id", "=", id)
        .execute()
    : database.db
        .updateTable("bulkEdit")
        .set({ startsAt: sql<Date>`now() - interval '1 hour'`, endsAt: sql<Date>`now() - interval '1 minute'` })
        .where("id", "=", id)
        .execute();

test("the list of edits is limited by state, kind, person and product, and never shows drafts", async () => {
  const ids = await listingsOnSale();
  const other = await putOnSale(database.db, aPc({ title: "PC Zimbru" }));
  const edit = await prepared([...ids, other]);
  await applyBulkEdit(shop(), { id: edit, actor });
  const planned = await prepared(ids, tenPercent, { startsAt: soon(60), endsAt: soon(120) });
  await applyBulkEdit(shop(), { id: planned, actor });
  const draft = await prepared(ids);
  const found = async (query: Parameters<typeof listBulkEdits>[1]) =>
    (await listBulkEdits(shop(), query)).rows.map(({ id }) => id).filter((id) => [edit, planned, draft].includes(id));
  expect(await found({})).toEqual([planned, edit]);
  expect(await found({ descending: false })).toEqual([edit, planned]);
  expect(await found({ kind: "mark-down" })).toEqual([planned]);
  expect(await found({ state: "applied" })).toEqual([edit]);
  expect(await found({ search: "zimbru" })).toEqual([edit]);
  expect(await found({ actor })).toEqual([planned, edit]);
  expect(await found({ actor: "staff:nobody" })).toEqual([]);
  expect(await found({ to: "2020-01-01" })).toEqual([]);
  expect(await listBulkEditors(shop())).toContain(actor);
  const { rows } = await listBulkEdits(shop(), { search: "zimbru" });
  expect(rows[0]).toMatchObject({ listings: 3, changed: 3, kept: 0 });
});

describe("an edit of many listings", () => {
  test("changes nothing before it is applied, then prices, price log and audit log in one go", async () => {
    const ids = await listingsOnSale();
    const id = await prepared(ids);
    expect(await prices(ids)).toEqual([1000, 200]);
    const view = await viewBulkEdit(shop(), { id, page: 1, percent: 21 });
    expect(view).toMatchObject({
      ok: true,
      value: {
        total: 2,
        counts: { changed: 2, leftOut: 0 },
        lines: [{ after: { price: ron(900) }, struck: ron(1000) }, { after: { price: ron(180) } }],
      },
    });
    expect(await applyBulkEdit(shop(), { id, actor })).toEqual({ ok: true, value: { state: "applied", changed: 2 } });
    expect(await prices(ids)).toEqual([900, 180]);
    const log = await database.db
      .selectFrom("priceLog")
      .where("listingId", "=", ids[0]!)
      .select("priceBani")
      .orderBy("since")
      .execute();
    expect(log.map(({ priceBani }) => priceBani)).toEqual([ron(1000), ron(900)]);
    const audit = await database.db
      .selectFrom("audit")
      .where("entity", "=", "listing")
      .where("entityId", "=", String(ids[0]))
      .select(["actor", "before", "after"])
      .execute();
    expect(audit).toMatchObject([{ actor, before: { price: ron(1000) }, after: { price: ron(900), bulkEdit: id } }]);
    expect(await applyBulkEdit(shop(), { id, actor })).toMatchObject({ domainError: { code: "bulk-decided" } });
  });

  test("sets warranty and badge, and withdraws", async () => {
    const ids = await listingsOnSale();
    const id = await prepared(ids, { price: null, warranty: 24, badge: "sale", state: "withdrawn" });
    await applyBulkEdit(shop(), { id, actor });
    expect(
      await database.db
        .selectFrom("listing")
        .where("id", "in", ids)
        .select(["warrantyMonths", "badge", "state"])
        .execute(),
    ).toEqual([1, 2].map(() => ({ warrantyMonths: 24, badge: "sale", state: "withdrawn" })));
  });

  test("sets the months of each part of a PC, and gives each its own back when it is undone", async () => {
    const ids = await listingsOnSale();
    const monthsOf = async () =>
      database.db
        .selectFrom("listing")
        .where("id", "=", ids[0]!)
        .select(["warrantyMonths as all", sql<PartMonths>`specs->'warrantyMonths'`.as("parts")])
        .executeTakeFirstOrThrow();
    await sql`update listing set warranty_months = 6,
      specs = jsonb_set(specs, '{warrantyMonths}', (specs->'warrantyMonths') || '{"cpu": 36, "storage": 6}')
      where id = ${ids[0]!}`.execute(database.db);
    const before = await monthsOf();
    const id = await prepared(ids, { ...noChanges, warranty: 24 });
    const shown = await viewBulkEdit(shop(), { id, page: 1, percent: 21 });
    expect(shown).toMatchObject({
      value: {
        lines: [{ parts: { cpu: 36, storage: 6 }, after: { parts: { cpu: 24, storage: 24 } } }, { parts: null }],
      },
    });
    await applyBulkEdit(shop(), { id, actor });
    const after = await monthsOf();
    expect(after.all).toBe(24);
    expect(Object.entries(after.parts).filter(([part]) => part !== "gpu")).toEqual(
      Object.keys(before.parts)
        .filter((part) => part !== "gpu")
        .map((part) => [part, 24]),
    );
    expect(await undoBulkEdit(shop(), { id, actor })).toMatchObject({ value: { restored: 2, kept: [] } });
    expect(await monthsOf()).toEqual(before);
  });

  test("does not undo the months of a PC whose part somebody changed since", async () => {
    const ids = await listingsOnSale();
    const id = await prepared(ids, { ...noChanges, warranty: 24 });
    await applyBulkEdit(shop(), { id, actor });
    await sql`update listing set specs = jsonb_set(specs, '{warrantyMonths,psu}', '60') where id = ${ids[0]!}`.execute(
      database.db,
    );
    expect(await undoBulkEdit(shop(), { id, actor })).toMatchObject({ value: { restored: 1, kept: [ids[0]] } });
  });

  test("is refused whole if a listing is no longer as the preview showed it", async () => {
    const ids = await listingsOnSale();
    const id = await prepared(ids);
    await setPrice(database.db, ids[1]!, { price: ron(210) });
    expect(await applyBulkEdit(shop(), { id, actor })).toMatchObject({
      ok: false,
      domainError: { code: "bulk-changed-since", available: 1 },
    });
    expect(await prices(ids)).toEqual([1000, 210]);
    // The new preview shows the new price.
    await prepareBulkEdit(shop(), { id, changes: tenPercent, startsAt: null, endsAt: null });
    expect(await applyBulkEdit(shop(), { id, actor })).toMatchObject({ ok: true });
    expect(await prices(ids)).toEqual([900, 189]);
  });

  test("is undone where nobody has changed the listing since, and lists the others", async () => {
    const ids = await listingsOnSale();
    const id = await prepared(ids);
    await applyBulkEdit(shop(), { id, actor });
    await database.db
      .updateTable("listing")
      .set({ priceBani: ron(150) })
      .where("id", "=", ids[1]!)
      .execute();
    expect(await undoBulkEdit(shop(), { id, actor })).toEqual({
      ok: true,
      value: { state: "undone", restored: 1, kept: [ids[1]], lacking: [] },
    });
    expect(await prices(ids)).toEqual([1000, 150]);
    expect(await undoBulkEdit(shop(), { id, actor })).toMatchObject({ domainError: { code: "bulk-not-undoable" } });
    const view = await viewBulkEdit(shop(), { id, page: 1, percent: 21 });
    expect(view).toMatchObject({
      value: { counts: { kept: 1 }, lines: [{ id: ids[1], outcome: "kept" }, { outcome: "restored" }] },
    });
  });

  test("that withdrew products puts back on sale only what may be published, and names the others", async () => {
    const ids = [await putOnSale(database.db, aPc({ price: ron(1000) })), await putOnSale(database.db, aPc())];
    await database.db.updateTable("listing").set({ usesCategoryPicture: true }).where("id", "in", ids).execute();
    await database.db
      .updateTable("unit")
      .set({ serial: sql<string>`'SN-' || code`, untestedReason: "test-on-request" })
      .where("listingId", "in", ids)
      .execute();
    const id = await prepared(ids, { ...noChanges, warranty: 24, state: "withdrawn" });
    await applyBulkEdit(shop(), { id, actor });
    // Meanwhile nobody says any more why the second one is sold untested.
    await database.db.updateTable("unit").set({ untestedReason: null }).where("listingId", "=", ids[1]!).execute();
    expect(await undoBulkEdit(shop(), { id, actor })).toMatchObject({
      value: { state: "undone", restored: 1, kept: [], lacking: [ids[1]] },
    });
    const after = await database.db
      .selectFrom("listing")
      .where("id", "in", ids)
      .select(["state", "warrantyMonths"])
      .orderBy("id")
      .execute();
    expect(after.map(({ state }) => state)).toEqual(["live", "withdrawn"]);
    expect(after[1]!.warrantyMonths).not.toBe(24);
    expect(await viewBulkEdit(shop(), { id, page: 1, percent: 21 })).toMatchObject({
      value: { counts: { kept: 0, lacking: 1 }, lines: [{ id: ids[1], outcome: "lacking" }, { outcome: "restored" }] },
    });
    // An edit that would put them on sale leaves them out for the same reason.
    await database.db.updateTable("unit").set({ serial: null }).where("listingId", "=", ids[1]!).execute();
    const live = await prepared(ids, { ...noChanges, state: "live" });
    expect(await applyBulkEdit(shop(), { id: live, actor })).toMatchObject({ domainError: { code: "bulk-nothing" } });
  });

  test("of nothing, or of nothing that exists, is refused", async () => {
    const ids = await listingsOnSale();
    expect(await draftBulkEdit(shop(), { listingIds: [99_999_999 as ListingId], actor })).toMatchObject({
      domainError: { code: "bulk-none" },
    });
    const id = await prepared(ids, noChanges);
    expect(await applyBulkEdit(shop(), { id, actor })).toMatchObject({ domainError: { code: "bulk-nothing" } });
  });

  test("picks listings by kind, title and state", async () => {
    const id = await putOnSale(database.db, aPc({ title: "Office 100% quiet" }));
    const wanted = { type: "pc", state: "live", search: "100% q", age: 10 } as const;
    expect(await pickListings(shop(), wanted)).toEqual([id]);
    expect(await pickListings(shop(), { ...wanted, type: "ssd" })).toEqual([]);
    expect(await pickListings(shop(), { ...wanted, age: 10_000 })).toEqual([]);
  });
});

describe("a mark-down", () => {
  test("begins and ends by itself, once, and the prices are what they were", async () => {
    const ids = await listingsOnSale();
    const id = await prepared(ids, { ...tenPercent, badge: "sale" }, { startsAt: soon(60), endsAt: soon(120) });
    expect(await applyBulkEdit(shop(), { id, actor })).toEqual({ ok: true, value: { state: "planned", changed: 0 } });
    await runMarkDowns(shop());
    expect(await prices(ids)).toEqual([1000, 200]);
    await due(id, "startsAt");
    expect(await runMarkDowns(shop())).toBe(1);
    expect(await runMarkDowns(shop())).toBe(0);
    expect([await state(id), ...(await prices(ids))]).toEqual(["applied", 900, 180]);
    await due(id, "endsAt");
    expect(await runMarkDowns(shop())).toBe(1);
    expect([await state(id), ...(await prices(ids))]).toEqual(["ended", 1000, 200]);
    expect(await database.db.selectFrom("listing").where("id", "in", ids).select("badge").distinct().execute()).toEqual(
      [{ badge: null }],
    );
    expect(failures).toEqual([]);
  });

  test("that is planned is cancelled, a running one is undone, and one whose time has passed never begins", async () => {
    const ids = await listingsOnSale();
    const planned = await prepared(ids, tenPercent, { startsAt: soon(60), endsAt: soon(120) });
    await applyBulkEdit(shop(), { id: planned, actor });
    expect(await undoBulkEdit(shop(), { id: planned, actor })).toMatchObject({ value: { state: "cancelled" } });
    const running = await prepared(ids, tenPercent, { endsAt: soon(120) });
    expect(await applyBulkEdit(shop(), { id: running, actor })).toMatchObject({ value: { state: "applied" } });
    expect(await undoBulkEdit(shop(), { id: running, actor })).toMatchObject({
      value: { state: "undone", restored: 2 },
    });
    const missed = await prepared(ids, tenPercent, { startsAt: soon(60), endsAt: soon(120) });
    await applyBulkEdit(shop(), { id: missed, actor });
    await due(missed, "endsAt");
    await runMarkDowns(shop());
    expect([await state(missed), ...(await prices(ids))]).toEqual(["cancelled", 1000, 200]);
  });

  test("leaves a price alone that staff changed while it ran, and says so", async () => {
    const ids = await listingsOnSale();
    const id = await prepared(ids, tenPercent, { endsAt: soon(60) });
    await applyBulkEdit(shop(), { id, actor });
    await database.db
      .updateTable("listing")
      .set({ priceBani: ron(850) })
      .where("id", "=", ids[0]!)
      .execute();
    await due(id, "endsAt");
    await runMarkDowns(shop());
    expect(await prices(ids)).toEqual([850, 200]);
    expect((await listBulkEdits(shop(), { state: "ended" })).rows.find((row) => row.id === id)).toMatchObject({
      changed: 2,
      kept: 1,
    });
  });

  test("does not run over another one, whose end would restore the wrong price", async () => {
    const ids = await listingsOnSale();
    await applyBulkEdit(shop(), { id: await prepared(ids, tenPercent, { endsAt: soon(60) }), actor });
    const other = await prepared(ids, tenPercent, { endsAt: soon(90) });
    expect(await applyBulkEdit(shop(), { id: other, actor })).toMatchObject({ domainError: { code: "bulk-nothing" } });
  });
});
