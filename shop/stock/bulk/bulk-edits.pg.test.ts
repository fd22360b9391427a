import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openPostgres, transaction } from "../../../base/db.server.ts";
import type { BulkEditId, ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aComponent, insertListings } from "../../../testing/builders.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { applyBulkEdit } from "./apply-bulk-edit.server.ts";
import { noChanges } from "./bulk-edit.ts";
import { draftBulkEdit } from "./draft-bulk-edit.server.ts";
import { prepareBulkEdit } from "./prepare-bulk-edit.server.ts";
import { undoBulkEdit } from "./undo-bulk-edit.server.ts";

const database = aPostgres({ connections: 8 });
const actor = "staff:test";
const script = join(import.meta.dirname, "../../../testing/processes/marking-down-process.ts");
const changes = { ...noChanges, price: { step: "down-percent", value: 100, rounding: "none" } } as const;
const inAnHour = () => new Date(Date.now() + 3_600_000);

async function listingsOnSale(many: number): Promise<ListingId[]> {
  const first = await insertListings(database.db, aComponent("ssd", { price: ron(200) }));
  const { rows } = await sql<{ id: ListingId }>`
    insert into listing (kind, category, title, price_bani, warranty_months, badge, state, specs, published_at)
    select kind, category, title, price_bani, warranty_months, badge, state, specs, published_at from listing, generate_series(2, ${many}::int)
    where id = ${first[0]!} returning id`.execute(database.db);
  return [...first, ...rows.map(({ id }) => id)];
}

async function prepared(ids: readonly ListingId[], endsAt: Date | null = null): Promise<BulkEditId> {
  const drafted = await draftBulkEdit(database, { listingIds: ids, actor });
  if (!drafted.ok) throw new Error(drafted.domainError.code);
  await prepareBulkEdit(database, {
    id: drafted.value,
    changes,
    startsAt: endsAt && new Date(Date.now() + 1_800_000),
    endsAt,
  });
  return drafted.value;
}

const prices = async (ids: readonly ListingId[]) => {
  const rows = await database.db
    .selectFrom("listing")
    .where("id", "in", [...ids])
    .select("priceBani")
    .distinct()
    .execute();
  return rows.map(({ priceBani }) => priceBani);
};
const stateOf = async (id: BulkEditId) =>
  (await database.db.selectFrom("bulkEdit").where("id", "=", id).select("state").executeTakeFirstOrThrow()).state;

async function run(url = database.url): Promise<number> {
  const child = spawn(process.execPath, [script, url, "3"], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  expect(code).toBe(0);
  return Number(output);
}

test("of people who apply the same edit at the same time exactly one does", async () => {
  const ids = await listingsOnSale(50);
  const id = await prepared(ids);
  const answers = await Promise.all(Array.from({ length: 6 }, () => applyBulkEdit(database, { id, actor })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await prices(ids)).toEqual([ron(180)]);
});

test("two edits of the same listings never wait for each other for ever, and one of them is told", async () => {
  const ids = await listingsOnSale(200);
  const edits = [await prepared(ids), await prepared(ids.toReversed())];
  const answers = await Promise.all(edits.map((id) => applyBulkEdit(database, { id, actor })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ domainError: { code: "bulk-changed-since", available: 200 } });
  expect(await prices(ids)).toEqual([ron(180)]);
});

test("5,000 listings are changed, and restored", async () => {
  const ids = await listingsOnSale(5000);
  const id = await prepared(ids);
  expect(await applyBulkEdit(database, { id, actor })).toMatchObject({ value: { changed: 5000 } });
  expect(await undoBulkEdit(database, { id, actor })).toMatchObject({ value: { restored: 5000, kept: [] } });
  expect(await prices(ids)).toEqual([ron(200)]);
});

describe("staff's own edit of which the process is killed in the middle", () => {
  const editing = join(import.meta.dirname, "../../../testing/processes/bulk-editing-process.ts");
  const auditsOf = async (ids: readonly ListingId[]) => {
    const { count } = await database.db
      .selectFrom("audit")
      .where("entity", "=", "listing")
      .where("entityId", "in", ids.map(String))
      .select(sql<number>`count(*)::int`.as("count"))
      .executeTakeFirstOrThrow();
    return count;
  };
  const pricesLogged = async (ids: readonly ListingId[]) => {
    const { count } = await database.db
      .selectFrom("priceLog")
      .where("listingId", "in", [...ids])
      .select(sql<number>`count(*)::int`.as("count"))
      .executeTakeFirstOrThrow();
    return count;
  };
  const whole = async (id: BulkEditId, ids: readonly ListingId[]) => ({
    state: await stateOf(id),
    prices: await prices(ids),
    audits: await auditsOf(ids),
    logged: await pricesLogged(ids),
  });

  async function edit(id: BulkEditId, what: "apply" | "undo"): Promise<string> {
    const child = spawn(process.execPath, [editing, database.url, id, what], { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    await once(child, "close");
    return output.trim();
  }

  /** Kills the process after it has written the prices: the log of changes, which it writes next, is locked. */
  async function killedIn(id: BulkEditId, what: "apply" | "undo"): Promise<void> {
    const other = openPostgres(database.url, { connections: 1 });
    const child = spawn(process.execPath, [editing, database.url, id, what], { stdio: "ignore" });
    await transaction(other.db, async (tx) => {
      await sql`lock table audit in share mode`.execute(tx);
      await expect
        .poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(tx)).rows.length, {
          timeout: 60_000,
        })
        .toBeGreaterThan(0);
      child.kill("SIGKILL");
      await once(child, "close");
    });
    await other.close();
  }

  test.each([
    ["an edit of prices", null],
    ["a mark-down that begins at once", new Date(Date.now() + 3_600_000)],
  ] as const)("%s: not begun, then finished by the next process; its undo likewise", async (_, endsAt) => {
    const ids = await listingsOnSale(300);
    const drafted = await draftBulkEdit(database, { listingIds: ids, actor });
    const id = drafted.ok ? drafted.value : ("" as BulkEditId);
    await prepareBulkEdit(database, { id, changes, startsAt: null, endsAt });
    const before = await whole(id, ids);
    expect(before).toMatchObject({ state: "draft", prices: [ron(200)] });

    await killedIn(id, "apply");
    expect(await whole(id, ids)).toEqual(before);
    expect(await edit(id, "apply")).toBe("done");
    const applied = await whole(id, ids);
    expect(applied).toMatchObject({ state: "applied", prices: [ron(180)], audits: before.audits + 300 });
    expect(applied.logged).toBe(before.logged + 300);

    await killedIn(id, "undo");
    expect(await whole(id, ids)).toEqual(applied);
    expect(await edit(id, "undo")).toBe("done");
    expect(await whole(id, ids)).toMatchObject({ prices: [ron(200)], audits: applied.audits + 300 });
  });
});

describe("a mark-down", () => {
  async function due(): Promise<{ id: BulkEditId; ids: ListingId[] }> {
    const ids = await listingsOnSale(300);
    const id = await prepared(ids, inAnHour());
    expect(await applyBulkEdit(database, { id, actor })).toMatchObject({ value: { state: "planned" } });
    await sql`update bulk_edit set starts_at = now() - interval '1 second' where id = ${id}`.execute(database.db);
    return { id, ids };
  }

  test("begins once, however many processes look", async () => {
    const [one, two] = [await due(), await due()];
    const done = await Promise.all([run(), run(), run()]);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await prices([...one.ids, ...two.ids])).toEqual([ron(180)]);
  });

  test("of which the process is killed in the middle has not begun, and the next process begins it", async () => {
    const { id, ids } = await due();
    // Somebody has the last listing, so that the job waits with its transaction open.
    const other = openPostgres(database.url, { connections: 1 });
    const child = spawn(process.execPath, [script, database.url, "1"], { stdio: "ignore" });
    await transaction(other.db, async (tx) => {
      await tx.selectFrom("listing").where("id", "=", ids.at(-1)!).select("id").forUpdate().executeTakeFirstOrThrow();
      await expect
        .poll(
          async () => {
            const { rows } = await sql`select 1 from pg_locks where not granted`.execute(tx);
            return rows.length;
          },
          { timeout: 60_000 },
        )
        .toBeGreaterThan(0);
      child.kill("SIGKILL");
      await once(child, "close");
    });
    await other.close();
    expect([await stateOf(id), ...(await prices(ids))]).toEqual(["planned", ron(200)]);
    expect(await run()).toBe(1);
    expect([await stateOf(id), ...(await prices(ids))]).toEqual(["applied", ron(180)]);
  });
});
