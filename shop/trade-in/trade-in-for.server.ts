import type { Db } from "../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../base/result.ts";
import { mayAccess, type Requester, type TradeIn, type TradeInTransition, type TradeInNumber } from "./trade-in.ts";
import { findTradeIn, transitionsOf } from "./trade-ins.sql.server.ts";

/**
 * Everything a seller may see of a trade-in, with its timeline: for its visitor or a holder of its link key. Refuses
 * with `trade-in-unknown`, also for another visitor's trade-in.
 */
export async function tradeInFor(
  deps: { db: Db },
  { number, ...requester }: Requester & { number: TradeInNumber | null },
): Promise<Result<{ tradeIn: TradeIn; timeline: TradeInTransition[] }, DomainError<"not-found", "trade-in-unknown">>> {
  const tradeIn = number === null ? null : await findTradeIn(deps.db, { number });
  if (!tradeIn || !mayAccess(tradeIn, requester)) return refuse.notFound({ code: "trade-in-unknown" });
  return ok({ tradeIn, timeline: await transitionsOf(deps.db, tradeIn.id) });
}
