// Queries of the office's list of orders. Every search goes through an index: 50,000 orders answer within 100 ms.

import { sql, type RawBuilder, type SqlBool } from "kysely";
import { serialBegins } from "../../../base/serial.server.ts";
import type { Actor } from "../../../base/actor.ts";
import { dayBegins, dayEnds } from "../../../base/days.server.ts";
import type { Queryable } from "../../../base/db.server.ts";
import { promisedDelivery, type DisplayStatus, type OrderNumber, type OrderState } from "../order.ts";
import {
  ORDERS_A_PAGE,
  searchTerms,
  wordsOf,
  type OrderListQuery,
  type OrderListRow,
  type OrderSort,
} from "./order-list.ts";

/** Orders of which words begin with the term: on the order, in a line's title, or a unit's code or serial number. */
function foundBy(term: string): RawBuilder<unknown> {
  const lexemes = wordsOf(term).map((word) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`);
  const words = sql`${lexemes.join(" & ")}::tsquery`;
  const begins = `${term.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // An empty tsquery matches nothing.
  return sql`(
    select id from sales_order where search @@ ${words}
    union select order_id from sales_order_line where search @@ ${words}
    union select l.order_id from unit u join sales_order_line l on l.unit_id = u.id
      where lower(u.code) like ${begins} or ${serialBegins(sql.ref("u.serial"), term)})`;
}

type DeliveryChangedBy = { actor: Actor; at: Date };
/** The statuses of orders that staff have to send. */
const toShip = ["due-at-door", "due-at-counter", "paid", "preparing"] as const satisfies DisplayStatus[];

function isToShip(lateOn: string | null): RawBuilder<SqlBool> {
  const isOpen = sql.join(toShip.map(hasStatus), sql` or `);
  if (lateOn === null) return sql<SqlBool>`(${isOpen})`;
  // Nothing was promised to somebody who ordered at the counter (`promisedDelivery`).
  return sql<SqlBool>`((${isOpen}) and not (o.delivery = 'pickup' and o.placed_by is not null) and o.estimated_delivery < ${dayEnds(lateOn)})`;
}

export async function countToShip(db: Queryable, { lateOn }: { lateOn: string | null }): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from sales_order o where ${isToShip(lateOn)}`.execute(db);
  return rows[0]?.orders ?? 0;
}

type Limits = Omit<OrderListQuery, "sort" | "descending" | "page">;

/** The statuses that a state shares with another: the other states need only their index. */
const sharedStatuses: Partial<Record<DisplayStatus, RawBuilder<SqlBool>>> = {
  "due-at-door": sql<SqlBool>`(o.state = 'placed' and o.payment_method = 'cash' and o.delivery <> 'pickup')`,
  "due-at-counter": sql<SqlBool>`(o.state = 'placed' and o.payment_method = 'cash' and o.delivery = 'pickup')`,
  placed: sql<SqlBool>`(o.state = 'placed' and o.payment_method <> 'cash')`,
  "ready-to-collect": sql<SqlBool>`(o.state = 'shipped' and o.delivery = 'pickup')`,
  shipped: sql<SqlBool>`(o.state = 'shipped' and o.delivery <> 'pickup')`,
  collected: sql<SqlBool>`(o.state = 'delivered' and o.delivery = 'pickup')`,
  delivered: sql<SqlBool>`(o.state = 'delivered' and o.delivery <> 'pickup')`,
};

function hasStatus(status: DisplayStatus): RawBuilder<SqlBool> {
  return sharedStatuses[status] ?? sql<SqlBool>`o.state = ${status}`;
}

function limited(db: Queryable, { search, states, method, delivery, from, to, toShip: due }: Limits) {
  let query = db.selectFrom("salesOrder as o");
  const terms = searchTerms(search);
  if (terms.length > 0) query = query.where(sql<SqlBool>`o.id in (${sql.join(terms.map(foundBy), sql` intersect `)})`);
  if (states.length > 0) query = query.where((eb) => eb.or(states.map(hasStatus)));
  if (method !== null) query = query.where("o.paymentMethod", "=", method);
  if (delivery !== null) query = query.where("o.delivery", "=", delivery);
  if (due !== null) query = query.where(isToShip(due.lateOn));
  if (from !== null) query = query.where("o.placedAt", ">=", dayBegins(from));
  if (to !== null) query = query.where("o.placedAt", "<", dayEnds(to));
  return query;
}

const buyerSql = sql<string>`concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName')`;
/** The products of an order, each title once. */
const goodsSql = sql<OrderListRow["goods"]>`coalesce((
  select jsonb_agg(jsonb_build_object('title', g.title, 'pieces', g.pieces) order by g.first)
  from (select l.title, count(*)::int as pieces, min(l.position) as first from sales_order_line l
    where l.order_id = o.id and l.listing_id is not null group by l.title) g), '[]'::jsonb)`;
const sortedBy = {
  newest: sql`o.placed_at`,
  total: sql`o.total_bani`,
  name: sql`lower((o.shipping_address ->> 'lastName') || ' ' || (o.shipping_address ->> 'firstName'))`,
  promised: sql`o.estimated_delivery`,
} as const satisfies Record<OrderSort, unknown>;

/** A page of the orders, and how many there are in all; with `counted` false only the page, which is cheaper. */
export async function orderRows(
  db: Queryable,
  query: OrderListQuery,
  { counted }: { counted: boolean },
): Promise<{ rows: OrderListRow[]; total: number }> {
  const order = query.descending ? "desc" : "asc";
  // Only ids are sorted and counted: whole rows are wide.
  const page = limited(db, query)
    .select("o.id")
    .select(counted ? sql<number>`(count(*) over ())::int`.as("total") : sql<number>`0`.as("total"))
    .orderBy(sortedBy[query.sort], order)
    .orderBy("o.number")
    .limit(ORDERS_A_PAGE)
    .offset((query.page - 1) * ORDERS_A_PAGE)
    .as("page");
  const rows = await db
    .selectFrom(page)
    .innerJoin("salesOrder as o", "o.id", "page.id")
    .select(["o.number", "o.state", "o.email", "o.totalBani", "o.paymentMethod", "o.delivery", "o.placedAt"])
    .select(["o.estimatedDelivery", "o.placedBy", "page.total as found", buyerSql.as("name"), goodsSql.as("goods")])
    .orderBy(sortedBy[query.sort], order)
    .orderBy("o.number")
    .execute();
  return {
    rows: rows.map(({ number, name, email, goods, totalBani, paymentMethod, delivery, placedAt, ...row }) => ({
      number: number as OrderNumber,
      state: row.state as OrderState,
      name,
      email,
      goods,
      total: totalBani,
      method: paymentMethod,
      delivery,
      placedAt,
      promised: promisedDelivery({ ...row, delivery, state: row.state as OrderState }),
    })),
    total: rows[0]?.found ?? 0,
  };
}

export async function countByStatus(db: Queryable): Promise<Map<DisplayStatus, number>> {
  const status = sql<DisplayStatus>`case
    when state = 'placed' and payment_method = 'cash' then case delivery when 'pickup' then 'due-at-counter' else 'due-at-door' end
    when state = 'shipped' and delivery = 'pickup' then 'ready-to-collect'
    when state = 'delivered' and delivery = 'pickup' then 'collected' else state end`;
  const rows = await db
    .selectFrom("salesOrder")
    .groupBy(status)
    .select([status.as("status"), sql<number>`count(*)::int`.as("orders")])
    .execute();
  return new Map(rows.map((row) => [row.status, row.orders]));
}

/** The order that a unit's code leads to: the newest that is not over, else the newest. */
export async function orderOfUnit(db: Queryable, code: string): Promise<OrderNumber | null> {
  const row = await db
    .selectFrom("unit as u")
    .innerJoin("salesOrderLine as l", "l.unitId", "u.id")
    .innerJoin("salesOrder as o", "o.id", "l.orderId")
    .where(sql`lower(u.code)`, "=", code.toLowerCase())
    .orderBy(sql`o.state in ('cancelled', 'refunded', 'closed')`)
    .orderBy("o.placedAt", "desc")
    .select("o.number")
    .executeTakeFirst();
  return (row?.number as OrderNumber | undefined) ?? null;
}

export async function isNumberTaken(db: Queryable, number: OrderNumber): Promise<boolean> {
  return (await db.selectFrom("salesOrder").where("number", "=", number).select("id").executeTakeFirst()) !== undefined;
}

/** Who changed the delivery of an order last, and when. */
export async function lastDeliveryChangeOf(db: Queryable, number: OrderNumber): Promise<DeliveryChangedBy | null> {
  const row = await db
    .selectFrom("audit")
    .where("entity", "=", "order")
    .where("entityId", "=", number)
    .where("action", "=", "delivery-changed")
    .orderBy("id", "desc")
    .select(["actor", "at"])
    .executeTakeFirst();
  return row ?? null;
}
