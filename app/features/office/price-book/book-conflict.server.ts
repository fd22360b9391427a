// What a colleague has put into force while the form of the next price book was open.

import { changesBetween, figuresOf, type BookFigure, type FigureEdit } from "../../../../shop/pricing/book-edit.ts";
import type { PriceBook } from "../../../../shop/pricing/price-book.ts";
import { bookOf } from "../../../../shop/trade-in/book-of.server.ts";
import { listBooks } from "../../../../shop/trade-in/office/list-books.server.ts";
import type { Shop } from "../../../composition.server.ts";

/** A figure in bani or percent, null where the part has no price of its own; `isTyped`: whether the form changes it. */
export type BothFigures = Pick<BookFigure, "at" | "of"> & {
  stored: number | null;
  yours: number | null;
  isTyped: boolean;
};

export type BookConflict = { actor: string; at: Date; figures: BothFigures[] };

const MOST_SHOWN = 200;

type Compared = { book: PriceBook; basedOn: number; edits: readonly FigureEdit[] };

/**
 * Who put `book` into force after the version `basedOn`, and each figure that they or the form changed, where the two differ.
 * Null where the form is based on `book`.
 */
export async function bookConflict(
  shop: Pick<Shop, "db">,
  { book, basedOn, edits }: Compared,
): Promise<BookConflict | null> {
  if (book.version === basedOn) return null;
  const [versions, base] = await Promise.all([listBooks(shop), bookOf(shop, basedOn)]);
  const current = versions.find(({ version }) => version === book.version);
  if (!current?.madeAt) return null;
  const stored = new Map(figuresOf(book).map((figure) => [figure.at, figure]));
  const typed = new Map(edits.map(({ at, value }) => [at, value]));
  const yours = edits
    .map(({ at, value }): BothFigures => {
      const { of = "amount", value: now = null } = stored.get(at) ?? {};
      return { at, of, stored: now, yours: value, isTyped: true };
    })
    .filter((figure) => figure.stored !== figure.yours);
  const theirs = (base ? changesBetween(base, book) : [])
    .filter(({ at }) => !typed.has(at))
    .map(({ at, of, after }): BothFigures => ({ at, of, stored: after, yours: null, isTyped: false }));
  return { actor: current.madeBy, at: current.madeAt, figures: [...yours, ...theirs].slice(0, MOST_SHOWN) };
}
