import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { moveTradeInsTo } from "./trade-ins.sql.server.ts";

/** Moves one visitor's trade-ins to another. For a browser whose visitor has just signed in. */
export async function mergeTradeIns(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  if (from !== to) await moveTradeInsTo(tx, { from, to });
}
