// Queries of the cash book.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { storedObject } from "../../base/stored-json.ts";
import { cashDocumentNumber, type CashEntry, type CashKind, type Receipt } from "./cash-book.ts";

/** Serialises the writers of the cash book until the end of the transaction. */
export async function lockCashBook(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cash book', 0))`.execute(tx);
}

/** The balance of the till, and the last day of the book; on a locked book. */
export async function lastBalance(db: Queryable): Promise<{ balance: Bani; day: string | null }> {
  const row = await db
    .selectFrom("cashEntry")
    .orderBy("place", "desc")
    .limit(1)
    .select(["balanceBani as balance", sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day")])
    .executeTakeFirst();
  return row ?? { balance: 0 as Bani, day: null };
}

/** The number that the next document of a series gets; on a locked book. */
export async function nextNumber(tx: Transaction, series: string): Promise<number> {
  const row = await tx
    .selectFrom("cashEntry")
    .where("series", "=", series)
    .select(sql<number>`coalesce(max(number), 0) + 1`.as("number"))
    .executeTakeFirstOrThrow();
  return row.number;
}

type NewEntry = {
  day: string;
  kind: CashKind;
  series: string | null;
  amount: Bani;
  party: string;
  about: string;
  orderId?: OrderId;
  paper?: Receipt;
  actor: string;
  key: string;
};

/** The database gives place, number and balance. False if the key was used. */
export async function insertEntry(tx: Transaction, { amount, paper, series, ...entry }: NewEntry): Promise<boolean> {
  const inserted = await tx
    .insertInto("cashEntry")
    .values({
      ...entry,
      series,
      // Filled in by the trigger; the columns only have to be given.
      place: 0,
      number: series === null ? null : 0,
      balanceBani: 0 as Bani,
      amountBani: amount,
      paper: paper ? JSON.stringify(paper) : null,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("place")
    .executeTakeFirst();
  return inserted !== undefined;
}

function entries(db: Queryable) {
  return db
    .selectFrom("cashEntry as e")
    .leftJoin("salesOrder as o", "o.id", "e.orderId")
    .orderBy("e.place")
    .select(["e.place", "e.kind", "e.series", "e.number", "e.amountBani", "e.balanceBani", "e.party", "e.about"])
    .select(["o.number as orderNumber", sql<string>`to_char(e.day, 'YYYY-MM-DD')`.as("day")]);
}

/** The entries from one day to another, both included. */
export async function entriesBetween(db: Queryable, { from, to }: { from: string; to: string }): Promise<CashEntry[]> {
  const rows = await entries(db)
    .where("e.day", ">=", sql<Date>`${from}::date`)
    .where("e.day", "<=", sql<Date>`${to}::date`)
    .execute();
  return rows.map(({ series, number, amountBani, balanceBani, ...row }) => ({
    ...row,
    document: series === null || number === null ? null : cashDocumentNumber(series, number),
    amount: amountBani,
    balance: balanceBani,
  }));
}

/** The balance at the end of the day before. */
export async function balanceBefore(db: Queryable, day: string): Promise<Bani> {
  const row = await db
    .selectFrom("cashEntry")
    .where("day", "<", sql<Date>`${day}::date`)
    .orderBy("place", "desc")
    .limit(1)
    .select("balanceBani")
    .executeTakeFirst();
  return row?.balanceBani ?? (0 as Bani);
}

/** The cash that this buyer has paid at the counter on a day. */
export async function cashTakenFrom(
  db: Queryable,
  { email, phone, day }: { email: string; phone: string; day: string },
): Promise<Bani> {
  const row = await db
    .selectFrom("cashEntry as e")
    .innerJoin("salesOrder as o", "o.id", "e.orderId")
    .where("e.day", "=", sql<Date>`${day}::date`)
    .where((eb) => eb.or([eb("o.email", "=", email), eb("o.phone", "=", phone)]))
    .select(sql<Bani>`coalesce(sum(e.amount_bani), 0)::int`.as("amount"))
    .executeTakeFirstOrThrow();
  return row.amount;
}

export async function receiptOf(
  db: Queryable,
  which: { orderId: OrderId } | { series: string; number: number },
): Promise<Receipt | null> {
  const row = await db
    .selectFrom("cashEntry")
    .where("kind", "=", "receipt")
    .$if("orderId" in which, (query) => query.where("orderId", "=", (which as { orderId: OrderId }).orderId))
    .$if("series" in which, (query) => {
      const { series, number } = which as { series: string; number: number };
      return query.where("series", "=", series).where("number", "=", number);
    })
    .select("paper")
    .executeTakeFirst();
  return row ? storedObject<Receipt>(row.paper, "cash_entry.paper") : null;
}
