import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Refused, type Result } from "../../../base/result.ts";
import { transitionTradeIn, type TransitionDeps } from "../transition-trade-in.server.ts";
import { mayTransitionTradeIn, type TradeIn, type TradeInNumber, type TradeInState } from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";

export type StaffDeps = TransitionDeps & { db: Db };
export type StaffActor = `staff:${string}`;
export type StaffTransition = { number: TradeInNumber | null; actor: StaffActor };

export type TransitionError =
  | DomainError<"not-found", "trade-in-unknown">
  | DomainError<"conflict", "trade-in-not-movable", { state: TradeInState }>;

type Step<No> = {
  to: TradeInState;
  reason?: string | null;
  before?: (tx: Transaction, tradeIn: TradeIn) => Promise<Refused<No> | void>;
};

/**
 * Moves a trade-in as a member of staff. Concurrent staff actions: exactly one wins. `before` writes what the e-mail
 * refers to.
 */
export function transitionAsStaff<No extends { code: string } = never>(
  deps: StaffDeps,
  { number, actor }: StaffTransition,
  { to, reason = null, before }: Step<No>,
): Promise<Result<TradeIn, TransitionError | No>> {
  return attempt(deps.db, async (tx): Promise<Result<TradeIn, TransitionError | No>> => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
    if (!mayTransitionTradeIn({ from: tradeIn.state, to, by: "staff", received: tradeIn.receivedAt !== null }))
      return refuse.conflict({ code: "trade-in-not-movable", state: tradeIn.state });
    const refused = await before?.(tx, tradeIn);
    return refused ?? ok(await transitionTradeIn(tx, deps, tradeIn, { to, actor, reason }));
  });
}
