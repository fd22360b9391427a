// Queries of the accounting module: it reads what other modules wrote, and writes nothing of theirs.

import { sql } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import type { InvoiceId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import type { UnitPurchase } from "./margin-register.ts";

/** Who sold a thing to the shop, if it came by a trade-in. */
const seller = sql<
  string | null
>`nullif(concat_ws(', ', nullif(concat_ws(' ', t.seller ->> 'firstName', t.seller ->> 'lastName'), ''), t.seller ->> 'city'), '')`;

export async function purchasesOf(
  db: Queryable,
  invoices: readonly InvoiceId[],
): Promise<(UnitPurchase & { invoiceId: InvoiceId; unitId: string })[]> {
  if (invoices.length === 0) return [];
  return db
    .selectFrom("invoicedCost as c")
    .leftJoin("tradeIn as t", "t.number", "c.source")
    .where("c.invoiceId", "in", [...invoices])
    .select(["c.invoiceId", "c.unitId", "c.costBani as cost", "c.source"])
    .select(sql<string>`to_char(c.bought_on, 'YYYY-MM-DD')`.as("boughtOn"))
    .select(seller.as("seller"))
    .execute();
}

/** A unit that was bought under the margin scheme. */
export type MarginPurchase = UnitPurchase & { code: string; name: string; serial: string | null };

/** Units bought under the margin scheme in a month in Romania, in the order of their purchase. */
export function marginPurchases(db: Queryable, month: string): Promise<MarginPurchase[]> {
  const day = sql<string>`to_char(i.came_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD')`;
  return db
    .selectFrom("intake as i")
    .innerJoin("unit as u", "u.id", "i.unitId")
    .leftJoin("tradeIn as t", "t.number", "i.source")
    .where("u.taxRegime", "=", "margin")
    .where("i.cameAt", ">=", sql<Date>`(${`${month}-01`}::date - 1)`)
    .where("i.cameAt", "<", sql<Date>`(${`${month}-01`}::date + interval '1 month' + interval '1 day')`)
    .where(sql<boolean>`to_char(i.came_at at time zone 'Europe/Bucharest', 'YYYY-MM') = ${month}`)
    .orderBy("i.cameAt")
    .orderBy("u.code")
    .select(["u.code", "i.name", "u.serial", "u.costBani as cost", "i.source"])
    .select(day.as("boughtOn"))
    .select(seller.as("seller"))
    .$castTo<MarginPurchase & { cost: Bani }>()
    .execute();
}

/** The trade-ins of which the purchase record was made in a month in Romania. */
export async function recordedTradeIns(db: Queryable, month: string): Promise<string[]> {
  const rows = await db
    .selectFrom("tradeIn as t")
    .innerJoin("tradeInPayout as p", "p.tradeInId", "t.id")
    .where(sql<boolean>`to_char(t.tested_at at time zone 'Europe/Bucharest', 'YYYY-MM') = ${month}`)
    .orderBy("t.number")
    .select("t.number")
    .execute();
  return rows.flatMap(({ number }) => (number === null ? [] : [number]));
}
