// Queries of edits of many listings. The state of the edit, locked, decides which of two requests or processes applies it.

import { sql, type RawBuilder } from "kysely";
import { isWithinDays } from "../../../base/days.server.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { BulkEditId, ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { storedObject } from "../../../base/stored-json.ts";
import { foldDiacritics } from "../../../base/text.ts";
import { partMonths } from "../../catalogue/publishing/bulk-listings.sql.server.ts";
import type { ListingValues, LockedListing } from "../../catalogue/publishing/listing-values.ts";
import type { BulkEditSort, BulkEditsWanted } from "./bulk-edit-list.ts";
import type { BulkChanges, BulkEdit, BulkEditState, ListingFigures } from "./bulk-edit.ts";

const columns = [
  "id",
  "state",
  "changes",
  "actor",
  "createdAt",
  "startsAt",
  "endsAt",
  "appliedAt",
  "finishedAt",
] as const;

type Row = Omit<BulkEdit, "changes"> & { changes: unknown };

function fromRow<R extends Row>(row: R): Omit<R, "changes"> & BulkEdit {
  return {
    ...row,
    changes: row.changes === null ? null : storedObject<BulkChanges>(row.changes, "bulk_edit.changes"),
  };
}

export async function insertBulkEdit(
  tx: Transaction,
  { id, actor, listingIds }: { id: BulkEditId; actor: string; listingIds: readonly ListingId[] },
): Promise<number> {
  await tx.insertInto("bulkEdit").values({ id, actor, state: "draft" }).execute();
  const { numAffectedRows } = await sql`
    insert into bulk_edit_row (bulk_edit_id, listing_id)
    select ${id}::uuid, l.id from listing l
    where l.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(listingIds)}::jsonb))
  `.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export async function findBulkEdit(db: Queryable, id: BulkEditId): Promise<BulkEdit | null> {
  const row = await db.selectFrom("bulkEdit").where("id", "=", id).select(columns).executeTakeFirst();
  return row ? fromRow(row) : null;
}

export async function lockBulkEdit(tx: Transaction, id: BulkEditId): Promise<BulkEdit | null> {
  const row = await tx.selectFrom("bulkEdit").where("id", "=", id).select(columns).forUpdate().executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** A mark-down that must begin or end now by the database's clock, locked; one that another process works on is skipped. */
export async function lockDueMarkDown(
  tx: Transaction,
  except: readonly BulkEditId[],
): Promise<(BulkEdit & { isOver: boolean }) | null> {
  const row = await tx
    .selectFrom("bulkEdit")
    .where((where) =>
      where.or([
        where.and([where("state", "=", "planned"), where("startsAt", "<=", sql<Date>`now()`)]),
        where.and([where("state", "=", "applied"), where("endsAt", "<=", sql<Date>`now()`)]),
      ]),
    )
    .$if(except.length > 0, (query) => query.where("id", "not in", [...except]))
    .select(columns)
    .select(sql<boolean>`coalesce(ends_at <= now(), false)`.as("isOver"))
    .orderBy(sql`state = 'planned'`)
    .orderBy("startsAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Writes what a draft is to change; false if it is no draft any more. */
export async function setChanges(
  tx: Transaction,
  id: BulkEditId,
  { changes, startsAt, endsAt }: { changes: BulkChanges; startsAt: Date | null; endsAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bulkEdit")
    .set({ changes: JSON.stringify(changes), startsAt, endsAt })
    .where("id", "=", id)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setBulkEditState(
  tx: Transaction,
  id: BulkEditId,
  { state, actor }: { state: BulkEditState; actor: string },
): Promise<void> {
  const now = sql<Date>`now()`;
  await tx
    .updateTable("bulkEdit")
    .set({
      state,
      ...(state === "applied" && { appliedAt: now }),
      ...((state === "ended" || state === "undone" || state === "cancelled") && { finishedAt: now, finishedBy: actor }),
    })
    .where("id", "=", id)
    .execute();
}

export async function listingIdsOf(db: Queryable, id: BulkEditId): Promise<ListingId[]> {
  const rows = await db
    .selectFrom("bulkEditRow")
    .where("bulkEditId", "=", id)
    .select("listingId")
    .orderBy("listingId")
    .execute();
  return rows.map(({ listingId }) => listingId);
}

export type StoredRow = {
  id: ListingId;
  before: ListingValues | null;
  after: ListingValues | null;
  outcome: string | null;
};

/** The rows of an edit: what each listing was and became. */
export async function rowsOf(db: Queryable, id: BulkEditId): Promise<StoredRow[]> {
  const rows = await db
    .selectFrom("bulkEditRow")
    .where("bulkEditId", "=", id)
    .select(["listingId as id", "before", "after", "outcome"])
    .orderBy("listingId")
    .execute();
  const values = (json: unknown) =>
    json === null ? null : storedObject<ListingValues>(json, "bulk_edit_row.before and after");
  return rows.map(({ before, after, ...row }) => ({ ...row, before: values(before), after: values(after) }));
}

type Written = { id: ListingId; before: ListingValues; after: ListingValues | null; outcome: string | null };

/** Stores what the edit did, or would do, to each listing. */
export async function writeRows(tx: Transaction, id: BulkEditId, rows: readonly Written[]): Promise<void> {
  await sql`
    update bulk_edit_row r set before = v.before, after = nullif(v.after, 'null'), outcome = v.outcome
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id int, before jsonb, after jsonb, outcome text)
    where r.bulk_edit_id = ${id} and r.listing_id = v.id
  `.execute(tx);
}

/** Stores what became of changed listings when the edit ended. */
export async function writeOutcomes(
  tx: Transaction,
  id: BulkEditId,
  rows: readonly { id: ListingId; outcome: "restored" | "kept" | "lacking" }[],
): Promise<void> {
  await sql`
    update bulk_edit_row r set outcome = v.outcome
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id int, outcome text)
    where r.bulk_edit_id = ${id} and r.listing_id = v.id
  `.execute(tx);
}

type FiguresRow = Omit<ListingFigures, "log" | "isLacking"> & {
  id: ListingId;
  log: { price: Bani; since: string }[] | null;
};

/** The figures of the listings of an edit, by listing. `lacking`: those that may not go on sale. */
export async function figuresOf(
  db: Queryable,
  id: BulkEditId,
  lacking: ReadonlySet<ListingId>,
): Promise<Map<ListingId, ListingFigures>> {
  const { rows } = await sql<FiguresRow>`
    select l.id, l.title, u.cost, coalesce(u.repairs, 0) as repairs, coalesce(u.regime, 'margin') as regime, coalesce(u.stock, 0)::int as stock, p.log,
      l.kind = 'pc' and coalesce(u.untested, false) as is_untested,
      exists (select 1 from bulk_edit_row o join bulk_edit b on b.id = o.bulk_edit_id
        where o.listing_id = l.id and b.id <> ${id} and b.state = 'applied' and b.ends_at is not null and o.outcome = 'changed') as is_in_mark_down
    from bulk_edit_row r join listing l on l.id = r.listing_id
    left join lateral (
      select (array_agg(u.cost_bani order by u.cost_bani + u.repair_cost_bani desc, u.id))[1] as cost,
        (array_agg(u.repair_cost_bani order by u.cost_bani + u.repair_cost_bani desc, u.id))[1] as repairs,
        (array_agg(u.tax_regime order by u.cost_bani + u.repair_cost_bani desc, u.id))[1] as regime, count(*) as stock,
        bool_or(not u.is_tested and u.untested_reason is null) as untested
      from unit u left join hold h on h.unit_id = u.id and h.until is null
      where u.listing_id = l.id and u.state = 'stock' and h.unit_id is null) u on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('price', price_bani, 'since', since) order by since) as log
      from price_log where listing_id = l.id and since >= coalesce(
        (select max(since) from price_log where listing_id = l.id and since < now() - interval '61 days'), '-infinity')) p on true
    where r.bulk_edit_id = ${id}
  `.execute(db);
  return new Map(
    rows.map(({ id: listingId, log, ...row }) => [
      listingId,
      {
        ...row,
        isLacking: lacking.has(listingId),
        log: (log ?? []).map(({ price, since }) => ({ price, since: new Date(since) })),
      },
    ]),
  );
}

/** The values of the listings of an edit, unlocked. */
export async function valuesOf(db: Queryable, id: BulkEditId): Promise<LockedListing[]> {
  return db
    .selectFrom("listing as l")
    .innerJoin("bulkEditRow as r", "r.listingId", "l.id")
    .where("r.bulkEditId", "=", id)
    .select(["l.id", "l.priceBani as price", "l.warrantyMonths as warranty", "l.badge", "l.state"])
    .select(partMonths.as("parts"))
    .orderBy("l.id")
    .$castTo<LockedListing>()
    .execute();
}

const sortedBy: Record<BulkEditSort, RawBuilder<unknown>> = {
  newest: sql`b.created_at`,
  starts: sql`coalesce(b.starts_at, b.applied_at)`,
  ends: sql`b.ends_at`,
};

function isWanted({ search, states, kind, actor, from, to }: BulkEditsWanted): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`b.state in (${sql.join(states)})`];
  const like = `%${foldDiacritics(search).replace(/[\\%_]/g, "\\$&")}%`;
  if (search !== "")
    all.push(sql`exists (select 1 from bulk_edit_row r join listing l on l.id = r.listing_id
      where r.bulk_edit_id = b.id and l.search_text like ${like})`);
  if (kind !== null) all.push(kind === "mark-down" ? sql`b.ends_at is not null` : sql`b.ends_at is null`);
  if (actor !== null) all.push(sql`b.actor = ${actor}`);
  all.push(isWithinDays(sql`b.created_at`, { from, to }));
  return sql.join(all, sql` and `);
}

/** One page of the edits that match, with the number of their listings of each outcome. */
export async function loadBulkEdits(
  db: Queryable,
  wanted: BulkEditsWanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: (BulkEdit & { changed: number; kept: number; listings: number })[]; total: number }> {
  const where = isWanted(wanted);
  const order = sql`${sortedBy[wanted.sort]} ${sql.raw(wanted.descending ? "desc" : "asc")} nulls last, b.created_at desc, b.id`;
  const { rows } = await sql<Row & { changed: number; kept: number; listings: number }>`
    select b.id, b.state, b.changes, b.actor, b.created_at, b.starts_at, b.ends_at, b.applied_at, b.finished_at,
      r.listings, r.changed, r.kept
    from (select * from bulk_edit b where ${where} order by ${order} limit ${limit} offset ${offset}) b
    cross join lateral (
      select count(*)::int as listings, (count(*) filter (where outcome in ('changed', 'restored', 'kept', 'lacking')))::int as changed,
        (count(*) filter (where outcome in ('kept', 'lacking')))::int as kept
      from bulk_edit_row where bulk_edit_id = b.id) r
    order by ${order}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from bulk_edit b where ${where}`.execute(db);
  return { rows: rows.map((row) => fromRow(row)), total: counted[0]?.total ?? 0 };
}

/** How many edits are in each state. */
export async function countBulkEdits(db: Queryable): Promise<Map<BulkEditState, number>> {
  const rows = await db
    .selectFrom("bulkEdit")
    .groupBy("state")
    .select(["state", sql<number>`count(*)::int`.as("edits")])
    .execute();
  return new Map(rows.map(({ state, edits }) => [state, edits]));
}

/** Who has begun edits that are no drafts. */
export async function bulkEditActors(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("bulkEdit")
    .where("state", "<>", "draft")
    .select("actor")
    .distinct()
    .orderBy("actor")
    .execute();
  return rows.map(({ actor }) => actor);
}

export type ListingPick = {
  type: string | null;
  state: "live" | "withdrawn";
  search: string;
  /** Days on sale at least. */
  age: number | null;
};

/** Listings with unsold units that match, at most `limit`. */
export async function pickListings(db: Queryable, picked: ListingPick, limit: number): Promise<ListingId[]> {
  const { type, state, search, age } = picked;
  const rows = await db
    .selectFrom("listing as l")
    .where("l.state", "=", state)
    .where((where) =>
      where.exists(
        where
          .selectFrom("unit as u")
          .leftJoin("hold as h", (join) => join.onRef("h.unitId", "=", "u.id").on("h.until", "is", null))
          .whereRef("u.listingId", "=", "l.id")
          .where("u.state", "=", "stock")
          .where("h.unitId", "is", null)
          .select("u.id"),
      ),
    )
    .$if(type === "pc", (query) => query.where("l.kind", "=", "pc"))
    .$if(type !== null && type !== "pc", (query) => query.where("l.category", "=", type))
    .$if(search !== "", (query) => query.where("l.title", "ilike", `%${search.replace(/[\\%_]/g, "\\$&")}%`))
    .$if(age !== null, (query) =>
      query.where("l.publishedAt", "<=", sql<Date>`now() - make_interval(days => ${age}::int)`),
    )
    .select("l.id")
    .orderBy("l.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes drafts of edits that nobody finished. */
export async function deleteOldDrafts(tx: Transaction): Promise<void> {
  await tx
    .deleteFrom("bulkEdit")
    .where("state", "=", "draft")
    .where("createdAt", "<", sql<Date>`now() - interval '7 days'`)
    .execute();
}
