import { databaseTime, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { categoryOf } from "./stock-of.ts";
import { loadReturned, stockedAt } from "./office.sql.server.ts";
import { foundLines, testingOutcome } from "./testing-outcome.ts";
import {
  declaredOffer,
  findingsOf,
  mayTransitionTradeIn,
  nextTradeInStates,
  wasSent,
  type TradeInNumber,
} from "../trade-in.ts";
import { booksOf, findTradeIn, transitionsOf } from "../trade-ins.sql.server.ts";

/**
 * One complete trade-in for staff: timeline, allowed transitions, findings priced as a revised offer, and returned
 * payouts. Refuses with `trade-in-unknown`.
 */
export async function viewTradeIn(
  deps: { db: Db; deadlines: { revisedDays: number } },
  { number }: { number: TradeInNumber | null },
) {
  const tradeIn = number === null ? null : await findTradeIn(deps.db, { number });
  const first = tradeIn && declaredOffer(tradeIn);
  if (!tradeIn || !first) return refuse.notFound({ code: "trade-in-unknown" });
  const [timeline, books, at, stocked, returned] = await Promise.all([
    transitionsOf(deps.db, tradeIn.id),
    booksOf(deps.db, [first.made.bookVersion]),
    databaseTime(deps.db),
    stockedAt(deps.db, tradeIn.id),
    loadReturned(deps.db, tradeIn.id),
  ]);
  const [book, findings] = [books.get(first.made.bookVersion), findingsOf(tradeIn)];
  if (!book) throw new Error(`no price book ${first.made.bookVersion}`);
  const { state: from, receivedAt, payout } = tradeIn;
  const isSent = payout !== null && wasSent(payout);
  const transitions = nextTradeInStates(from, "staff").filter(
    (to) =>
      mayTransitionTradeIn({ from, to, by: "staff", received: receivedAt !== null }) && (to !== "bounced" || isSent),
  );
  const categories = new Map(first.made.declaration.parts.map((part) => [part.key, categoryOf(part)]));
  return ok({
    tradeIn,
    /** The stock position of each part, by its key. */
    categories,
    first,
    findings,
    timeline,
    transitions,
    outcome: testingOutcome(first, { findings, book, at, validFor: deps.deadlines.revisedDays }),
    found: foundLines(first, { findings, book }),
    /** Returned payouts, oldest first. */
    returned,
    stockedAt: stocked,
  });
}
