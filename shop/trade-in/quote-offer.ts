// The offer engine: a declaration and a price book in, an offer out. Pure, and versioned as soon as its arithmetic changes.

import { DAY } from "../../base/clock.ts";
import { bani, NOTHING, percentOf, sum, times, type Bani } from "../../base/money.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import { conditions, kindOf, nameOf, type Condition, type Declaration, type DeclaredPart } from "./declaration.ts";
import type { Change, EngineVersion, ExtraLine, Offer, OfferLine, PartLine, ShippingLine, StoredOffer } from "./offer.ts";
import { basePrice, toWholeLei, type Extra, type Factor, type PriceBook } from "./price-book.ts";
import { OFFER_VALID_FOR } from "./terms.ts";

type Lines = Pick<Offer, "lines" | "outside" | "total">;

// An engine is never changed once offers were made with it: another arithmetic is another number.
const engines: Readonly<Record<EngineVersion, (declaration: Declaration, book: PriceBook) => Lines>> = { 1: linesOf };
const CURRENT: EngineVersion = 1;

export type NoOffer = { code: "nothing-declared" } | { code: "not-worth-sending"; worth: Bani; shipping: Bani };

/**
 * What the shop offers for what was declared, at `at`. Refuses where nothing was declared, and where it is worth no more than
 * sending it costs. The same from the same, for ever.
 */
export function quoteOffer(declaration: Declaration, { book, at }: { book: PriceBook; at: Date }): Result<Offer, NoOffer> {
  return quoteWith({ engine: CURRENT, bookVersion: book.version, declaration, at, validFor: OFFER_VALID_FOR }, book);
}

/** A stored offer made again: by the engine and the book that it was made with. Throws where it is given another book. */
export function replayOffer(stored: StoredOffer, book: PriceBook): Offer {
  const result = quoteWith(stored, book);
  if (!result.ok) throw new Error(`a stored offer cannot be made again: ${result.refusal.code}`);
  return result.value;
}

/** The lines that an offer is made of, whatever they come to. Throws where it is given another book than it was made with. */
export function priceLines(made: StoredOffer, book: PriceBook): Lines {
  if (book.version !== made.bookVersion) throw new Error(`made with price book ${made.bookVersion}, not ${book.version}`);
  return engines[made.engine](made.declaration, book);
}

/** As `replayOffer`, where what is in the declaration may come to nothing. */
export function quoteWith(made: StoredOffer, book: PriceBook): Result<Offer, NoOffer> {
  const { declaration, at, validFor } = made;
  if (declaration.parts.length === 0) return refuse({ code: "nothing-declared" });
  const { lines, outside, total } = priceLines(made, book);
  if (total <= 0) return refuse({ code: "not-worth-sending", worth: bani(total + book.shipping), shipping: book.shipping });
  return ok({
    made,
    lines,
    outside,
    total,
    floor: floorOf(lines),
    payouts: { instant: bani(total - percentOf(total, book.instantLess)), full: total },
    validUntil: new Date(at.getTime() + validFor * DAY),
    changes: changesTo(declaration, (other) => bani(priceLines({ ...made, declaration: other }, book).total - total)),
  });
}

function linesOf(declaration: Declaration, book: PriceBook): Lines {
  const parts = declaration.parts.map((declared) => partLine(declared, { book, condition: declaration.condition }));
  const isOutside = (line: PartLine) => declaration.of === "machine" && line.kind === "cooler";
  const shipping: ShippingLine = { of: "shipping", key: "shipping", amount: bani(-book.shipping) };
  const lines: OfferLine[] = [...parts.filter((line) => !isOutside(line)), ...extraLines(declaration, book), shipping];
  const outside = parts.filter(isOutside);
  const keys = [...lines, ...outside].map(({ key }) => key);
  if (new Set(keys).size !== keys.length) throw new Error("two lines of an offer have one key");
  return { lines, outside, total: sum(lines.map(({ amount }) => amount)) };
}

function partLine(declared: DeclaredPart, { book, condition: ofTheWhole }: { book: PriceBook; condition: Condition }): PartLine {
  const { key, quantity, faulty } = declared;
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new Error(`${quantity} pieces of a part`);
  const { source, base, factors } = basePrice(declared, book);
  const condition = declared.condition ?? ofTheWhole;
  const all: Factor[] = [
    ...factors,
    { of: "condition", value: condition, percent: book.conditions[condition] },
    ...(faulty ? [{ of: "fault", value: "faulty", percent: 0 } as const] : []),
  ];
  const each = toWholeLei(base, all);
  return {
    of: "part",
    key,
    kind: kindOf(declared),
    name: nameOf(declared),
    quantity,
    source,
    base,
    factors: all,
    each,
    amount: times(each, quantity),
    confirmedAtTesting: source.by === "fallback",
  };
}

// A box is seen to be there or not; what free text calls accessories is not promised before somebody has looked.
const extras = { box: { confirmedAtTesting: false }, accessories: { confirmedAtTesting: true } } as const satisfies Record<Extra, object>;
const extraNames = Object.keys(extras) as Extra[];

function extraLines(declaration: Declaration, book: PriceBook): ExtraLine[] {
  return extraNames.filter((extra) => declaration.extras[extra]).map((extra) => ({ of: "extra", key: extra, amount: book.extras[extra], ...extras[extra] }));
}

/** What stays where nothing is paid for what the shop could not know. */
function floorOf(lines: readonly OfferLine[]): Bani {
  const promised = lines.filter((line) => line.of === "shipping" || !line.confirmedAtTesting);
  return bani(Math.max(NOTHING, sum(promised.map(({ amount }) => amount))));
}

function changesTo(declaration: Declaration, difference: (other: Declaration) => Bani): Change[] {
  const missing = extraNames.filter((extra) => !declaration.extras[extra]);
  const others = conditions.filter((condition) => condition !== declaration.condition);
  const changes: Change[] = [
    ...missing.map((extra) => ({ what: "extra" as const, extra, by: difference({ ...declaration, extras: { ...declaration.extras, [extra]: true } }) })),
    ...others.map((to) => ({ what: "condition" as const, to, by: difference({ ...declaration, condition: to }) })),
  ];
  return changes.filter(({ by }) => by !== 0);
}
