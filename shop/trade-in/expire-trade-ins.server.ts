import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import type { TradeInId } from "../../base/id.ts";
import { transitionTradeIn, type TransitionDeps } from "./transition-trade-in.server.ts";
import { clearDraft, lockTradeIn, overdue } from "./trade-ins.sql.server.ts";

type Deps = TransitionDeps & { db: Db };

/**
 * Expires unanswered drafts and offers and accepted machines that never arrived; an unanswered revised offer counts
 * as rejected, and the machine goes back. Returns how many it ended.
 */
export async function expireTradeIns(deps: Deps): Promise<number> {
  let ended = 0;
  for (const id of await overdue(deps.db)) {
    if (await transaction(deps.db, (tx) => expire(tx, deps, id))) ended += 1;
  }
  return ended;
}

/** False if the seller answered first. */
async function expire(tx: Transaction, deps: Deps, id: TradeInId): Promise<boolean> {
  const tradeIn = await lockTradeIn(tx, id);
  if (!tradeIn || !(await overdue(tx, id)).includes(id)) return false;
  const to = tradeIn.state === "revised" ? "rejected" : "expired";
  await transitionTradeIn(tx, deps, tradeIn, {
    to,
    actor: "shop",
    reason: tradeIn.state === "accepted" ? "never-came" : "no-answer",
  });
  if (tradeIn.number === null) await clearDraft(tx, id);
  return true;
}
