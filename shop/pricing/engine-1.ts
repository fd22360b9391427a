// The first offer engine: known parts by the book, unknown ones by the nine fallback values. Never changed: offers were
// made with it.

import { bani, sum, times } from "../../base/money.ts";
import { kindOf, nameOf, type Condition, type Declaration, type DeclaredPart } from "./declaration.ts";
import type { ExtraLine, OfferLine, OfferLines, PartLine, ShippingLine } from "./offer.ts";
import { basePrice, toWholeLei, type BasePrice, type Extra, type Factor, type PriceBook } from "./price-book.ts";

export function linesOf1(declaration: Declaration, book: PriceBook): OfferLines {
  return offerLines(
    declaration.parts.map((declared) =>
      partLine(declared, { price: basePrice(declared, book), book, ofTheWhole: declaration.condition }),
    ),
    { declaration, book },
  );
}

/** The lines of an offer: paid parts, extras, shipping; a machine's cooler is listed separately (rule 2). */
export function offerLines(
  parts: readonly PartLine[],
  { declaration, book }: { declaration: Declaration; book: PriceBook },
): OfferLines {
  const isOutside = (line: PartLine) => declaration.of === "machine" && line.kind === "cooler";
  const shipping: ShippingLine = { of: "shipping", key: "shipping", amount: bani(-book.shipping) };
  const lines: OfferLine[] = [...parts.filter((line) => !isOutside(line)), ...extraLines(declaration, book), shipping];
  const outside = parts.filter(isOutside);
  const keys = [...lines, ...outside].map(({ key }) => key);
  if (new Set(keys).size !== keys.length) throw new Error("two lines of an offer have one key");
  return { lines, outside, total: sum(lines.map(({ amount }) => amount)) };
}

/** One part at a base price: times the factors of its class, its condition, and whether it works. */
export function partLine(
  declared: DeclaredPart,
  { price, book, ofTheWhole }: { price: BasePrice; book: PriceBook; ofTheWhole: Condition },
): PartLine {
  const { key, quantity, faulty } = declared;
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new Error(`${quantity} pieces of a part`);
  const { source, base, factors } = price;
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

// A box is either there or not; accessories are free text, so nothing is promised for them before testing.
const extras = {
  box: { confirmedAtTesting: false },
  accessories: { confirmedAtTesting: true },
} as const satisfies Record<Extra, object>;
export const extraNames = Object.keys(extras) as Extra[];

function extraLines(declaration: Declaration, book: PriceBook): ExtraLine[] {
  return extraNames
    .filter((extra) => declaration.extras[extra])
    .map((extra) => ({ of: "extra", key: extra, amount: book.extras[extra], ...extras[extra] }));
}
