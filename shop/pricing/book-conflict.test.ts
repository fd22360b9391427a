import { expect, test } from "vitest";
import { conflictingFigures } from "./book-conflict.ts";
import { editBook, figuresOf, type FigureEdit } from "./book-edit.ts";
import { priceBook1 as base } from "./price-book-1.ts";

const [first, second, third] = figuresOf(base);

function edited(edits: readonly FigureEdit[]) {
  const next = editBook(base, edits);
  if (!next.ok) throw new Error(JSON.stringify(next.domainError));
  return next.value;
}

const plus = ({ at, value }: { at: string; value: number }, more: number): FigureEdit => ({ at, value: value + more });

test("shows what the form changes against the book in force, then what a colleague changed elsewhere", () => {
  const book = edited([plus(first!, 1), plus(second!, 1), plus(third!, 5)]);
  // The first figure differs, the second was typed alike by both.
  const edits = [plus(first!, 2), plus(second!, 1)];
  const typed = { at: first!.at, of: first!.of, stored: first!.value + 1, yours: first!.value + 2, isTyped: true };
  const theirs = { at: third!.at, of: third!.of, stored: third!.value + 5, yours: null, isTyped: false };
  expect(conflictingFigures(book, { base, edits })).toEqual([typed, theirs]);
  expect(conflictingFigures(book, { base: null, edits })).toEqual([typed]);
});

test("a price that the form removes or adds is compared with nothing", () => {
  const part = figuresOf(base).find(({ at }) => at.startsWith("parts."))!;
  const { at, of, value } = part;
  expect(conflictingFigures(edited([plus(first!, 1)]), { base: null, edits: [{ at, value: null }] })).toEqual([
    { at, of, stored: at === first!.at ? value + 1 : value, yours: null, isTyped: true },
  ]);
  const without = edited([{ at, value: null }]);
  expect(conflictingFigures(without, { base, edits: [] })).toEqual([
    { at, of, stored: null, yours: null, isTyped: false },
  ]);
  expect(conflictingFigures(without, { base, edits: [{ at, value }] })).toEqual([
    { at, of, stored: null, yours: value, isTyped: true },
  ]);
});
