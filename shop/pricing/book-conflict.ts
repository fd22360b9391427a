// What two people changed in one price book: the version in force, and the edits of a form that is based on an earlier one.

import { changesBetween, figuresOf, type BookFigure, type FigureEdit } from "./book-edit.ts";
import type { PriceBook } from "./price-book.ts";

/** A figure in bani or percent, null where the part has no price of its own; `isTyped`: whether the form changes it. */
export type BothFigures = Pick<BookFigure, "at" | "of"> & {
  stored: number | null;
  yours: number | null;
  isTyped: boolean;
};

/**
 * The figures that the form edits and the book in force has differently, then those that changed in the book since `base` and that
 * the form leaves alone. Without `base`, the book that the form is based on, only the former.
 */
export function conflictingFigures(
  book: PriceBook,
  { base, edits }: { base: PriceBook | null; edits: readonly FigureEdit[] },
): BothFigures[] {
  const stored = new Map(figuresOf(book).map((figure) => [figure.at, figure]));
  const typed = new Set(edits.map(({ at }) => at));
  const yours = edits
    .map(({ at, value }): BothFigures => {
      const { of = "amount", value: now = null } = stored.get(at) ?? {};
      return { at, of, stored: now, yours: value, isTyped: true };
    })
    .filter((figure) => figure.stored !== figure.yours);
  const theirs = (base ? changesBetween(base, book) : [])
    .filter(({ at }) => !typed.has(at))
    .map(({ at, of, after }): BothFigures => ({ at, of, stored: after, yours: null, isTyped: false }));
  return [...yours, ...theirs];
}
