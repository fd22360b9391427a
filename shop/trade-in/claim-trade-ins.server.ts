import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { attachTradeIns } from "./trade-ins.sql.server.ts";

/** What a guest offered with this address becomes the visitor's; another account's stays its own. Only for a confirmed address. */
export async function claimTradeIns(tx: Transaction, owner: { email: string; to: VisitorId }): Promise<void> {
  await attachTradeIns(tx, owner);
}
