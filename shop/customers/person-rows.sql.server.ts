// Everything that the shop stores about a person, table by table (person-tables.ts).

import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import { personTables, type PersonKey, type PersonTable } from "./person-tables.ts";

type Person = { id: string; email: string };
export type PersonRows = { table: string; rows: Record<string, unknown>[] };

const usual: Record<PersonKey, string> = {
  email: "email",
  recipient: "recipient",
  draft: "visitor_id",
  customer: "customer_id",
  account: "account_id",
  visitor: "visitor_id",
  order: "order_id",
  "trade-in": "trade_in_id",
  claim: "claim_id",
  conversation: "conversation_id",
  photo: "photo_id",
  build: "build_id",
  cart: "cart_id",
  alert: "alert_id",
  note: "entity_id",
  audit: "entity_id",
  statement: "order_number",
  shipment: "shipment_id",
};

/** The values that a key may have, as a query. `me` is the address in lower case. */
function keysOf({ id, email: me }: Person): Record<PersonKey, RawBuilder<unknown>> {
  const orders = sql`select id from sales_order where lower(email) = ${me}`;
  const numbers = sql`select number from sales_order where lower(email) = ${me}`;
  const tradeIns = sql`select id from trade_in where lower(email) = ${me}`;
  // What somebody photographed of a warranty that they took over is theirs, not the buyer's.
  const claims = sql`select id from claim where (order_id in (${orders}) and not is_by_holder)
    or holder_account in (select id from account where email = ${me})`;
  const visitors = sql`select visitor_id from account where email = ${me} and role = 'buyer'
    union select visitor_id from sales_order where lower(email) = ${me} and visitor_id is not null
    union select visitor_id from trade_in where lower(email) = ${me} and visitor_id is not null`;
  const things = sql`select 'customer ' || ${id}::text union select 'order ' || number from (${numbers}) o
    union select 'trade-in ' || coalesce(number, id::text) from trade_in where lower(email) = ${me}
    union select 'claim ' || number from claim where order_id in (${orders})
    union select 'conversation ' || number from conversation where lower(email) = ${me}
    union select 'account ' || id::text from account where email = ${me}`;
  return {
    email: sql`select ${me}`,
    recipient: sql`select ${me}`,
    draft: sql`${visitors} union select visitor_id from checkout_draft where lower(details ->> 'email') = ${me}`,
    customer: sql`select ${id}::uuid`,
    account: sql`select id from account where email = ${me} and role = 'buyer'`,
    visitor: visitors,
    order: orders,
    "trade-in": tradeIns,
    claim: claims,
    conversation: sql`select id from conversation where lower(email) = ${me}`,
    photo: sql`select id from trade_in_photo where trade_in_id in (${tradeIns})`,
    build: sql`select id from saved_build where visitor_id in (${visitors})`,
    cart: sql`select id from cart where visitor_id in (${visitors})`,
    alert: sql`select id from alert where lower(email) = ${me}`,
    note: things,
    audit: things,
    statement: numbers,
    shipment: sql`select id from shipment where lower(person ->> 'email') = ${me} or order_id in (${orders})
      or trade_in_id in (${tradeIns}) or claim_id in (select id from claim where holder_account is null and order_id in (${orders}))`,
  };
}

function isTheirs({ by, column = usual[by] }: PersonTable, keys: Record<PersonKey, RawBuilder<unknown>>) {
  const named = sql.ref(`t.${column}`);
  if (by === "email" || by === "recipient") return sql`lower(${named}) in (${keys[by]})`;
  if (by === "note" || by === "audit") return sql`t.entity || ' ' || t.entity_id in (${keys[by]})`;
  return sql`${named} in (${keys[by]})`;
}

/** The rows of every table that has any, without secrets. */
export async function rowsOfPerson(db: Queryable, person: Person): Promise<PersonRows[]> {
  const keys = keysOf(person);
  const found: PersonRows[] = [];
  for (const [table, entry] of Object.entries(personTables)) {
    const hidden = JSON.stringify(entry.hidden ?? []);
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - (select coalesce(array_agg(c), array[]::text[]) from jsonb_array_elements_text(${hidden}::jsonb) c) as row
      from ${sql.table(table)} t where ${isTheirs(entry, keys)}`.execute(db);
    if (rows.length > 0) found.push({ table, rows: rows.map(({ row }) => withoutKeys(row)) });
  }
  return found;
}

/** A link in an e-mail or a message opens what it leads to for whoever has it. */
const LINK_WITH_KEY = /(https?:\/\/[^\s?]{1,200})\?\S*/g;

function withoutKeys(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replaceAll(LINK_WITH_KEY, "$1") : value,
    ]),
  );
}

/** How many rows every table has. */
export async function countRowsOfPerson(db: Queryable, person: Person): Promise<{ table: string; count: number }[]> {
  const keys = keysOf(person);
  const counts = Object.entries(personTables).map(
    ([table, entry]) =>
      sql`select ${table}::text as "table", count(*)::integer as count from ${sql.table(table)} t where ${isTheirs(entry, keys)}`,
  );
  const { rows } = await sql<{ table: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}
