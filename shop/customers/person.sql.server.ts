// What the page of a customer shows of the tables of other modules.

import { sql } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import type { Bani } from "../../base/money.ts";

const MOST_SHOWN = 200;

export function boughtBy(db: Queryable, email: string) {
  return db
    .selectFrom("salesOrder")
    .where(sql<string>`lower(email)`, "=", email)
    .select(["number", "state", "paymentMethod as method", "delivery", "placedAt", "totalBani as total", "language"])
    .orderBy("placedAt", "desc")
    .limit(MOST_SHOWN)
    .execute();
}

export function soldBy(db: Queryable, email: string) {
  return db
    .selectFrom("tradeIn as t")
    .leftJoin("tradeInPayout as p", "p.tradeInId", "t.id")
    .where(sql<string>`lower(t.email)`, "=", email)
    .where("t.number", "is not", null)
    .select(["t.number", "t.state", "t.createdAt", "t.consentedAt", "p.paidAt"])
    .select(
      sql<Bani | null>`coalesce(p.amount_bani,
      (select total_bani from trade_in_offer f where f.trade_in_id = t.id order by sequence desc limit 1))`.as(
        "amount",
      ),
    )
    .orderBy("t.movedAt", "desc")
    .limit(MOST_SHOWN)
    .execute();
}

export function claimsBy(db: Queryable, email: string) {
  return db
    .selectFrom("claim as c")
    .innerJoin("salesOrder as o", "o.id", "c.orderId")
    .where(sql<string>`lower(o.email)`, "=", email)
    .select(["c.number", "c.kind", "c.state", "c.openedAt", "o.number as orderNumber"])
    .orderBy("c.openedAt", "desc")
    .limit(MOST_SHOWN)
    .execute();
}

export function conversationsWith(db: Queryable, email: string) {
  return db
    .selectFrom("conversation")
    .where(sql<string>`lower(email)`, "=", email)
    .select(["number", "subject", "state", "lastAt"])
    .orderBy("lastAt", "desc")
    .limit(MOST_SHOWN)
    .execute();
}

/** Alerts that the person confirmed: the only e-mails that nobody needs for an order. */
export function consentsOf(db: Queryable, email: string) {
  return db
    .selectFrom("alert")
    .where(sql<string>`lower(email)`, "=", email)
    .where("confirmedAt", "is not", null)
    .select(["said", "confirmedAt", "stoppedAt"])
    .orderBy("confirmedAt", "desc")
    .limit(MOST_SHOWN)
    .execute();
}

type Place = { name: string; address: string; city: string; county: string; postalCode: string; phone: string };

/** Saved addresses, and those of orders and sales, each once. */
export async function addressesOfPerson(db: Queryable, email: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select distinct a.first_name || ' ' || a.last_name as name, a.address, a.city, a.county, a.postal_code as "postalCode", a.phone
      from address a join account p on p.id = a.account_id where p.email = ${email}
    union select concat_ws(' ', shipping_address ->> 'firstName', shipping_address ->> 'lastName'), shipping_address ->> 'address',
        shipping_address ->> 'city', shipping_address ->> 'county', shipping_address ->> 'postalCode', phone
      from sales_order where lower(email) = ${email}
    union select concat_ws(' ', seller ->> 'firstName', seller ->> 'lastName'), seller ->> 'address', seller ->> 'city',
        seller ->> 'county', seller ->> 'postalCode', seller ->> 'phone'
      from trade_in where lower(email) = ${email} and seller is not null
    limit 20`.execute(db);
  return rows;
}

export async function accountBy(db: Queryable, email: string) {
  const row = await db
    .selectFrom("account as a")
    .where("a.email", "=", email)
    .where("a.role", "=", "buyer")
    .select(["a.createdAt", "a.emailVerified"])
    .select(
      sql<number>`(select count(*)::integer from session s where s.account_id = a.id and s.expires_at > now())`.as(
        "sessions",
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}
