import type { Db } from "../../base/db.server.ts";
import type { PriceBook } from "../pricing/price-book.ts";
import { booksOf } from "./trade-ins.sql.server.ts";

/** The price book with this version, or null. */
export async function bookOf(deps: { db: Db }, version: number): Promise<PriceBook | null> {
  return (await booksOf(deps.db, [version])).get(version) ?? null;
}
