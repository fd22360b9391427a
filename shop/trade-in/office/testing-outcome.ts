// The outcome of testing: the findings, priced with the book and engine of the first offer.
// Invariant: staff preview the same outcome that the seller gets.

import { foundDeclaration } from "../../pricing/found-declaration.ts";
import type { Offer } from "../../pricing/offer.ts";
import type { PriceBook } from "../../pricing/price-book.ts";
import { priceLines } from "../../pricing/quote-offer.ts";
import { reviseOffer } from "../../pricing/revision.ts";
import type { TradeInFinding } from "../trade-in.ts";

export type TestingOutcome =
  /** No differences: the original offer is owed. */
  | { kind: "as-said" }
  /** Worth as much or more: that is owed, without asking the seller. */
  | { kind: "more"; offer: Offer }
  /** Worth less, with evidence for each line: the seller is asked. */
  | { kind: "less"; offer: Offer }
  /** These lines would fall without evidence. */
  | { kind: "unproven"; keys: string[] }
  /** Nothing worth paying for is left. */
  | { kind: "nothing-left" };

export function testingOutcome(
  first: Offer,
  { findings, ...made }: { findings: readonly TradeInFinding[]; book: PriceBook; at: Date; validFor: number },
): TestingOutcome {
  if (findings.length === 0) return { kind: "as-said" };
  const found = foundDeclaration(first.made.declaration, findings);
  const revised = reviseOffer(first, { found, findings, ...made });
  if (revised.ok) return { kind: revised.value.total < first.total ? "less" : "more", offer: revised.value };
  return revised.domainError.code === "no-evidence"
    ? { kind: "unproven", keys: revised.domainError.keys }
    : { kind: "nothing-left" };
}

/** The findings line by line, whatever the sum and whether or not they are proven. */
export function foundLines(
  first: Offer,
  { findings, book }: { findings: readonly TradeInFinding[]; book: PriceBook },
): Pick<Offer, "lines" | "outside" | "total"> {
  return priceLines({ ...first.made, declaration: foundDeclaration(first.made.declaration, findings) }, book);
}
