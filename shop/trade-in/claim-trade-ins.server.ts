import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { attachTradeIns } from "./trade-ins.sql.server.ts";

/**
 * Assigns a guest's trade-ins with this e-mail address to the visitor; those of another account are left alone. Call
 * only for a confirmed address.
 */
export async function claimTradeIns(tx: Transaction, owner: { email: string; to: VisitorId }): Promise<void> {
  await attachTradeIns(tx, owner);
}
