import { attempt, databaseTime } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { TransitionError, StaffDeps, StaffTransition } from "./transition-as-staff.server.ts";
import { transitionTradeIn } from "../transition-trade-in.server.ts";
import { testingOutcome } from "./testing-outcome.ts";
import { declaredOffer, findingsOf, type TradeIn } from "../trade-in.ts";
import { booksOf, insertOffer, lockTradeInOf } from "../trade-ins.sql.server.ts";

export type NotFinished =
  | TransitionError
  | DomainError<"invalid", "no-evidence", { keys: string[] }>
  | DomainError<"conflict", "nothing-left">;

/**
 * Ends testing: `tested` (the money is owed) if the findings are worth at least the offer; `revised` (the seller
 * answers) if they are worth less. Refuses with `no-evidence` (the lines that would fall without evidence),
 * `nothing-left` (then it goes back), `trade-in-unknown` or `trade-in-not-movable`. Of two concurrent calls one wins.
 */
export function finishTesting(
  deps: StaffDeps & { deadlines: { revisedDays: number } },
  { number, actor }: StaffTransition,
): Promise<Result<TradeIn, NotFinished>> {
  return attempt(deps.db, async (tx): Promise<Result<TradeIn, NotFinished>> => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
    if (tradeIn.state !== "testing") return refuse.conflict({ code: "trade-in-not-movable", state: tradeIn.state });
    const first = declaredOffer(tradeIn);
    const book = first && (await booksOf(tx, [first.made.bookVersion])).get(first.made.bookVersion);
    if (!first || !book) throw new Error(`${number} is tested without an offer`);

    const outcome = testingOutcome(first, {
      findings: findingsOf(tradeIn),
      book,
      at: await databaseTime(tx),
      validFor: deps.deadlines.revisedDays,
    });
    if (outcome.kind === "unproven") return refuse.invalid({ code: "no-evidence", keys: outcome.keys });
    if (outcome.kind === "nothing-left") return refuse.conflict({ code: "nothing-left" });
    if (outcome.kind !== "as-said") await insertOffer(tx, tradeIn.id, { offer: outcome.offer, kind: "revised", book });
    return ok(
      await transitionTradeIn(tx, deps, tradeIn, { to: outcome.kind === "less" ? "revised" : "tested", actor }),
    );
  });
}
