// Everything that the shop stores about a person, table by table (person-tables.ts).

import { sql, type RawBuilder } from "kysely";
import type { AccountId, CustomerId, VisitorId } from "../../base/id.ts";
import type { Queryable } from "../../base/db.server.ts";
import { personTables, type PersonKey, type PersonTable } from "./person-tables.ts";

/** Somebody known by an address: a customer of the office. */
type Customer = { id: CustomerId; email: string };
/**
 * The owner of an account. `email`: its address in lower case, null until it is confirmed: anybody may open an account with
 * somebody else's address (decision 263).
 */
type AccountOwner = { accountId: AccountId; visitorId: VisitorId; email: string | null };
type Person = Customer | AccountOwner;
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
  warranty: "warranty_id",
};

/** The values that a key may have, as a query. */
function keysOf(person: Person): Record<PersonKey, RawBuilder<unknown>> {
  const me = person.email;
  const placed = isOwner(person)
    ? sql`(lower(email) = ${me} or visitor_id = ${person.visitorId})`
    : sql`lower(email) = ${me}`;
  const orders = sql`select id from sales_order where ${placed}`;
  const numbers = sql`select number from sales_order where ${placed}`;
  const tradeIns = sql`select id from trade_in where ${placed}`;
  const accounts = isOwner(person)
    ? sql`select ${person.accountId}::uuid`
    : sql`select id from account where email = ${me} and role = 'buyer'`;
  // What somebody claims by a warranty that they took over is theirs, not the buyer's.
  const claims = sql`select id from claim where (order_id in (${orders}) and not is_by_holder) or holder_account in (${accounts})`;
  // Of a guest's browser nothing tells whose it is: its rows come to an account when somebody signs in there.
  const visitors = isOwner(person)
    ? sql`select ${person.visitorId}::text`
    : sql`select visitor_id from account where email = ${me} and role = 'buyer'
        union select visitor_id from sales_order where lower(email) = ${me} and visitor_id is not null
        union select visitor_id from trade_in where lower(email) = ${me} and visitor_id is not null`;
  const customers = isOwner(person) ? sql`select id from customer where email = ${me}` : sql`select ${person.id}::uuid`;
  const things = sql`select 'customer ' || id from (${customers}) c (id) union select 'order ' || number from (${numbers}) o
    union select 'trade-in ' || coalesce(number, id::text) from trade_in where ${placed}
    union select 'claim ' || number from claim where id in (${claims})
    union select 'conversation ' || number from conversation where lower(email) = ${me}
    union select 'account ' || id from (${accounts}) a (id)`;
  const drafts = isOwner(person)
    ? visitors
    : sql`${visitors} union select visitor_id from checkout_draft where lower(details ->> 'email') = ${me}`;
  return {
    email: sql`select ${me}::text`,
    recipient: sql`select ${me}::text`,
    draft: drafts,
    customer: customers,
    account: accounts,
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
      or trade_in_id in (${tradeIns}) or claim_id in (${claims})`,
    warranty: sql`select id from warranty where order_id in (${orders})
      union select warranty_id from warranty_transfer where used_by in (${accounts})`,
  };
}

function isOwner(person: Person): person is AccountOwner {
  return "accountId" in person;
}

function isTheirs({ by, column = usual[by], orVisitor = false }: PersonTable, person: Person) {
  const keys = keysOf(person);
  const named = sql.ref(`t.${column}`);
  if (by === "email" || by === "recipient") {
    const isMine = sql`lower(${named}) in (${keys[by]})`;
    return orVisitor && isOwner(person) ? sql`(${isMine} or t.visitor_id in (${keys.visitor}))` : isMine;
  }
  if (by === "note" || by === "audit") return sql`t.entity || ' ' || t.entity_id in (${keys[by]})`;
  return sql`${named} in (${keys[by]})`;
}

/** Who the owner of an account is, for their own data. */
export async function ownerOf(db: Queryable, accountId: AccountId): Promise<AccountOwner> {
  const { email, emailVerified, visitorId } = await db
    .selectFrom("account")
    .where("id", "=", accountId)
    .select(["email", "emailVerified", "visitorId"])
    .executeTakeFirstOrThrow();
  return { accountId, visitorId, email: emailVerified ? email : null };
}

/** The rows of every table that has any, without secrets. */
export async function rowsOfPerson(db: Queryable, person: Person): Promise<PersonRows[]> {
  const found: PersonRows[] = [];
  for (const [table, entry] of Object.entries(personTables)) {
    const hidden = JSON.stringify(entry.hidden ?? []);
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - (select coalesce(array_agg(c), array[]::text[]) from jsonb_array_elements_text(${hidden}::jsonb) c) as row
      from ${sql.table(table)} t where ${isTheirs(entry, person)}`.execute(db);
    if (rows.length > 0)
      found.push({
        table,
        rows: rows.map(({ row }) => (isOwner(person) ? withoutColleagues(withoutKeys(row)) : withoutKeys(row))),
      });
  }
  return found;
}

/** A link in an e-mail or a message opens what it leads to for whoever has it. */
// Linear: an address before its question mark has at most 200 characters.
const LINK_WITH_KEY = /(https?:\/\/[^\s?]{1,200})\?\S*/g;

function withoutKeys(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replaceAll(LINK_WITH_KEY, "$1") : value,
    ]),
  );
}

/**
 * Without who of the staff did something: a person gets what was written and done about them, not the names of those who did it
 * (GDPR article 15(4); CJEU C-579/21).
 */
function withoutColleagues(row: Record<string, unknown>): Record<string, unknown> {
  const own = Object.entries(row).filter(([name]) => name !== "assigned_to");
  return Object.fromEntries(own.map(([name, value]) => [name, withoutStaff(value)]));
}

function withoutStaff(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/^staff:\S+$/, "staff");
  if (Array.isArray(value)) return value.map(withoutStaff);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutStaff(each)]));
}

/** How many rows every table has. */
export async function countRowsOfPerson(db: Queryable, person: Person): Promise<{ table: string; count: number }[]> {
  const counts = Object.entries(personTables).map(
    ([table, entry]) =>
      sql`select ${table}::text as "table", count(*)::integer as count from ${sql.table(table)} t where ${isTheirs(entry, person)}`,
  );
  const { rows } = await sql<{ table: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}
