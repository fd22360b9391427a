// The offer engine: a declaration and a price book in, an offer out. Pure; any change of the arithmetic is a new
// version.

import { DAY } from "../../base/clock.ts";
import { bani, NOTHING, sum, type Bani } from "../../base/money.ts";
import { ok, refuse, type DomainError, type Result } from "../../base/result.ts";
import { conditions, type Declaration } from "./declaration.ts";
import { extraNames, linesOf1 } from "./engine-1.ts";
import { linesOf2 } from "./engine-2.ts";
import { isOpenLine } from "./offer.ts";
import type { OfferChange, EngineVersion, Offer, OfferLine, OfferLines, StoredOffer } from "./offer.ts";
import type { PriceBook } from "./price-book.ts";
import { instantPayout, OFFER_VALID_FOR, type SellingTerms } from "./terms.ts";

// An engine is never changed once offers were made with it: add a new one with the next number.
const engines: Readonly<Record<EngineVersion, (declaration: Declaration, book: PriceBook) => OfferLines>> = {
  1: linesOf1,
  2: linesOf2,
};
/** The engine for new offers. */
export const CURRENT_ENGINE: EngineVersion = 2;

export type NoOffer =
  | DomainError<"invalid", "nothing-declared">
  | DomainError<"invalid", "not-worth-sending", { worth: Bani; shipping: Bani }>;

/**
 * The shop's offer for a declaration, at `at`, with the terms in force. Refuses an empty declaration, and one that is worth no more than its
 * shipping. Deterministic.
 */
export function quoteOffer(
  declaration: Declaration,
  {
    book,
    at,
    terms,
    validFor = OFFER_VALID_FOR,
  }: { book: PriceBook; at: Date; terms: SellingTerms; validFor?: number },
): Result<Offer, NoOffer> {
  return quoteWith({ engine: CURRENT_ENGINE, bookVersion: book.version, declaration, at, validFor, terms }, book);
}

/** Recomputes a stored offer with its engine and book. Throws if the book's version differs. */
export function replayOffer(stored: StoredOffer, book: PriceBook): Offer {
  const result = quoteWith(stored, book);
  if (!result.ok) throw new Error(`a stored offer cannot be recomputed: ${result.domainError.code}`);
  return result.value;
}

/** The lines of an offer, whatever their sum. Throws if the book's version differs. */
export function priceLines(
  made: Pick<StoredOffer, "engine" | "bookVersion" | "declaration">,
  book: PriceBook,
): OfferLines {
  if (book.version !== made.bookVersion)
    throw new Error(`made with price book ${made.bookVersion}, not ${book.version}`);
  return engines[made.engine](made.declaration, book);
}

/** Like `replayOffer`, but allows an offer of zero. */
export function quoteWith(made: StoredOffer, book: PriceBook): Result<Offer, NoOffer> {
  const { declaration, at, validFor, terms } = made;
  if (declaration.parts.length === 0) return refuse.invalid({ code: "nothing-declared" });
  const { lines, outside, total } = priceLines(made, book);
  if (total <= 0)
    return refuse.invalid({ code: "not-worth-sending", worth: bani(total + book.shipping), shipping: book.shipping });
  const floor = floorOf(lines);
  return ok({
    made,
    lines,
    outside,
    total,
    floor,
    payouts: payoutsOf(total, terms),
    surePayouts: payoutsOf(floor, terms),
    validUntil: new Date(at.getTime() + validFor * DAY),
    changes: changesTo(declaration, (other) => bani(priceLines({ ...made, declaration: other }, book).total - total)),
  });
}

function payoutsOf(amount: Bani, terms: SellingTerms): Offer["payouts"] {
  return { instant: instantPayout(amount, terms), full: amount };
}

/** The sum without the lines that promise nothing. */
function floorOf(lines: readonly OfferLine[]): Bani {
  const promised = lines.filter((line) => !isOpenLine(line));
  return bani(Math.max(NOTHING, sum(promised.map(({ amount }) => amount))));
}

function changesTo(declaration: Declaration, difference: (other: Declaration) => Bani): OfferChange[] {
  const missing = extraNames.filter((extra) => !declaration.extras[extra]);
  const others = conditions.filter((condition) => condition !== declaration.condition);
  const changes: OfferChange[] = [
    ...missing.map((extra) => ({
      what: "extra" as const,
      extra,
      by: difference({ ...declaration, extras: { ...declaration.extras, [extra]: true } }),
    })),
    ...others.map((to) => ({ what: "condition" as const, to, by: difference({ ...declaration, condition: to }) })),
  ];
  return changes.filter(({ by }) => by !== 0);
}
