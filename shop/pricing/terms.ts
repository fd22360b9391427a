// The trade-in terms: deadlines, how and when the shop pays, and the values of unknown parts in the first price book.
// Invariant: pages show the figures of the settings and of the price book in force; the first ones are only where both begin.

import { bani, percentOf, ron, type Bani } from "../../base/money.ts";

/** The most that an unknown part may be worth at testing, in the first price book (spec 9, rule 26). */
export const fallbackValues = {
  cpu: ron(650),
  gpu: ron(1200),
  motherboard: ron(300),
  ram: ron(250),
  ssd: ron(350),
  otherStorage: ron(150),
  psu: ron(200),
  case: ron(150),
  cooler: ron(100),
} as const satisfies Record<string, Bani>;

export type ValuedPart = keyof typeof fallbackValues;

/** What the shop promises a seller besides the price. Each offer stores its own: a later change never alters it. */
export type SellingTerms = {
  /** What sending back costs the seller who rejects the offer after testing. */
  returnFee: Bani;
  /** The deduction for payment at once, in percent. */
  instantPercent: number;
  /** Days from testing until the full amount is paid. */
  payoutDays: number;
};

/** The terms until staff change them in the settings (spec 9). */
export const firstSellingTerms: SellingTerms = { returnFee: ron(50), instantPercent: 10, payoutDays: 14 };

export const OFFER_VALID_FOR = 14; // days
export const REVISED_VALID_FOR = 7; // days
export const SENT_WITHIN = 21; // days: after this an accepted machine that has not arrived expires
export const DRAFT_EXPIRES_AFTER = 90; // days since the last answer

export const REMINDED_BEFORE = 2; // days before expiry: a seller who has not answered gets one reminder

export const ACCOUNT_REMINDER_AFTER = 7; // days without another account for returned money: the seller is asked once more

export type PayoutChoice = "instant" | "full"; // spec 9

export const FEWEST_PHOTOS = 2; // spec 5
export const MOST_PHOTOS = 5;

/** The amount for payment at once. */
export function instantPayout(total: Bani, { instantPercent }: Pick<SellingTerms, "instantPercent">): Bani {
  return bani(total - percentOf(total, instantPercent));
}
