// A trade-in: one machine, or some parts, on their way from a person to the shop, and their price the other way.
// Must always hold: it moves only along the table below, and it is paid only after what came was compared with what was said.

import { DAY } from "../../base/clock.ts";
import { FULL_PAYOUT_AFTER } from "./terms.ts";

/** Who moves a trade-in: its seller, a member of staff, or the shop itself (its rounds). */
export type Mover = "seller" | "staff" | "shop";

/**
 * Every move that there is, and who may make it. `testing` ends in `tested` where all is as it was said or better, else in
 * `revised`, which waits for the seller: seven days without an answer are a no. `tested` is agreed by both: money is due. `rejected` is the end for what never came;
 * what is with the shop then goes back.
 */
export const tradeInMoves = {
  draft: { offered: ["seller"], expired: ["shop"] },
  offered: { accepted: ["seller"], draft: ["seller"], rejected: ["seller"], expired: ["shop"] },
  accepted: { received: ["staff"], rejected: ["seller"], expired: ["shop"] },
  received: { testing: ["staff"], rejected: ["staff"] },
  testing: { tested: ["staff"], revised: ["staff"] },
  tested: { paid: ["staff"] },
  revised: { tested: ["seller"], rejected: ["seller", "shop"] },
  rejected: { returned: ["staff"] },
  paid: {},
  returned: {},
  expired: {},
} as const satisfies Record<string, { readonly [to: string]: readonly Mover[] }>;
export type TradeInState = keyof typeof tradeInMoves;
export const tradeInStates = Object.keys(tradeInMoves) as TradeInState[];

/** Where a trade-in may go from a state; with `by`, where that one may move it. */
export function nextTradeInStates(from: TradeInState, by?: Mover): TradeInState[] {
  const moves = Object.entries(tradeInMoves[from]) as [TradeInState, readonly Mover[]][];
  return moves.filter(([, movers]) => by === undefined || movers.includes(by)).map(([to]) => to);
}

/** A rejected trade-in goes back only where it had come: `received` says so. */
export function mayMoveTradeIn(move: { from: TradeInState; to: TradeInState; by: Mover; received: boolean }): boolean {
  if (move.to === "returned" && !move.received) return false;
  return nextTradeInStates(move.from, move.by).includes(move.to);
}

export type PayoutChoice = "instant" | "full"; // spec 9

/** When the money is due: at once, or 14 days after both agreed on what was found. */
export function payoutDue(choice: PayoutChoice, { testedAt }: { testedAt: Date }): Date {
  return choice === "instant" ? testedAt : new Date(testedAt.getTime() + FULL_PAYOUT_AFTER * DAY);
}
