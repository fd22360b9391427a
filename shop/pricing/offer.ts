// An offer: what the shop would pay for what was declared, as lines that add up, each with its reason.
// Invariant: the lines sum to the total to the ban; no line is below nothing but shipping; it replays for ever.

import type { Bani } from "../../base/money.ts";
import type { Condition, Declaration } from "./declaration.ts";
import type { Extra, Factor, PriceSource } from "./price-book.ts";
import type { PayoutChoice, ValuedPart } from "./terms.ts";

/** One part, or several alike. `each` is the base times the factors in whole lei, `amount` all of them. */
export type PartLine = {
  of: "part";
  key: string;
  kind: ValuedPart;
  name: string;
  quantity: number;
  source: PriceSource;
  base: Bani;
  factors: readonly Factor[];
  each: Bani;
  amount: Bani;
  /** The seller did not say what it is, so the figure is an "up to" and promises nothing: it is said beside it (rule 26). */
  confirmedAtTesting: boolean;
};
export type ExtraLine = { of: "extra"; key: Extra; amount: Bani; confirmedAtTesting: boolean };
export type ShippingLine = { of: "shipping"; key: "shipping"; amount: Bani };
export type OfferLine = PartLine | ExtraLine | ShippingLine;

/** What would change the total, and by how much; below zero where it would fall. */
export type OfferChange = { what: "extra"; extra: Extra; by: Bani } | { what: "condition"; to: Condition; by: Bani };

export type EngineVersion = 1 | 2;

/** All that an offer is made of. Kept whole, it is made again to the ban, whatever lists and books say later. */
export type StoredOffer = {
  engine: EngineVersion;
  bookVersion: number;
  declaration: Declaration;
  at: Date;
  /** Days. */
  validFor: number;
};

export type OfferLines = {
  lines: readonly OfferLine[];
  /** Valued and shown, not paid: the cooler of a machine (rule 2). */
  outside: readonly PartLine[];
  /** The most that it comes to: all lines, those that are priced at testing at what they may come to. */
  total: Bani;
};

export type Offer = OfferLines & {
  made: StoredOffer;
  /** The guaranteed sum (rule 26): if all that was said is true, never below. It is shown first. */
  floor: Bani;
  /** Of the total, and of the guaranteed sum. */
  payouts: Readonly<Record<PayoutChoice, Bani>>;
  surePayouts: Readonly<Record<PayoutChoice, Bani>>;
  validUntil: Date;
  changes: readonly OfferChange[];
};
