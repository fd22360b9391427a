// Queries of the bank module.

import { sql } from "kysely";
import { parseAmount } from "../../base/amount.ts";
import type { Day } from "../../base/day.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { StatementId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import type { OrderNumber, OrderState } from "../orders/order.ts";
import { storedAddress } from "../orders/stored.ts";
import type { CsvLayout } from "./csv-columns.ts";
import type { LineListQuery, LineSort } from "./line-list.ts";
import type { Awaited, LineState, StatementLine } from "./statement.ts";
import type { OpenReason, SkippedRows, StatementRow } from "./statement-row.ts";

// --- statements ---

export type Statement = {
  id: StatementId;
  name: string;
  knownLines: number;
  skippedLines: number;
  skipped: readonly SkippedRows[];
  uploadedAt: Date;
  importedAt: Date | null;
};

const statementColumns = ["id", "name", "knownLines", "skippedLines", "skipped", "uploadedAt", "importedAt"] as const;

export async function findStatement(
  db: Queryable,
  key: { id: StatementId } | { digest: string },
): Promise<Statement | null> {
  const row = await db
    .selectFrom("bankStatement")
    .$if("id" in key, (query) => query.where("id", "=", (key as { id: StatementId }).id))
    .$if("digest" in key, (query) => query.where("digest", "=", (key as { digest: string }).digest))
    .select(statementColumns)
    .executeTakeFirst();
  return row ? statementOf(row) : null;
}

export async function latestStatements(db: Queryable): Promise<Statement[]> {
  const rows = await db
    .selectFrom("bankStatement")
    .select(statementColumns)
    .orderBy("uploadedAt", "desc")
    .limit(20)
    .execute();
  return rows.map(statementOf);
}

function statementOf<Row extends { skipped: unknown }>(row: Row): Row & { skipped: readonly SkippedRows[] } {
  return { ...row, skipped: row.skipped as SkippedRows[] };
}

type NewStatement = { id: StatementId; name: string; digest: string; skipped: readonly SkippedRows[]; actor: string };

/** A row of a statement to store: one that arrived or, with a reason, one that is open. */
export type NewLine = StatementRow & { why: OpenReason | null; key: string };

/** False if another request stored the same file at the same moment. */
export async function insertStatement(
  tx: Transaction,
  { skipped, ...statement }: NewStatement,
  lines: readonly NewLine[],
): Promise<boolean> {
  const inserted = await tx
    .insertInto("bankStatement")
    .values({
      ...statement,
      knownLines: 0,
      skippedLines: skipped.reduce((sum, { rows }) => sum + rows.length, 0),
      skipped: JSON.stringify(skipped),
    })
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  let fresh = 0;
  for (let from = 0; from < lines.length; from += ROWS_AT_ONCE) {
    const rows = lines
      .slice(from, from + ROWS_AT_ONCE)
      .map(({ row, key, bookedOn, amount, currency, payer, iban, details, why }) => ({
        statementId: statement.id,
        rowNumber: row,
        key,
        bookedOn,
        // An amount that may be in another currency is told in the row's text only.
        amountBani: currency === "RON" && amount !== null && amount > 0 && amount <= MAX_AMOUNT ? amount : null,
        why,
        payer,
        iban,
        details,
      }));
    const stored = await tx
      .insertInto("statementLine")
      .values(rows)
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("id")
      .execute();
    fresh += stored.length;
  }
  await tx
    .updateTable("bankStatement")
    .set({ knownLines: lines.length - fresh })
    .where("id", "=", statement.id)
    .execute();
  return true;
}

const ROWS_AT_ONCE = 500;
const MAX_AMOUNT = 2 ** 31 - 1; // of an integer column

export async function markImported(tx: Queryable, id: StatementId): Promise<void> {
  await tx
    .updateTable("bankStatement")
    .set({ importedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("importedAt", "is", null)
    .execute();
}

// --- lines ---

export async function linesOf(db: Queryable, id: StatementId): Promise<StatementLine[]> {
  return (await linesFrom(db).where("statementId", "=", id).orderBy("id").execute()).map(lineOf);
}

const sortedBy = { booked: "bookedOn", amount: "amountBani", payer: "payer" } as const satisfies Record<
  LineSort,
  string
>;

/** One page of the lines that match, and how many there are. */
export async function linePage(
  db: Queryable,
  { search, state, from, to, sort, descending, due }: LineListQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ lines: StatementLine[]; total: number }> {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const account = `%${search.replaceAll(/[\s\\%_]/g, "")}%`;
  const found = linesFrom(db)
    .$if(state !== "all", (query) => query.where("state", "=", state === null || state === "all" ? "open" : state))
    .$if(search !== "", (query) =>
      query.where(
        sql<boolean>`(payer ilike ${like} or details ilike ${like} or iban ilike ${account} or order_number ilike ${like}
          or amount_bani = ${parseAmount(search)}::int)`,
      ),
    )
    .$if(from !== null, (query) => query.where(sql<boolean>`booked_on >= ${from}::date`))
    .$if(to !== null, (query) => query.where(sql<boolean>`booked_on <= ${to}::date`))
    .$if(due !== null, (query) => query.where("state", "=", "open"))
    .$if(due !== null && due.before !== null, (query) => query.where(bookedBefore(due!.before!)));
  const rows = await found
    .orderBy(sql`${sql.ref(sortedBy[sort])} ${sql.raw(descending ? "desc" : "asc")} nulls last`)
    .orderBy("id", descending ? "desc" : "asc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return { lines: rows.map(lineOf), total };
}

/** How many lines are in each state. */
export async function countLines(db: Queryable): Promise<Map<LineState, number>> {
  const rows = await db
    .selectFrom("statementLine")
    .groupBy("state")
    .select(["state", sql<number>`count(*)::int`.as("lines")])
    .execute();
  return new Map(rows.map(({ state, lines }) => [state, lines]));
}

const bookedBefore = (moment: Date) =>
  sql<boolean>`booked_on < (${moment}::timestamptz at time zone 'Europe/Bucharest')::date`;

export async function countOpenLines(db: Queryable, { before }: { before: Date | null }): Promise<number> {
  const { open } = await db
    .selectFrom("statementLine")
    .where("state", "=", "open")
    .$if(before !== null, (query) => query.where(bookedBefore(before!)))
    .select(sql<number>`count(*)::int`.as("open"))
    .executeTakeFirstOrThrow();
  return open;
}

export async function findLine(db: Queryable, id: number): Promise<StatementLine | null> {
  const row = await linesFrom(db).where("id", "=", id).executeTakeFirst();
  return row ? lineOf(row) : null;
}

/** The order that was already credited with this line by a process that died before it updated the line. */
export async function findCreditedOrder(db: Queryable, id: number): Promise<{ orderNumber: OrderNumber } | null> {
  const row = await db
    .selectFrom("transfer as t")
    .innerJoin("salesOrder as o", "o.id", "t.orderId")
    .where("t.key", "=", await keyOfLine(db, id))
    .select("o.number")
    .executeTakeFirst();
  return row ? { orderNumber: row.number as OrderNumber } : null;
}

/** The idempotency key with which a line is credited to an order, so that the order counts it once too. */
export async function keyOfLine(db: Queryable, id: number): Promise<string> {
  const { key } = await db.selectFrom("statementLine").where("id", "=", id).select("key").executeTakeFirstOrThrow();
  return `statement ${key}`;
}

function linesFrom(db: Queryable) {
  return db
    .selectFrom("statementLine")
    .select(["id", "statementId", "amountBani", "payer", "iban", "details", "why", "state", "orderNumber", "outcome"])
    .select("rowNumber as row")
    .select(sql<string | null>`to_char(booked_on, 'YYYY-MM-DD')`.as("bookedOn"));
}

type LineRow = Omit<StatementLine, "amount" | "orderNumber" | "why"> & {
  amountBani: Bani | null;
  orderNumber: string | null;
  why: string | null;
};

function lineOf({ amountBani, orderNumber, why, ...line }: LineRow): StatementLine {
  return { ...line, amount: amountBani, why: why as OpenReason | null, orderNumber: orderNumber as OrderNumber | null };
}

type Settled =
  | { state: "matched"; orderNumber: OrderNumber; outcome: string; actor: string }
  | { state: "ignored"; outcome: string; actor: string };

/** False if another request has settled the line in the meantime. */
export async function settleLine(db: Queryable, id: number, { actor, ...settled }: Settled): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("statementLine")
    .set({ ...settled, settledBy: actor, settledAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("state", "in", ["new", "open"])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Staff say what a line of which the amount or the day was not understood brought. */
export async function completeLine(
  db: Queryable,
  id: number,
  { amount, bookedOn }: { amount: Bani; bookedOn: Day },
): Promise<void> {
  await db
    .updateTable("statementLine")
    .set({ amountBani: amount, bookedOn })
    .where("id", "=", id)
    .where("state", "in", ["new", "open"])
    .execute();
}

/** Lines that staff must look at. */
export async function openLine(db: Queryable, id: number): Promise<void> {
  await db
    .updateTable("statementLine")
    .set({ state: "open" })
    .where("id", "=", id)
    .where("state", "=", "new")
    .execute();
}

/** The account that a payer's money came from. */
export type PayerAccount = { iban: string; name: string };

/** For each of these orders, the account of the latest payment in a statement. */
export async function payersOf(
  db: Queryable,
  numbers: readonly OrderNumber[],
): Promise<{ orderNumber: string; account: PayerAccount }[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom("statementLine")
    .distinctOn("orderNumber")
    .where("orderNumber", "in", [...numbers])
    .where("iban", "is not", null)
    .where("payer", "is not", null)
    .orderBy("orderNumber")
    .orderBy("id", "desc")
    .select(["orderNumber", "iban", "payer"])
    .execute();
  return rows.flatMap(({ orderNumber, iban, payer }) =>
    orderNumber !== null && iban !== null && payer !== null ? [{ orderNumber, account: { iban, name: payer } }] : [],
  );
}

// --- columns of CSV files ---

/** What staff said of the columns of banks' files. */
export async function savedLayouts(db: Queryable): Promise<CsvLayout[]> {
  const rows = await db.selectFrom("statementLayout").select(["heading", "kinds"]).execute();
  return rows.map(({ heading, kinds }) => ({ heading, kinds: kinds as CsvLayout["kinds"] }));
}

export async function saveLayout(tx: Transaction, { heading, kinds }: CsvLayout, actor: string): Promise<void> {
  const layout = { kinds: JSON.stringify(kinds), actor };
  await tx
    .insertInto("statementLayout")
    .values({ heading, ...layout })
    .onConflict((conflict) => conflict.column("heading").doUpdateSet({ ...layout, savedAt: sql<Date>`now()` }))
    .execute();
}

// --- orders that await a transfer ---

/** Orders paid by transfer: all that await payment, and those listed in the argument whatever their state. */
export async function awaitedOrders(db: Queryable, named: readonly OrderNumber[]): Promise<Awaited[]> {
  const rows = await db
    .selectFrom("salesOrder as o")
    .where("o.paymentMethod", "=", "bank")
    .where((eb) =>
      eb.or([eb("o.state", "=", "awaiting-payment"), ...(named.length > 0 ? [eb("o.number", "in", [...named])] : [])]),
    )
    .select(["o.number", "o.state", "o.totalBani", "o.shippingAddress"])
    .select((eb) =>
      eb
        .selectFrom("transfer as t")
        .whereRef("t.orderId", "=", "o.id")
        .select(sql<Bani>`coalesce(sum(t.amount_bani), 0)::int`.as("sum"))
        .as("arrived"),
    )
    .orderBy("o.placedAt")
    .execute();
  return rows.map(({ number, state, totalBani, shippingAddress, arrived }) => {
    const { firstName, lastName } = storedAddress(shippingAddress);
    return {
      number: number as OrderNumber,
      state: state as OrderState,
      total: totalBani,
      arrived: arrived ?? (0 as Bani),
      buyer: `${firstName} ${lastName}`,
    };
  });
}
