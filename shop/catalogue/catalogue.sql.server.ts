// All queries of the catalogue. Whether a unit is free depends on its allocations (table hold) and the database's
// clock.

import { sql } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import type { ListingId, UnitPhotoId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { orNull } from "../../base/stored-json.ts";
import type { Badge, HealthReading, Listing, Measurement, UnitCondition } from "./listing.ts";
import { findBenchTest, type BenchTestName } from "../inventory/bench/bench-tests.ts";
import type { Grade } from "../inventory/grade.ts";
import { gradeFrom, type GradedKind } from "../inventory/grading/rubric.ts";
import { storedAnswers } from "../inventory/grading/stored.ts";
import type { UntestedReason } from "../inventory/untested.ts";
import type { PriceSince } from "./price-log.ts";
import { benchmarks, games, standardRun, type Category, type Test } from "./specs.ts";
import { storedSpecs } from "./stored.ts";
import { storedAlt } from "../inventory/photos/stored.ts";
import { MOST_UNIT_PHOTOS, unitPhotoName, type PhotoAlt } from "../inventory/photos/unit-photo.ts";

/** A listing as stored now, and when an expiring allocation will change it. */
export type Stocked = {
  listing: Listing;
  /** On sale, as opposed to taken off by the shop. */
  isLive: boolean;
  /** Milliseconds until the next allocation of one of its units expires; null if none does. */
  changesIn: number | null;
  /** Changes with the listing's row and with its measurements, but not with its units and their allocations. */
  version: string;
};

/** What can change without the listing's row (units, allocations), and the version of the rest. */
export type VersionSnapshot = Pick<Stocked, "changesIn" | "version"> &
  Pick<Listing, "id" | "stock" | "free" | "grade" | "photo">;

type Row = {
  id: ListingId;
  kind: "pc" | "component";
  category: Category | null;
  title: string;
  priceBani: Bani;
  warrantyMonths: number;
  badge: Badge | null;
  state: "live" | "withdrawn";
  specs: unknown;
  publishedAt: Date;
  stock: number;
  free: number;
  grade: Grade | null;
  photo: string | null;
  changesIn: number | null;
  rowVersion: string;
  /** Results by test, and the version mark of their rows. */
  measured: [Partial<Record<Test | "noise-idle" | "noise-load", number>> | null, string | null] | null;
};

const withUnits = (db: Queryable) =>
  db
    .selectFrom("listing as l")
    .leftJoin("unit as u", (join) => join.onRef("u.listingId", "=", "l.id").on("u.state", "=", "stock"))
    .leftJoin("hold as h", "h.unitId", "u.id")
    // One row per unit: it does not change the counts.
    .leftJoin("unitPhoto as p", (join) => join.onRef("p.unitId", "=", "u.id").on("p.position", "=", 1))
    .where("l.state", "<>", "draft")
    .groupBy("l.id");

// An allocation without an end is a sale; one whose end has passed is no longer in force.
const stock = [
  sql<number>`count(u.id) filter (where h.unit_id is null or h.until is not null)::int`.as("stock"),
  sql<number>`count(u.id) filter (where h.unit_id is null or h.until <= now())::int`.as("free"),
  // Units of one listing may differ in grade: the lowest is shown, so that nobody gets less than promised.
  sql<Grade | null>`max(u.grade)`.as("grade"),
  sql<
    string | null
  >`min(u.code || ' ' || p.id || ' ' || p.middle) filter (where h.unit_id is null or h.until is not null)`.as("photo"),
  sql<number | null>`(ceil(extract(epoch from min(h.until) filter (where h.until > now()) - now()) * 1000))::float8`.as(
    "changesIn",
  ),
  // Changes whenever the row is written.
  sql<string>`l.xmin::text`.as("rowVersion"),
] as const;

const measuredOnPc = sql`from measurement m join unit mu on mu.id = m.unit_id
  where mu.listing_id = l.id and m.outdated_at is null and (m.resolution is null or (m.resolution, m.settings) = (${standardRun.resolution}, ${standardRun.settings}))`;
const markOfMeasured = sql`count(*) || '/' || max(m.xmin::text::bigint)`;

const stocked = (db: Queryable) =>
  withUnits(db)
    .select([
      "l.id",
      "l.kind",
      "l.category",
      "l.title",
      "l.priceBani",
      "l.warrantyMonths",
      "l.badge",
      "l.state",
      "l.specs",
      "l.publishedAt",
      ...stock,
      sql<
        Row["measured"]
      >`case when l.kind = 'pc' then (select jsonb_build_array(jsonb_object_agg(m.test, m.value), ${markOfMeasured}) ${measuredOnPc}) end`.as(
        "measured",
      ),
    ])
    .$castTo<Row>();

/** The live listings with these ids; ids of other listings are left out. */
export async function loadListings(db: Queryable, ids: readonly ListingId[]): Promise<Stocked[]> {
  if (ids.length === 0) return [];
  const rows = await stocked(db).where("l.state", "=", "live").where("l.id", "in", ids).execute();
  return rows.map(fromRow);
}

/** The next live listings by id, for reading the whole catalogue in batches. */
export async function loadListingsAfter(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<Stocked[]> {
  const rows = await stocked(db)
    .where("l.state", "=", "live")
    .where("l.id", ">", after as ListingId)
    .orderBy("l.id")
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** Version snapshots of the next live listings by id, at a tenth of the cost of reading the listings. */
export async function loadVersionSnapshotsAfter(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<VersionSnapshot[]> {
  const rows = await withUnits(db)
    .where("l.state", "=", "live")
    .where("l.id", ">", after as ListingId)
    .orderBy("l.id")
    .limit(limit)
    .select([
      "l.id",
      ...stock,
      sql<string | null>`case when l.kind = 'pc' then (select ${markOfMeasured} ${measuredOnPc}) end`.as("mark"),
    ])
    .execute();
  return rows.map(({ id, stock, free, grade, photo, changesIn, rowVersion, mark }) => ({
    id,
    stock,
    free,
    grade: gradeOf(grade),
    photo: photoOf(photo),
    changesIn,
    version: versionOf(rowVersion, mark),
  }));
}

function versionOf(row: string, measured: string | null): string {
  return measured === null ? row : `${row} ${measured}`;
}

// A listing without units has no grade, and is never offered.
function gradeOf(grade: Grade | null): Grade {
  return grade ?? "C";
}

/** Parses "{code} {id} {middle}": of several units, the first by code provides the photo. */
function photoOf(first: string | null): string | null {
  const [middle = "", id] = first?.split(" ").toReversed() ?? [];
  return id === undefined ? null : unitPhotoName({ id: id as UnitPhotoId, middle });
}

/** A listing that is or was published. */
export async function findListing(db: Queryable, id: ListingId): Promise<Stocked | null> {
  const row = await stocked(db).where("l.id", "=", id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The listings with these ids that are or were published. */
export async function findListings(db: Queryable, ids: readonly ListingId[]): Promise<Stocked[]> {
  if (ids.length === 0) return [];
  const rows = await stocked(db).where("l.id", "in", ids).execute();
  return rows.map(fromRow);
}

/** Facts that only the listing's own page shows. */
export type ListingFacts = {
  measurements: Measurement[];
  readings: HealthReading[];
  /** Of its unsold units. */
  conditions: UnitCondition[];
  /** Its prices and since when, oldest first. */
  prices: PriceSince[];
  /** The photos of its unsold units, in order; at most as many as one unit may have. */
  photos: ListingPhoto[];
};

/** A photo by its name, with what it shows in the languages in which staff described it. */
export type ListingPhoto = { name: string; alt: PhotoAlt | null };

/** All measurements of a listing's units, its prices and its photos, in one query. */
export async function loadFacts(db: Queryable, id: ListingId): Promise<ListingFacts> {
  const { rows } = await sql<{
    measurements: (InJson<Measurement> & { subject: string | null })[];
    conditions: StoredCondition[];
    prices: InJson<PriceSince>[];
    photos: { id: UnitPhotoId; middle: string; alt: unknown }[];
  }>`select
    (select coalesce(json_agg(json_build_object('unitId', m.unit_id, 'test', m.test, 'value', m.value, 'resolution', m.resolution, 'settings', m.settings,
        'version', m.version, 'measuredAt', m.measured_at, 'source', m.source, 'subject', m.subject) order by m.test, m.subject, m.unit_id), '[]')
      from measurement m join unit u on u.id = m.unit_id where u.listing_id = ${id} and m.outdated_at is null) as measurements,
    (select coalesce(json_agg(json_build_object('code', u.code, 'grade', u.grade, 'regime', u.tax_regime, 'untestedReason', u.untested_reason, 'untestedNote', u.untested_note,
        'rubric', g.rubric, 'kind', g.kind, 'answers', g.answers, 'graded', g.grade) order by u.code), '[]')
      from unit u left join grading g on g.unit_id = u.id and g.outdated_at is null left join hold h on h.unit_id = u.id and h.until is null
      where u.listing_id = ${id} and u.state = 'stock' and h.unit_id is null) as conditions,
    (select coalesce(json_agg(json_build_object('price', price_bani, 'since', since) order by since), '[]')
      from price_log where listing_id = ${id}) as prices,
    (select coalesce(json_agg(first order by first.code, first.position), '[]') from (
      select p.id, p.middle, p.alt, p.position, u.code from unit_photo p join unit u on u.id = p.unit_id left join hold h on h.unit_id = u.id and h.until is null
      where u.listing_id = ${id} and u.state = 'stock' and h.unit_id is null order by u.code, p.position limit ${MOST_UNIT_PHOTOS}) as first) as photos`.execute(
    db,
  );
  const { measurements = [], conditions = [], prices = [], photos = [] } = rows[0] ?? {};
  return {
    measurements: measurements
      .filter(({ test }) => isTest(test))
      .map(({ subject: _subject, ...measurement }) => ({
        ...measurement,
        measuredAt: new Date(measurement.measuredAt),
      })),
    readings: measurements.filter(isHealth).map(({ resolution: _r, settings: _s, ...reading }) => ({
      ...reading,
      measuredAt: new Date(reading.measuredAt),
    })),
    conditions: conditions.map(conditionOf),
    prices: prices.map(({ price, since }) => ({ price, since: new Date(since) })),
    photos: photos.map(({ alt, ...photo }) => ({ name: unitPhotoName(photo), alt: orNull(alt, storedAlt) })),
  };
}

type StoredCondition = {
  code: string;
  grade: Grade;
  regime: "margin" | "normal";
  untestedReason: UntestedReason | null;
  untestedNote: string | null;
  rubric: number | null;
  kind: GradedKind | null;
  answers: unknown;
  graded: Grade | null;
};

/** The reasons are left out where staff gave another grade since. */
function conditionOf({
  code,
  grade,
  regime,
  untestedReason,
  untestedNote,
  rubric,
  kind,
  answers,
  graded,
}: StoredCondition): UnitCondition {
  const found =
    kind !== null && rubric !== null && graded === grade
      ? gradeFrom({ kind, answers: storedAnswers(answers), version: rubric })
      : null;
  return {
    code,
    grade,
    regime,
    reasons: found?.ok ? found.reasons : null,
    untested: untestedReason && { reason: untestedReason, note: untestedNote },
  };
}

/** Temperatures, noise and drives; scores that the catalogue does not compare are shown with them. */
function isHealth<Row extends { test: string }>(row: Row): row is Row & { test: BenchTestName } {
  return findBenchTest(row.test) !== null && !isTest(row.test);
}

/** The row as JSON: dates are strings. */
type InJson<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] };

/** The full price logs of all listings with an entry since then, each in order. */
export async function loadPriceLogsChangedSince(db: Queryable, since: Date): Promise<Map<ListingId, PriceSince[]>> {
  const rows = await db
    .selectFrom("priceLog")
    .where("listingId", "in", (changed) =>
      changed.selectFrom("priceLog").where("since", ">=", since).select("listingId"),
    )
    .orderBy("since")
    .select(["listingId", "priceBani", "since"])
    .execute();
  return byListing(rows);
}

/** The price logs, in order, of the live listings that had more than one price: of all, or of these ids. */
export async function loadChangedPrices(
  db: Queryable,
  ids: readonly ListingId[] | "all",
): Promise<Map<ListingId, PriceSince[]>> {
  const named = ids === "all" ? [] : [...ids];
  const rows = await db
    .selectFrom("priceLog")
    .innerJoin("listing", "listing.id", "priceLog.listingId")
    .where("listing.state", "=", "live")
    .$if(ids !== "all", (query) => query.where("priceLog.listingId", "in", named))
    .where("priceLog.listingId", "in", (changed) =>
      changed
        .selectFrom("priceLog")
        // Filtered here as well: otherwise one listing's change would count the prices of all listings.
        .$if(ids !== "all", (query) => query.where("listingId", "in", named))
        .groupBy("listingId")
        .having(({ fn }) => fn.countAll(), ">", 1)
        .select("listingId"),
    )
    .orderBy("priceLog.since")
    .select(["priceLog.listingId", "priceLog.priceBani", "priceLog.since"])
    .execute();
  return byListing(rows);
}

function byListing(
  rows: readonly { listingId: ListingId; priceBani: Bani; since: Date }[],
): Map<ListingId, PriceSince[]> {
  const logs = new Map<ListingId, PriceSince[]>();
  for (const { listingId, priceBani, since } of rows) {
    const log = logs.get(listingId) ?? [];
    log.push({ price: priceBani, since });
    logs.set(listingId, log);
  }
  return logs;
}

/** The listing of the unit with this code, if it was ever published. */
export async function publishedListingOfUnit(db: Queryable, code: string): Promise<ListingId | null> {
  const row = await db
    .selectFrom("unit as u")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .where("u.code", "=", code)
    .where("l.state", "!=", "draft")
    .select("l.id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Live listings with an unsold unit, allocated or not. */
const unsold = (db: Queryable) =>
  db
    .selectFrom("listing as l")
    .where("l.state", "=", "live")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("unit as u")
          .leftJoin("hold as h", "h.unitId", "u.id")
          .whereRef("u.listingId", "=", "l.id")
          .where("u.state", "=", "stock")
          .where(sql<boolean>`(h.unit_id is null or h.until is not null)`)
          .select("u.id"),
      ),
    );

/** Ranges of ids, numbered from 1, that contain an unsold listing, and the last change in each. */
export function loadLastChanges(
  db: Queryable,
  { idsPerPart }: { idsPerPart: number },
): Promise<{ part: number; changedAt: Date }[]> {
  const part = sql<number>`(l.id - 1) / ${sql.lit(idsPerPart)} + 1`;
  return unsold(db)
    .groupBy(part)
    .orderBy(part)
    .select([part.as("part"), ({ fn }) => fn.max("l.updatedAt").as("changedAt")])
    .execute();
}

/** The unsold listings of a range of ids, and when each changed last. */
export function loadChanges(
  db: Queryable,
  { after, upTo }: { after: number; upTo: number },
): Promise<{ id: ListingId; changedAt: Date }[]> {
  return (
    unsold(db)
      // A range may exceed the integer type of ids.
      .where("l.id", ">", sql<ListingId>`${after}::bigint`)
      .where("l.id", "<=", sql<ListingId>`${upTo}::bigint`)
      .orderBy("l.id")
      .select(["l.id", "l.updatedAt as changedAt"])
      .execute()
  );
}

function fromRow(row: Row): Stocked {
  const [figures, mark] = row.measured ?? [null, null];
  const common = {
    id: row.id,
    title: row.title,
    price: row.priceBani,
    warrantyMonths: row.warrantyMonths,
    badge: row.badge,
    publishedAt: row.publishedAt,
    grade: gradeOf(row.grade),
    free: row.free,
    stock: row.stock,
    photo: photoOf(row.photo),
  };
  const what = storedSpecs(row);
  const listing: Listing =
    what.kind === "pc" ? { ...common, ...what, ...figuresOf(figures ?? {}) } : { ...common, ...what };
  return { listing, isLive: row.state === "live", changesIn: row.changesIn, version: versionOf(row.rowVersion, mark) };
}

/** The standard tests only. A game tested for one buyer is stored under its own name and never compared. */
function figuresOf(measured: Partial<Record<Test | "noise-idle" | "noise-load", number>>) {
  const { "noise-idle": idle, "noise-load": load } = measured;
  const noise = { ...(idle !== undefined && { idle }), ...(load !== undefined && { load }) };
  return {
    fps: only(measured, games),
    scores: only(measured, benchmarks),
    ...(Object.keys(noise).length > 0 && { noise }),
  };
}

function only<T extends Test>(
  measured: Partial<Record<Test, number>>,
  tests: readonly T[],
): Partial<Record<T, number>> {
  const found: Partial<Record<T, number>> = {};
  for (const test of tests) {
    const value = measured[test];
    if (value !== undefined) found[test] = value;
  }
  return found;
}

const isTest = (test: string): test is Test => [...games, ...benchmarks].some((known) => known === test);
