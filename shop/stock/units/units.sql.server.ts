// Queries of units for the office's list and page. Reads only.

import { sql, type RawBuilder } from "kysely";
import type { DayRange } from "../../../base/day.ts";
import { serialContains } from "../../../base/serial.server.ts";
import { isWithinDays } from "../../../base/days.server.ts";
import type { Queryable } from "../../../base/db.server.ts";
import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Category } from "../../catalogue/specs.ts";
import { foldDiacritics } from "../../../base/text.ts";
import {
  stockAges,
  type UnitAge,
  type StockState,
  type StockStateFilter,
  type StockUnit,
  type UnitSort,
  type UnitSource,
} from "./unit.ts";

const state = sql<StockState>`case
  when u.state <> 'stock' then u.state
  when h.unit_id is not null and h.until is null then 'sold'
  when h.until > now() then 'allocated'
  when l.state = 'live' then 'on-sale' else 'off-sale' end`;

const source = sql<UnitSource>`case
  when exists (select 1 from unit_conversion_part c where c.unit_id = u.id and c.side = 'into') then 'conversion'
  when i.source like 'VND-%' then 'trade-in'
  when u.purchase_id is not null then 'purchase' else 'other' end`;

const from = sql`unit u left join listing l on l.id = u.listing_id left join intake i on i.unit_id = u.id left join hold h on h.unit_id = u.id`;

const columns = sql`u.id, u.code, u.serial, u.grade, u.place, u.cost_bani as cost, u.tax_regime as regime, ${state} as state, ${source} as source,
  u.created_at, coalesce(l.title, i.name, '?') as title, coalesce(l.kind, i.kind, 'component') as kind, coalesce(l.category, i.category) as category,
  l.id as listing_id, l.price_bani as price, l.state as listing_state`;

type Row = Omit<StockUnit, "listing"> & {
  listingId: ListingId | null;
  price: Bani | null;
  listingState: "draft" | "live" | "withdrawn" | null;
};

function fromRow({ listingId, price, listingState, ...row }: Row): StockUnit {
  return {
    ...row,
    listing: listingId === null ? null : { id: listingId, price: price!, state: listingState! },
  };
}

/** The days are those on which it came into the shop. */
export type UnitsWanted = DayRange & {
  search: string;
  state: StockStateFilter | null;
  /** "pc" or a category. */
  type: string | null;
  age: UnitAge | null;
  source: UnitSource | null;
  regime: "margin" | "normal" | null;
};

const orders: Record<UnitSort, RawBuilder<unknown>> = {
  newest: sql`u.created_at`,
  code: sql`u.code`,
  title: sql`coalesce(l.title, i.name)`,
  cost: sql`u.cost_bani`,
  price: sql`l.price_bani`,
};

/** Where a value can be absent, it comes last; the others keep the order of their index. */
const nulls: Record<UnitSort, RawBuilder<unknown>> = {
  newest: sql``,
  code: sql``,
  title: sql`nulls last`,
  cost: sql``,
  price: sql`nulls last`,
};

function conditions(filter: UnitsWanted): RawBuilder<unknown> {
  const { search, state: wanted, type, age, source: came, regime } = filter;
  const all: RawBuilder<unknown>[] = [isWithinDays(sql`u.created_at`, filter)];
  for (const word of foldDiacritics(search).toLowerCase().split(/\s+/).filter(Boolean)) {
    const like = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    // The words of the listing have the parts that people name: a PC's processor and graphics card, a component's model.
    all.push(sql`(l.search_text like ${like} or lower(u.code) like ${like} or ${serialContains(sql.ref("u.serial"), word)}
      or lower(u.place) like ${like} or (l.id is null and lower(i.name) like ${like}))`);
  }
  if (wanted === "unsold")
    all.push(sql`u.state in ('intake', 'stock', 'inspection') and (h.unit_id is null or h.until is not null)`);
  // The same as `state`, but a sold unit is told by its allocation alone.
  else if (wanted === "sold") all.push(sql`u.state = 'stock' and h.unit_id is not null and h.until is null`);
  else if (wanted) all.push(sql`${state} = ${wanted}`);
  if (type === "pc") all.push(sql`coalesce(l.kind, i.kind) = 'pc'`);
  else if (type) all.push(sql`coalesce(l.category, i.category) = ${type}`);
  if (age) {
    const [least, most] = stockAges[age];
    all.push(
      sql`u.created_at <= now() - make_interval(days => ${least}::int) and u.created_at > now() - make_interval(days => ${most}::int)`,
    );
  }
  if (came) all.push(sql`${source} = ${came}`);
  if (regime) all.push(sql`u.tax_regime = ${regime}`);
  return sql.join(all, sql` and `);
}

/** The ids of all units that match, as a part of another query. */
export function idsOfUnits(wanted: UnitsWanted): RawBuilder<unknown> {
  return sql`(select u.id from ${from} where ${conditions(wanted)})`;
}

/** One page of units, and how many match. */
export async function loadUnits(
  db: Queryable,
  wanted: UnitsWanted & { sort: UnitSort; descending: boolean; limit: number; offset: number },
): Promise<{ rows: StockUnit[]; total: number; cost: Bani }> {
  const where = conditions(wanted);
  const order = sql`${orders[wanted.sort]} ${sql.raw(wanted.descending ? "desc" : "asc")} ${nulls[wanted.sort]}, u.code`;
  // First the ids of the page, then everything about these.
  const { rows } = await sql<Row>`
    select ${columns} from ${from} where u.id in (
      select id from (select u.id from ${from} where ${where} order by ${order} limit ${wanted.limit} offset ${wanted.offset}) page)
    order by ${order}
  `.execute(db);
  const { rows: sums } = await sql<{
    total: number;
    cost: Bani;
  }>`select count(*)::int as total, coalesce(sum(u.cost_bani), 0)::float8 as cost from ${from} where ${where}`.execute(
    db,
  );
  return { rows: rows.map(fromRow), total: sums[0]?.total ?? 0, cost: sums[0]?.cost ?? (0 as Bani) };
}

export async function findUnit(db: Queryable, code: string): Promise<StockUnit | null> {
  const { rows } = await sql<Row>`select ${columns} from ${from} where u.code = ${code}`.execute(db);
  return rows[0] ? fromRow(rows[0]) : null;
}

export type UnitOrigin = {
  intakeSource: string | null;
  conversions: { kind: "split" | "build"; side: "from" | "into"; at: Date; others: { code: string; cost: Bani }[] }[];
};

/** Where a unit came from and what became of it. */
export async function originOf(db: Queryable, id: UnitId): Promise<UnitOrigin> {
  const intake = await db.selectFrom("intake").where("unitId", "=", id).select("source").executeTakeFirst();
  const { rows } = await sql<UnitOrigin["conversions"][number]>`
    select c.kind, p.side, c.at, (
      select coalesce(jsonb_agg(jsonb_build_object('code', o.code, 'cost', q.cost_bani) order by o.code), '[]')
      from unit_conversion_part q join unit o on o.id = q.unit_id where q.conversion_id = c.id and q.side <> p.side) as others
    from unit_conversion_part p join unit_conversion c on c.id = p.conversion_id where p.unit_id = ${id} order by c.at
  `.execute(db);
  return { intakeSource: intake?.source ?? null, conversions: rows };
}

export type UnitEvent = {
  at: Date;
  actor: string;
  name: string | null;
  action: string;
  before: unknown;
  after: unknown;
};

/** What the audit log says about a unit, the newest first, with the names of staff. */
export async function auditOfUnit(db: Queryable, code: string): Promise<UnitEvent[]> {
  const { rows } = await sql<UnitEvent>`
    select a.at, a.actor, p.name, a.action, a.before, a.after from audit a left join account p on a.actor = 'staff:' || p.id::text
    where a.entity = 'unit' and a.entity_id = ${code} order by a.id desc limit 100
  `.execute(db);
  return rows;
}

export type UnitPastage = {
  orders: { number: string; state: string; at: Date; price: Bani }[];
  claims: { number: string; kind: string; state: string; at: Date }[];
  inspections: { why: string; source: string; cameAt: Date; outcome: string | null; note: string | null }[];
  allocation: { kind: "checkout" | "reservation" | "order" | "sale"; until: Date | null; order: string | null } | null;
};

/** The orders, claims and inspections of a unit, and who has it now. */
export async function historyOfUnit(db: Queryable, id: UnitId): Promise<UnitPastage> {
  const orders = await db
    .selectFrom("salesOrderLine as l")
    .innerJoin("salesOrder as o", "o.id", "l.orderId")
    .where("l.unitId", "=", id)
    .select(["o.number", "o.state", "o.placedAt as at", "l.priceBani as price"])
    .orderBy("o.placedAt", "desc")
    .execute();
  const claims = await db
    .selectFrom("claimUnit as u")
    .innerJoin("claim as c", "c.id", "u.claimId")
    .where("u.unitId", "=", id)
    .select(["c.number", "c.kind", "c.state", "c.openedAt as at"])
    .orderBy("c.openedAt", "desc")
    .execute();
  const inspections = await db
    .selectFrom("inspection")
    .where("unitId", "=", id)
    .select(["why", "source", "cameAt", "outcome", "note"])
    .orderBy("cameAt", "desc")
    .execute();
  const allocation = await db
    .selectFrom("hold as h")
    .leftJoin("salesOrder as o", "o.id", "h.orderId")
    .where("h.unitId", "=", id)
    .where((where) => where.or([where("h.until", "is", null), where("h.until", ">", sql<Date>`now()`)]))
    .select(["h.kind", "h.until", "o.number as order"])
    .executeTakeFirst();
  return { orders, claims, inspections, allocation: allocation ?? null };
}

export type UnitMeasurement = {
  test: string;
  value: number;
  resolution: string | null;
  settings: string | null;
  at: Date;
};

export function measurementsOfUnit(db: Queryable, id: UnitId): Promise<UnitMeasurement[]> {
  return db
    .selectFrom("measurement")
    .where("unitId", "=", id)
    .where("outdatedAt", "is", null)
    .select(["test", "value", "resolution", "settings", "measuredAt as at"])
    .orderBy("test")
    .orderBy("resolution")
    .execute();
}

export type ListingChoice = { id: ListingId; title: string; price: Bani; state: string; free: number };

/** Component listings of a category that are not withdrawn, to which a unit can be moved. */
export async function componentListings(
  db: Queryable,
  { category, except }: { category: string; except: ListingId },
): Promise<ListingChoice[]> {
  const { rows } = await sql<ListingChoice>`
    select l.id, l.title, l.price_bani as price, l.state, (
      select count(*)::int from unit u left join hold h on h.unit_id = u.id and (h.until is null or h.until > now())
      where u.listing_id = l.id and u.state = 'stock' and h.unit_id is null) as free
    from listing l where l.kind = 'component' and l.category = ${category} and l.id <> ${except} and l.state <> 'withdrawn'
    order by l.title, l.id limit 500
  `.execute(db);
  return rows;
}

/** A unit at the shop with what is known about its parts: as it was bought, or as its listing says. */
export async function loadUnitToSplit(db: Queryable, code: string) {
  return (
    (await db
      .selectFrom("unit as u")
      .leftJoin("listing as l", "l.id", "u.listingId")
      .leftJoin("intake as i", "i.unitId", "u.id")
      .where("u.code", "=", code)
      .where("u.state", "in", ["intake", "stock", "inspection"])
      .select(["u.id", "u.costBani as cost", "u.grade", "u.taxRegime as regime", "i.parts as bought", "l.specs"])
      .select(sql<"pc" | "component">`coalesce(l.kind, i.kind)`.as("kind"))
      .select(sql<Category | null>`coalesce(l.category, i.category)`.as("category"))
      .select(sql<string>`coalesce(l.title, i.name)`.as("title"))
      .executeTakeFirst()) ?? null
  );
}
