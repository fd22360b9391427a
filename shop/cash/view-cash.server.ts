import { addDays, addMonths } from "../../base/day.ts";
import type { Db } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { cashDay, type CashDay, type CashEntry, type Receipt } from "./cash-book.ts";
import { balanceBefore, entriesBetween, receiptOf } from "./cash.sql.server.ts";

/** One day of the cash book. */
export async function viewCashDay({ db }: { db: Db }, { day }: { day: string }): Promise<CashDay> {
  const [opening, entries] = await Promise.all([balanceBefore(db, day), entriesBetween(db, { from: day, to: day })]);
  return cashDay(day, opening, entries);
}

/** All entries of a month, "2026-11", and the balance before it. */
export async function viewCashMonth(
  { db }: { db: Db },
  { month }: { month: string },
): Promise<{ opening: CashDay["opening"]; entries: CashEntry[] }> {
  const from = `${month}-01`;
  const to = addDays(addMonths(from, 1), -1);
  const [opening, entries] = await Promise.all([balanceBefore(db, from), entriesBetween(db, { from, to })]);
  return { opening, entries };
}

/** The receipt of an order that was paid at the counter; null if there is none. */
export function receiptOfOrder({ db }: { db: Db }, { orderId }: { orderId: OrderId }): Promise<Receipt | null> {
  return receiptOf(db, { orderId });
}

const NUMBER = /^([A-Z]{1,10})-(\d{1,9})$/;

/** A receipt by its number as addresses have it, "PCBCH-17"; null if there is none. */
export async function findReceipt({ db }: { db: Db }, { number }: { number: string }): Promise<Receipt | null> {
  const [, series, digits] = NUMBER.exec(number) ?? [];
  return series === undefined ? null : receiptOf(db, { series, number: Number(digits) });
}
