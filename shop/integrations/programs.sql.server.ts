// What the staff API reads: listings, units and orders in pages, without purchase costs and without personal data.

import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import type { ListingId, OrderId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import type { OrderState } from "../orders/order.ts";
import type { StockState } from "../stock/units/unit.ts";

export type ListingRow = {
  id: ListingId;
  kind: "pc" | "component";
  category: string | null;
  title: string;
  state: "live" | "withdrawn";
  price: Bani;
  warrantyMonths: number;
  /** Units that can be bought now. */
  available: number;
  updatedAt: Date;
  /** The same to the microsecond, for the next page. */
  mark: string;
};

const listingColumns = sql`l.id, l.kind, l.category, l.title, l.state, l.price_bani as price, l.warranty_months, l.updated_at,
  to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as mark,
  case when l.state = 'live' then (select count(*)::int from unit u left join hold h on h.unit_id = u.id
    where u.listing_id = l.id and u.state = 'stock' and (h.unit_id is null or h.until <= now())) else 0 end as available`;

export type ListingsWanted = {
  state: "live" | "withdrawn" | null;
  updatedSince: Date | null;
  after: { mark: string; id: number } | null;
  limit: number;
};

/** In the order of their last change. */
export async function loadListings(
  db: Queryable,
  { state, updatedSince, after, limit }: ListingsWanted,
): Promise<ListingRow[]> {
  const conditions: RawBuilder<unknown>[] = [sql`l.state <> 'draft'`];
  if (state) conditions.push(sql`l.state = ${state}`);
  if (updatedSince) conditions.push(sql`l.updated_at >= ${updatedSince}`);
  if (after) conditions.push(sql`(l.updated_at, l.id) > (${after.mark}::text::timestamptz, ${after.id}::int)`);
  const { rows } = await sql<ListingRow>`select ${listingColumns} from listing l
    where ${sql.join(conditions, sql` and `)} order by l.updated_at, l.id limit ${limit}`.execute(db);
  return rows;
}

export async function findListingRow(db: Queryable, id: ListingId): Promise<ListingRow | null> {
  const { rows } = await sql<ListingRow>`select ${listingColumns} from listing l
    where l.id = ${id} and l.state <> 'draft'`.execute(db);
  return rows[0] ?? null;
}

export type UnitRow = {
  code: string;
  title: string;
  serial: string | null;
  grade: "A" | "B" | "C" | null;
  place: string | null;
  state: StockState;
  listing: ListingId | null;
  price: Bani | null;
  createdAt: Date;
};

const unitColumns = sql`u.code, coalesce(l.title, i.name, '?') as title, u.serial, u.grade, u.place, l.id as listing,
  case when l.state <> 'draft' then l.price_bani end as price, u.created_at,
  case when u.state <> 'stock' then u.state when h.unit_id is not null and h.until is null then 'sold'
    when h.until > now() then 'allocated' when l.state = 'live' then 'on-sale' else 'off-sale' end as state`;
const unitTables = sql`unit u left join listing l on l.id = u.listing_id left join intake i on i.unit_id = u.id
  left join hold h on h.unit_id = u.id`;

export type UnitPageWanted = { listing: ListingId | null; after: string | null; limit: number };

/** In the order of their codes. */
export async function loadUnitRows(db: Queryable, { listing, after, limit }: UnitPageWanted): Promise<UnitRow[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (listing !== null) conditions.push(sql`u.listing_id = ${listing}`);
  if (after !== null) conditions.push(sql`u.code > ${after}`);
  const { rows } = await sql<UnitRow>`select ${unitColumns} from ${unitTables}
    where ${sql.join(conditions, sql` and `)} order by u.code limit ${limit}`.execute(db);
  return rows;
}

export async function findUnitRow(db: Queryable, code: string): Promise<UnitRow | null> {
  const { rows } = await sql<UnitRow>`select ${unitColumns} from ${unitTables} where u.code = ${code}`.execute(db);
  return rows[0] ?? null;
}

export type OrderLineRow = {
  kind: "unit" | "service";
  title: string;
  listing: ListingId | null;
  unit: string | null;
  service: string | null;
  price: Bani;
  warrantyMonths: number;
};

export type OrderRow = {
  number: string;
  state: OrderState;
  placedAt: Date;
  paymentMethod: "card" | "bank" | "cash";
  delivery: "courier" | "pickup";
  goods: Bani;
  services: Bani;
  shipping: Bani;
  reduction: Bani;
  total: Bani;
  courier: string | null;
  trackingNumber: string | null;
  deliveredAt: Date | null;
  /** When it was placed, to the microsecond, for the next page. */
  mark: string;
  lines: OrderLineRow[];
};

function ordersOf(db: Queryable) {
  return db
    .selectFrom("salesOrder")
    .select(["id", "number", "placedAt", "paymentMethod", "delivery", "courier", "trackingNumber", "deliveredAt"])
    .select(["goodsBani as goods", "servicesBani as services", "shippingBani as shipping"])
    .select(["reductionBani as reduction", "totalBani as total"])
    .select(sql<OrderState>`state`.as("state"))
    .select(sql<string>`to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("mark"));
}

export type OrdersWanted = {
  state: OrderState | null;
  placedSince: Date | null;
  after: { mark: string; number: string } | null;
  limit: number;
};

/** In the order in which they were placed. Two queries. */
export async function loadOrderRows(
  db: Queryable,
  { state, placedSince, after, limit }: OrdersWanted,
): Promise<OrderRow[]> {
  const rows = await ordersOf(db)
    .$if(state !== null, (query) => query.where("state", "=", state!))
    .$if(placedSince !== null, (query) => query.where("placedAt", ">=", placedSince!))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(placed_at, number) > (${after!.mark}::text::timestamptz, ${after!.number})`),
    )
    .orderBy("placedAt")
    .orderBy("number")
    .limit(limit)
    .execute();
  return withLines(db, rows);
}

export async function findOrderRow(db: Queryable, number: string): Promise<OrderRow | null> {
  const rows = await ordersOf(db).where("number", "=", number).execute();
  return (await withLines(db, rows))[0] ?? null;
}

async function withLines<Row extends { id: OrderId }>(db: Queryable, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom("salesOrderLine as l")
    .leftJoin("unit as u", "u.id", "l.unitId")
    .where(
      "l.orderId",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("l.orderId")
    .orderBy("l.position")
    .select(["l.orderId", "l.kind", "l.title", "l.listingId as listing", "u.code as unit", "l.service"])
    .select(["l.priceBani as price", "l.warrantyMonths"])
    .execute();
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map(({ id, ...row }) => ({
    ...row,
    lines: (byOrder.get(id) ?? []).map((stored): OrderLineRow => {
      const { orderId: _, ...line } = stored;
      return line;
    }),
  }));
}
