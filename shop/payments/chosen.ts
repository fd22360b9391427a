// Which payments out staff chose to send: those of a list that they ticked.

/** Payouts by the numbers of their trade-ins, refunds by their ids. */
export type ChosenPayments = { payouts: readonly string[]; refunds: readonly string[] };
