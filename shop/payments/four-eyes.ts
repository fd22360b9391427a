// Some payments out need two people: one approves the payment, another one sends it. By what counts together (one account in
// 30 days, refunds and payouts), and by who entered the money that goes out again.
// Invariant: nobody sends what they approved, and nobody approves what they asked for, an account that they gave or changed, or
// money that they alone entered.

import { ron, type Bani } from "../../base/money.ts";

/** What goes to one account in 30 days above this amount needs a second member of staff. */
const FOUR_EYES_ABOVE: Bani = ron(5000);

/**
 * The lock under which payments are sent, one after the other: of two that go to one account at once, the later counts the
 * earlier.
 */
export const PAYMENTS_OUT_LOCK = "payments out";

/** The people behind a payment. */
export type PaymentHands = {
  /** Who asked for it: of a refund its requester; null for a payout, which follows from an accepted offer. */
  askedBy: string | null;
  /** Everybody who gave or changed the account. */
  accountHands: readonly string[];
  approvedBy: string | null;
  /** The staff who said that the money of the refund's order came in; nobody for a payout, or a card. */
  enteredBy: readonly string[];
};

/** Deps of the verbs that send money. `worksAlone`: by a setting, the shop has one person, who may refund what they entered. */
export type FourEyesLimit = { fourEyesAbove?: Bani; worksAlone?: boolean };
export type FourEyes = Required<FourEyesLimit>;

export function fourEyesOf({ fourEyesAbove = FOUR_EYES_ABOVE, worksAlone = false }: FourEyesLimit): FourEyes {
  return { fourEyesAbove, worksAlone };
}

/** `sum`: what goes to its account in 30 days is above the limit; `own-money`: money that goes out by who entered it. */
export type SecondPersonReason = "sum" | "own-money";

/** Why this person cannot send the payment without an approval; `together` is the sum that the limit is compared with. */
export function reasonsForSecondPerson(
  { together, ...hands }: { together: Bani } & PaymentHands,
  limit: FourEyesLimit,
  actor: string,
): SecondPersonReason[] {
  const { fourEyesAbove, worksAlone } = fourEyesOf(limit);
  const reasons: SecondPersonReason[] = [];
  if (together > fourEyesAbove) reasons.push("sum");
  if (!worksAlone && handlesOwnMoney(hands, actor)) reasons.push("own-money");
  return reasons;
}

/** Whether only the setting of a shop of one person lets them send it: they entered its money, and nobody approved it. */
export function isSentAlone(hands: PaymentHands, { worksAlone = false }: FourEyesLimit, actor: string): boolean {
  return worksAlone && hands.approvedBy === null && handlesOwnMoney(hands, actor);
}

/** Whether somebody who entered the money asked for the payment, gave its account, or is this person, who sends it. */
function handlesOwnMoney(
  { askedBy, accountHands, enteredBy }: Omit<PaymentHands, "approvedBy">,
  actor: string,
): boolean {
  return enteredBy.some((hand) => hand === actor || hand === askedBy || accountHands.includes(hand));
}

/** Whether this person may approve the payment. */
export function mayApprove({ askedBy, accountHands, approvedBy, enteredBy }: PaymentHands, actor: string): boolean {
  const enteredAlone = enteredBy.length === 1 && enteredBy[0] === actor;
  return approvedBy === null && actor !== askedBy && !accountHands.includes(actor) && !enteredAlone;
}
