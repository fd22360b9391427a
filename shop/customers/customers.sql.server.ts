// Queries of customers and their tags.

import { sql, type SqlBool } from "kysely";
import { isWithinDays } from "../../base/days.server.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { CustomerId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { dialled } from "../office/office-hit.ts";
import type { Customer } from "./customer.ts";
import { customerShows, type CustomerListFilter, type CustomerShow } from "./customer-list.ts";

const columns = [
  "id",
  "email",
  "name",
  "phone",
  "orders",
  "spentBani",
  "sales",
  "paidBani",
  "hasAccount",
  "lastAt",
  "createdAt",
] as const;
const tags = sql<
  string[]
>`(select coalesce(json_agg(t.tag order by t.tag), '[]') from customer_tag t where t.customer_id = customer.id)`.as(
  "tags",
);

type Stored = Omit<Customer, "spent" | "paid"> & { spentBani: string | number; paidBani: string | number };

function customerOf({ spentBani, paidBani, ...row }: Stored): Customer {
  return { ...row, spent: bani(Number(spentBani)), paid: bani(Number(paidBani)) };
}

export async function customerById(db: Queryable, id: CustomerId): Promise<Customer | null> {
  const row = await db.selectFrom("customer").where("id", "=", id).select(columns).select(tags).executeTakeFirst();
  return row ? customerOf(row) : null;
}

/** By an address in lower case. */
export async function customerIdByEmail(db: Queryable, email: string): Promise<CustomerId | null> {
  const row = await db.selectFrom("customer").where("email", "=", email).select("id").executeTakeFirst();
  return row?.id ?? null;
}

/** Locks the customer; nothing about the person is committed by others until the transaction ends. */
export async function lockCustomer(tx: Transaction, id: CustomerId): Promise<{ id: CustomerId; email: string } | null> {
  const row = await tx
    .selectFrom("customer")
    .where("id", "=", id)
    .select(["id", "email"])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteCustomer(tx: Transaction, id: CustomerId): Promise<void> {
  await tx.deleteFrom("customer").where("id", "=", id).execute();
}

const shown = {
  bought: sql<SqlBool>`orders > 0`,
  sold: sql<SqlBool>`sales > 0`,
  account: sql<SqlBool>`has_account`,
} as const satisfies Record<CustomerShow, unknown>;

/** By name, e-mail or phone, or by the number of an order or a trade-in. */
function found(search: string) {
  const phone = dialled(search);
  const words =
    phone === null ? sql`office_query(${search})` : sql`(office_query(${search}) || office_query(${phone}))`;
  const number = search.trim().toUpperCase();
  return sql<SqlBool>`id in (
    select id from customer where words @@ ${words}
    union select c.id from customer c join sales_order o on lower(o.email) = c.email
      where o.number in (${number}, ${`ORD-${number}`})
    union select c.id from customer c join trade_in t on lower(t.email) = c.email
      where t.number in (${number}, ${`VND-${number}`}))`;
}

const sortColumns = { last: "lastAt", orders: "orders", spent: "spentBani", name: "name" } as const;

/** The customers asked for, without order and page. */
function filtered(db: Queryable, { search, show, tag, ...days }: CustomerListFilter) {
  return db
    .selectFrom("customer")
    .where(isWithinDays(sql`last_at`, days))
    .$if(search !== "", (query) => query.where(found(search)))
    .$if(show !== null, (query) => query.where(shown[show!]))
    .$if(tag !== null, (query) =>
      query.where(
        sql<SqlBool>`exists (select 1 from customer_tag t where t.customer_id = customer.id and t.tag = ${tag})`,
      ),
    );
}

export async function selectCustomers(db: Queryable, query: CustomerListFilter, pageSize: number) {
  const { sort, descending, page } = query;
  const all = filtered(db, query);
  const [rows, { total }] = await Promise.all([
    all
      .select(columns)
      .select(tags)
      .orderBy(sortColumns[sort], descending ? "desc" : "asc")
      .orderBy("id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    all.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(customerOf), total };
}

export async function countCustomers(db: Queryable): Promise<Record<CustomerShow, number>> {
  const count = (show: CustomerShow) => sql<number>`count(*) filter (where ${shown[show]})::integer`.as(show);
  return db.selectFrom("customer").select(customerShows.map(count)).executeTakeFirstOrThrow();
}

/** All tags in use, by their names. */
export async function tagsInUse(db: Queryable): Promise<{ tag: string; count: number }[]> {
  return db
    .selectFrom("customerTag")
    .select(["tag", sql<number>`count(*)::integer`.as("count")])
    .groupBy("tag")
    .orderBy("tag")
    .execute();
}

/** How many of these customers would have too many tags with one more. */
export async function fullOfTags(
  tx: Transaction,
  { ids, tag, most }: { ids: readonly CustomerId[]; tag: string; most: number },
): Promise<number> {
  const rows = await tx
    .selectFrom("customerTag")
    .where("customerId", "in", ids)
    .where("tag", "<>", tag)
    .groupBy("customerId")
    .having(sql<number>`count(*)`, ">=", most)
    .select("customerId")
    .execute();
  return rows.length;
}

/** Returns the customers that did not have the tag. Unknown ones are left out. */
export async function insertTags(
  tx: Transaction,
  { ids, tag }: { ids: readonly CustomerId[]; tag: string },
): Promise<CustomerId[]> {
  const rows = await tx
    .insertInto("customerTag")
    .columns(["customerId", "tag"])
    .expression((eb) =>
      eb
        .selectFrom("customer")
        .where("id", "in", ids)
        .select(["id", sql<string>`${tag}`.as("tag")]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("customerId")
    .execute();
  return rows.map(({ customerId }) => customerId);
}

/** Returns the customers that had the tag. */
export async function deleteTags(
  tx: Transaction,
  { ids, tag }: { ids: readonly CustomerId[]; tag: string },
): Promise<CustomerId[]> {
  const rows = await tx
    .deleteFrom("customerTag")
    .where("customerId", "in", ids)
    .where("tag", "=", tag)
    .returning("customerId")
    .execute();
  return rows.map(({ customerId }) => customerId);
}

export async function lastOrderOf(db: Queryable, email: string) {
  const row = await db
    .selectFrom("salesOrder")
    .where(sql<string>`lower(email)`, "=", email)
    .select(["language", "shippingAddress"])
    .orderBy("placedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
