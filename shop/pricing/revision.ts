// A revised offer: what the shop pays after testing, where it found something else than was said.
// Invariant: no line falls without evidence, and one that was promised only where what was said about it was wrong.

import { NOTHING, type Bani } from "../../base/money.ts";
import { refuse, type DomainError, type Result } from "../../base/result.ts";
import type { Declaration } from "./declaration.ts";
import type { Offer } from "./offer.ts";
import type { PriceBook } from "./price-book.ts";
import { priceLines, quoteWith, type NoOffer } from "./quote-offer.ts";
import { RETURN_FEE, REVISED_VALID_FOR } from "./terms.ts";

/** What a finding is about. `identified` contradicts nobody: the seller had not said which model it is. */
export type FoundClaim =
  "identified" | "model" | "quantity" | "condition" | "fault" | "missing" | "box" | "accessories";

export type Finding = {
  /** The line of the first offer that it is about. */
  key: string;
  claim: FoundClaim;
  /** Photographs and measurements, by their id; a finding without any lowers nothing. */
  evidence: readonly string[];
  /** Whether the seller could have seen it: a scratch, not a weak memory cell. */
  visible: boolean;
};

export type NoRevision = NoOffer | DomainError<"invalid", "no-evidence", { keys: string[] }>;

/**
 * The offer for what was found, by the book and engine of the first offer. Refuses, naming the lines, where a line would fall
 * without evidence; and where nothing worth paying is left (then it goes back).
 */
export function reviseOffer(
  first: Offer,
  { found, findings, book, at }: { found: Declaration; findings: readonly Finding[]; book: PriceBook; at: Date },
): Result<Offer, NoRevision> {
  if (found.of !== first.made.declaration.of)
    throw new Error("a machine does not turn into single components on the bench");
  const made = { ...first.made, declaration: found, at, validFor: REVISED_VALID_FOR };
  const unproven = unprovenCuts(first, { lines: priceLines(made, book).lines, findings });
  if (unproven.length > 0) return refuse.invalid({ code: "no-evidence", keys: unproven });
  return quoteWith(made, book);
}

/** The lines of the first offer that would fall, or fall below what was promised, without a finding that proves it. */
export function unprovenCuts(
  first: Offer,
  { lines, findings }: { lines: Offer["lines"]; findings: readonly Finding[] },
): string[] {
  const after = new Map(lines.map(({ key, amount }) => [key, amount]));
  return first.lines
    .filter((line) => {
      if (line.of === "shipping") return false;
      if ((after.get(line.key) ?? NOTHING) >= line.amount) return false;
      // An "up to" of a machine follows what is known of its other parts: a finding about any of them proves it.
      const isUpTo = first.made.engine > 1 && line.of === "part" && line.source.by === "fallback";
      const proofs = findings.filter(({ key, evidence }) => (key === line.key || isUpTo) && evidence.length > 0);
      return !proofs.some((finding) => line.confirmedAtTesting || contradicts(finding));
    })
    .map(({ key }) => key);
}

function contradicts({ claim }: Finding): boolean {
  return claim !== "identified";
}

/** What sending it back costs the seller who rejects a revised offer: only where something was wrong that could be seen. */
export function returnFee(findings: readonly Finding[]): Bani {
  const wrong = findings.some((finding) => contradicts(finding) && finding.visible && finding.evidence.length > 0);
  return wrong ? RETURN_FEE : NOTHING;
}
