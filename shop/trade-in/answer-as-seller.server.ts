import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../base/result.ts";
import { transitionTradeIn, type TransitionDeps } from "./transition-trade-in.server.ts";
import {
  currentOffer,
  mayAccess,
  mayTransitionTradeIn,
  type Requester,
  type TradeIn,
  type TradeInNumber,
  type TradeInState,
} from "./trade-in.ts";
import { lockTradeInOf, overdue } from "./trade-ins.sql.server.ts";

export type AnswerDeps = TransitionDeps & { db: Db };

/** `sequence`: the offer the seller saw; an answer to any other offer is refused. */
export type SellersAnswer = Requester & { number: TradeInNumber | null; sequence: number };

export type NoAnswer =
  | DomainError<"not-found", "trade-in-unknown">
  /** The trade-in is in a state where this answer is not possible. */
  | DomainError<"conflict", "trade-in-not-movable", { state: TradeInState }>
  | DomainError<"conflict", "offer-expired">
  | DomainError<"conflict", "offer-changed">;

type Step = {
  to: TradeInState;
  from: readonly TradeInState[];
  reason?: string;
  write?: (tx: Transaction, tradeIn: TradeIn) => Promise<void>;
};

/**
 * Applies a seller's answer. Of two concurrent answers one wins; an expired or replaced offer is refused. `write`
 * runs before the transition.
 */
export function answerAsSeller(
  deps: AnswerDeps,
  answer: SellersAnswer,
  { to, from, reason, write }: Step,
): Promise<Result<TradeIn, NoAnswer>> {
  return attempt(deps.db, async (tx): Promise<Result<TradeIn, NoAnswer>> => {
    const tradeIn = answer.number === null ? null : await lockTradeInOf(tx, answer.number);
    if (!tradeIn || !mayAccess(tradeIn, answer)) return refuse.notFound({ code: "trade-in-unknown" });
    const { state, receivedAt } = tradeIn;
    const may =
      from.includes(state) && mayTransitionTradeIn({ from: state, to, by: "seller", received: receivedAt !== null });
    if (!may) return refuse.conflict({ code: "trade-in-not-movable", state });
    if ((await overdue(tx, tradeIn.id)).length > 0) return refuse.conflict({ code: "offer-expired" });
    if (currentOffer(tradeIn)?.sequence !== answer.sequence) return refuse.conflict({ code: "offer-changed" });
    await write?.(tx, tradeIn);
    return ok(await transitionTradeIn(tx, deps, tradeIn, { to, actor: "seller", reason: reason ?? null }));
  });
}
