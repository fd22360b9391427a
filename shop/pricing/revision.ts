// A revised offer: the price after testing, when findings differ from the declaration.
// Invariant: no line falls without evidence, and a guaranteed line falls only if the declaration of it was wrong.

import { NOTHING, sum, type Bani } from "../../base/money.ts";
import { refuse, type DomainError, type Result } from "../../base/result.ts";
import type { Declaration } from "./declaration.ts";
import { lineKey, type FoundClaim } from "./found-declaration.ts";
import type { Offer } from "./offer.ts";
import type { PriceBook } from "./price-book.ts";
import { priceLines, quoteWith, type NoOffer } from "./quote-offer.ts";
import { REVISED_VALID_FOR, type SellingTerms } from "./terms.ts";

export type Finding = {
  /** The line of the first offer that it is about, or a part of it (`splitKey`). */
  key: string;
  claim: FoundClaim;
  /** Ids of photos and measurements; a finding without evidence lowers nothing. */
  evidence: readonly string[];
  /** Whether the seller could have seen it: a scratch, not a weak memory cell. */
  visible: boolean;
};

/** What testing found; `validFor` in days. */
export type RevisionFacts = {
  found: Declaration;
  findings: readonly Finding[];
  book: PriceBook;
  at: Date;
  validFor?: number;
};

export type NoRevision = NoOffer | DomainError<"invalid", "no-evidence", { keys: string[] }>;

/**
 * The offer for the findings, by the book and engine of the first offer. Refuses, naming the lines, if a line would
 * fall without evidence; and if nothing worth paying for is left (then it goes back).
 */
export function reviseOffer(
  first: Offer,
  { found, findings, book, at, validFor = REVISED_VALID_FOR }: RevisionFacts,
): Result<Offer, NoRevision> {
  if (found.of !== first.made.declaration.of) throw new Error("findings cannot turn a machine into components");
  const made = { ...first.made, declaration: found, at, validFor };
  const unproven = unprovenCuts(first, { lines: priceLines(made, book).lines, findings });
  if (unproven.length > 0) return refuse.invalid({ code: "no-evidence", keys: unproven });
  return quoteWith(made, book);
}

/**
 * The lines of the first offer that would fall, or fall below the guaranteed value, without a finding that proves it.
 */
export function unprovenCuts(
  first: Offer,
  { lines, findings }: { lines: Offer["lines"]; findings: readonly Finding[] },
): string[] {
  // A line that findings have split is worth what its parts are worth together.
  const after = new Map<string, Bani>();
  for (const { key, amount } of lines) after.set(lineKey(key), sum([after.get(lineKey(key)) ?? NOTHING, amount]));
  return first.lines
    .filter((line) => {
      if (line.of === "shipping") return false;
      if ((after.get(line.key) ?? NOTHING) >= line.amount) return false;
      // An "up to" line of a machine depends on its other parts: a finding about any of them proves it.
      const isUpTo = first.made.engine > 1 && line.of === "part" && line.source.by === "fallback";
      const proofs = findings.filter(
        ({ key, evidence }) => (lineKey(key) === line.key || isUpTo) && evidence.length > 0,
      );
      return !proofs.some((finding) => line.confirmedAtTesting || contradicts(finding));
    })
    .map(({ key }) => key);
}

function contradicts({ claim }: Finding): boolean {
  return claim !== "identified";
}

/** The return fee after a rejected revised offer: only if a visible mistake was found. */
export function returnFee(findings: readonly Finding[], { returnFee: fee }: Pick<SellingTerms, "returnFee">): Bani {
  const wrong = findings.some((finding) => contradicts(finding) && finding.visible && finding.evidence.length > 0);
  return wrong ? fee : NOTHING;
}
