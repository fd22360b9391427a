import type { Db } from "../../base/db.server.ts";
import type { TradeIn } from "./trade-in.ts";
import { findTradeIn } from "./trade-ins.sql.server.ts";

/** The trade-in of a link's key, in any state; null if the key is invalid. */
export function tradeInByLink(deps: { db: Db }, { key }: { key: string }): Promise<TradeIn | null> {
  return findTradeIn(deps.db, { linkKey: key });
}
