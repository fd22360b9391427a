import type { Db } from "../../base/db.server.ts";
import type { PriceBook } from "../pricing/price-book.ts";
import { bookInForce } from "./trade-ins.sql.server.ts";

/** The price book that new offers are made with. */
export async function currentBook(shop: { db: Db }): Promise<PriceBook> {
  return bookInForce(shop.db);
}
