import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import type { TradeIn } from "./trade-in.ts";
import { offeredBy } from "./trade-ins.sql.server.ts";

/** All trade-ins of a visitor that have or had an offer, newest first. */
export async function tradeInsOf(deps: { db: Db }, { visitorId }: { visitorId: VisitorId }): Promise<TradeIn[]> {
  return offeredBy(deps.db, visitorId);
}
