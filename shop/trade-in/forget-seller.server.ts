import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { disownTradeIns } from "./trade-ins.sql.server.ts";

/**
 * Forgets a visitor's drafts, offers, and all that was never sent. What was accepted is on its way, and what the shop bought it
 * must keep the papers of: those stay, but are nobody's; whoever has their links still has them.
 */
export async function forgetSeller(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await disownTradeIns(tx, visitorId);
}
