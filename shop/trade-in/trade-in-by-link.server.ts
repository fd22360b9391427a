import type { Db } from "../../base/db.server.ts";
import type { TradeIn } from "./trade-in.ts";
import { findTradeIn } from "./trade-ins.sql.server.ts";

/** What a link's key opens, whatever became of it since; null where it opens nothing. */
export function tradeInByLink(shop: { db: Db }, { key }: { key: string }): Promise<TradeIn | null> {
  return findTradeIn(shop.db, { linkKey: key });
}
