// Queries of the office's list of orders. Every search goes through an index: 50,000 orders answer within 100 ms.

import { sql, type RawBuilder, type SqlBool } from "kysely";
import { dayBegins, dayEnds } from "../../../base/days.server.ts";
import type { Queryable } from "../../../base/db.server.ts";
import type { DisplayStatus, OrderNumber, OrderState } from "../order.ts";
import {
  ORDERS_A_PAGE,
  searchTerms,
  wordsOf,
  type OrderListQuery,
  type OrderListRow,
  type OrderSort,
} from "./order-list.ts";

const displayStatusSql = sql<DisplayStatus>`case when state = 'placed' and payment_method = 'cash' then 'paid-at-door' else state end`;

/** Orders of which words begin with the term: on the order, in a line's title, or a unit's code or serial number. */
function foundBy(term: string): RawBuilder<SqlBool> {
  const lexemes = wordsOf(term).map((word) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`);
  const words = sql`${lexemes.join(" & ")}::tsquery`;
  const begins = `${term.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // An empty tsquery matches nothing.
  return sql<SqlBool>`o.id in (
    select id from sales_order where search @@ ${words}
    union select order_id from sales_order_line where search @@ ${words}
    union select l.order_id from unit u join sales_order_line l on l.unit_id = u.id
      where lower(u.code) like ${begins} or lower(u.serial) like ${begins})`;
}

type Limits = Omit<OrderListQuery, "sort" | "descending" | "page">;

function limited(db: Queryable, { search, states, method, delivery, from, to }: Limits) {
  let query = db.selectFrom("salesOrder as o");
  for (const term of searchTerms(search)) query = query.where(foundBy(term));
  // An order with cash on delivery is "placed", too: its own status is narrowed after the indexed state.
  if (states.length > 0)
    query = query
      .where("o.state", "in", [
        ...new Set(states.map((state): OrderState => (state === "paid-at-door" ? "placed" : state))),
      ])
      .where(displayStatusSql, "in", states);
  if (method !== null) query = query.where("o.paymentMethod", "=", method);
  if (delivery !== null) query = query.where("o.delivery", "=", delivery);
  if (from !== null) query = query.where("o.placedAt", ">=", dayBegins(from));
  if (to !== null) query = query.where("o.placedAt", "<", dayEnds(to));
  return query;
}

const buyerSql = sql<string>`concat_ws(' ', shipping_address ->> 'firstName', shipping_address ->> 'lastName')`;
const sortedBy = {
  newest: sql`placed_at`,
  total: sql`total_bani`,
  name: sql`lower((shipping_address ->> 'lastName') || ' ' || (shipping_address ->> 'firstName'))`,
  promised: sql`estimated_delivery`,
} as const satisfies Record<OrderSort, unknown>;

export async function orderRows(db: Queryable, query: OrderListQuery): Promise<OrderListRow[]> {
  const rows = await limited(db, query)
    .select(["number", "state", "email", "totalBani", "paymentMethod", "delivery", "placedAt", "estimatedDelivery"])
    .select(buyerSql.as("name"))
    .orderBy(sortedBy[query.sort], query.descending ? "desc" : "asc")
    .orderBy("number")
    .limit(ORDERS_A_PAGE)
    .offset((query.page - 1) * ORDERS_A_PAGE)
    .execute();
  return rows.map(({ totalBani: total, paymentMethod: method, number, state, ...row }) => ({
    ...row,
    number: number as OrderNumber,
    state: state as OrderState,
    total,
    method,
  }));
}

export async function countRows(db: Queryable, query: Limits): Promise<number> {
  const row = await limited(db, query)
    .select(sql<number>`count(*)::int`.as("orders"))
    .executeTakeFirstOrThrow();
  return row.orders;
}

export async function countByStatus(db: Queryable): Promise<Map<DisplayStatus, number>> {
  const rows = await db
    .selectFrom("salesOrder")
    .groupBy(displayStatusSql)
    .select([displayStatusSql.as("status"), sql<number>`count(*)::int`.as("orders")])
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
    .orderBy(sql`o.state in ('cancelled', 'refunded')`)
    .orderBy("o.placedAt", "desc")
    .select("o.number")
    .executeTakeFirst();
  return (row?.number as OrderNumber | undefined) ?? null;
}

export async function isNumberTaken(db: Queryable, number: OrderNumber): Promise<boolean> {
  return (await db.selectFrom("salesOrder").where("number", "=", number).select("id").executeTakeFirst()) !== undefined;
}
