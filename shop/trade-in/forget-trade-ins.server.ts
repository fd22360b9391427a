import type { Db } from "../../base/db.server.ts";
import { deleteOld } from "./trade-ins.sql.server.ts";

/** Forgets what was never sent, a year after it came to nothing, with its photos. Answers how many. */
export async function forgetTradeIns(shop: { db: Db }): Promise<number> {
  return deleteOld(shop.db);
}
