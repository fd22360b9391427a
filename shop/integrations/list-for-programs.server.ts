// Pages of listings, units and orders for the staff API. A cursor is the last row of the page before.

import type { Db } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { OrderNumber, OrderState } from "../orders/order.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import {
  findListingRow,
  findOrderRow,
  findUnitRow,
  loadListings,
  loadOrderRows,
  loadUnitRows,
} from "./programs.sql.server.ts";

type Page = { cursor: string | null; limit: number };

/** One row more than the page tells whether there is another page. */
function pageOf<Row>(rows: Row[], limit: number, mark: (row: Row) => readonly [string, string]) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return ok({ items, next: rows.length > limit && last ? writeCursor(mark(last)) : null });
}

const badCursor = () => refuse.invalid({ code: "form-invalid", fields: { cursor: "form-invalid" } });

type ListingsPage = Page & { state: "live" | "withdrawn" | null; updatedSince: Date | null };

/** Published listings in the order of their last change. Refuses with `form-invalid`: a cursor that this list did not give. */
export async function listListingsForPrograms({ db }: { db: Db }, { cursor, limit, ...wanted }: ListingsPage) {
  const after = cursor === null ? null : readCursor(cursor);
  const id = Number(after?.[1]);
  if (cursor !== null && (!after || !isMoment(after[0]) || !Number.isSafeInteger(id))) return badCursor();
  const rows = await loadListings(db, { ...wanted, after: after && { mark: after[0], id }, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.mark, String(row.id)]);
}

/** A published listing; null for a draft, and if there is none. */
export function viewListingForPrograms({ db }: { db: Db }, id: ListingId) {
  return findListingRow(db, id);
}

/** Units of any state in the order of their codes. Refuses as the list of listings. */
export async function listUnitsForPrograms(
  { db }: { db: Db },
  { cursor, limit, listing }: Page & { listing: ListingId | null },
) {
  const after = cursor === null ? null : readCursor(cursor);
  if (cursor !== null && !after) return badCursor();
  const rows = await loadUnitRows(db, { listing, after: after?.[1] ?? null, limit: limit + 1 });
  return pageOf(rows, limit, (row) => ["unit", row.code]);
}

export function viewUnitForPrograms({ db }: { db: Db }, code: string) {
  return findUnitRow(db, code);
}

/** Orders from the oldest. Refuses as the list of listings. */
export async function listOrdersForPrograms(
  { db }: { db: Db },
  { cursor, limit, ...wanted }: Page & { state: OrderState | null; placedSince: Date | null },
) {
  const after = cursor === null ? null : readCursor(cursor);
  if (cursor !== null && (!after || !isMoment(after[0]))) return badCursor();
  const rows = await loadOrderRows(db, {
    ...wanted,
    after: after && { mark: after[0], number: after[1] },
    limit: limit + 1,
  });
  return pageOf(rows, limit, (row) => [row.mark, row.number]);
}

export function viewOrderForPrograms({ db }: { db: Db }, number: OrderNumber) {
  return findOrderRow(db, number);
}

function isMoment(mark: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(mark) && !Number.isNaN(Date.parse(mark));
}
