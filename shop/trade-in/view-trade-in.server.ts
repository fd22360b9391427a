import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { shelfOf } from "./stock-of.ts";
import { stockedAt } from "./office.sql.server.ts";
import { foundLines, testingOutcome } from "./testing-outcome.ts";
import { declaredOffer, feeForReturn, findingsOf, mayMoveTradeIn, nextTradeInStates, type TradeInNumber } from "./trade-in.ts";
import { booksOf, databaseTime, findTradeIn, movesOf } from "./trade-ins.sql.server.ts";

/**
 * One trade-in whole, for staff: its timeline, where they may move it, what was found priced as the seller would be offered it, and
 * what sending it back would cost its seller. Refuses with `trade-in-unknown`.
 */
export async function viewTradeIn(shop: { db: Db }, { number }: { number: TradeInNumber | null }) {
  const tradeIn = number === null ? null : await findTradeIn(shop.db, { number });
  const first = tradeIn && declaredOffer(tradeIn);
  if (!tradeIn || !first) return refuse({ code: "trade-in-unknown" });
  const [timeline, books, at, stocked] = await Promise.all([movesOf(shop.db, tradeIn.id), booksOf(shop.db, [first.made.bookVersion]), databaseTime(shop.db), stockedAt(shop.db, tradeIn.id)]);
  const [book, findings] = [books.get(first.made.bookVersion), findingsOf(tradeIn)];
  if (!book) throw new Error(`no price book ${first.made.bookVersion}`);
  const moves = nextTradeInStates(tradeIn.state, "staff").filter((to) => mayMoveTradeIn({ from: tradeIn.state, to, by: "staff", received: tradeIn.receivedAt !== null }));
  const categories = new Map(first.made.declaration.parts.map((part) => [part.key, shelfOf(part)]));
  return ok({
    tradeIn,
    /** Where each part of it stands on the shelf, by its key. */
    categories,
    first,
    findings,
    timeline,
    moves,
    outcome: testingOutcome(first, { findings, book, at }),
    found: foundLines(first, { findings, book }),
    returnFee: feeForReturn(tradeIn),
    stockedAt: stocked,
  });
}
