// An offer: the price for a declaration, as lines that add up, each with its reason.
// Invariant: the lines sum to the total to the ban; only shipping is negative; it can be recomputed for ever.

import type { Bani } from "../../base/money.ts";
import type { Condition, Declaration } from "./declaration.ts";
import type { Extra, Factor, PriceSource } from "./price-book.ts";
import type { PayoutChoice, SellingTerms, ValuedPart } from "./terms.ts";

/** One part, or several identical ones. `each` is the base times the factors in whole lei, `amount` is all pieces. */
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
  /** The seller did not say what it is: the figure is an "up to", shown separately, and promises nothing (rule 26). */
  confirmedAtTesting: boolean;
};
export type ExtraLine = { of: "extra"; key: Extra; amount: Bani; confirmedAtTesting: boolean };
export type ShippingLine = { of: "shipping"; key: "shipping"; amount: Bani };
export type OfferLine = PartLine | ExtraLine | ShippingLine;

/** A line that promises nothing: its figure is an "up to" until testing confirms it. */
export function isOpenLine(line: OfferLine): boolean {
  return line.of !== "shipping" && line.confirmedAtTesting;
}

/** What would change the total, and by how much; negative if it would fall. */
export type OfferChange = { what: "extra"; extra: Extra; by: Bani } | { what: "condition"; to: Condition; by: Bani };

export type EngineVersion = 1 | 2;

/** All inputs of an offer. Stored whole, so it can be recomputed to the ban whatever lists and books say later. */
export type StoredOffer = {
  engine: EngineVersion;
  bookVersion: number;
  declaration: Declaration;
  at: Date;
  /** In days. */
  validFor: number;
  terms: SellingTerms;
};

export type OfferLines = {
  lines: readonly OfferLine[];
  /** Valued and displayed, not paid: the cooler of a machine (rule 2). */
  outside: readonly PartLine[];
  /** The maximum: all lines, with "up to" lines at their full value. */
  total: Bani;
};

export type Offer = OfferLines & {
  made: StoredOffer;
  /** The guaranteed sum (rule 26): a minimum if the declaration is true. It is displayed first. */
  floor: Bani;
  /** Of the total, and of the guaranteed sum. */
  payouts: Readonly<Record<PayoutChoice, Bani>>;
  surePayouts: Readonly<Record<PayoutChoice, Bani>>;
  validUntil: Date;
  changes: readonly OfferChange[];
};
