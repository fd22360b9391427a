import type { Db } from "../../base/db.server.ts";
import type { PriceBook } from "../pricing/price-book.ts";
import { bookInForce } from "./trade-ins.sql.server.ts";

/** The price book used for new offers. */
export async function currentBook(deps: { db: Db }): Promise<PriceBook> {
  return bookInForce(deps.db);
}
