import fc from "fast-check";
import { expect, test } from "vitest";
import { ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { knownParts } from "../parts/known-parts.server.ts";
import { bookIssues } from "./book-issues.ts";
import { bookAsCsv, changesBetween, editBook, figuresOf, readChanges } from "./book-edit.ts";
import { priceBook1 as book } from "./price-book-1.ts";

const ids = new Set(knownParts.map(({ id }) => id as string));
const ryzen = "parts.processors/ryzen-5-5600";

test("any figures can be changed, and the next version differs only in these", () => {
  const before = structuredClone(book);
  fc.assert(
    fc.property(fc.shuffledSubarray(figuresOf(book), { minLength: 1, maxLength: 8 }), (figures) => {
      const edits = figures.map(({ at, value }) => ({ at, value: value + 1 }));
      const next = editBook(book, edits);
      if (!next.ok) throw new Error(JSON.stringify(next.domainError));
      expect(next.value.version).toBe(book.version + 1);
      expect(new Map(changesBetween(book, next.value).map(({ at, after }) => [at, after]))).toEqual(
        new Map(edits.map(({ at, value }) => [at, value])),
      );
    }),
    { numRuns: 200 },
  );
  expect(book).toEqual(before);
});

test("a part's own price can be added and removed", () => {
  const at = `parts.${knownParts.find(({ id }) => !Object.hasOwn(book.parts, id))!.id}`;
  const more = editBook(book, [{ at, value: ron(12) }]);
  if (!more.ok) throw new Error("refused");
  expect(changesBetween(book, more.value)).toEqual([{ at, of: "amount", before: null, after: ron(12) }]);
  expect(bookIssues(more.value, { after: book.version, ids })).toEqual([]);
  const less = editBook(more.value, [{ at, value: null }]);
  expect(less.ok && changesBetween(book, less.value)).toEqual([]);
});

test.each([
  ["conditions.splendid", 90, "figure-unknown"],
  ["classes.__proto__.x", 1, "figure-unknown"],
  ["shipping", null, "figure-needed"],
  ["parts.processors/no-such-part", null, "figure-unknown"],
])("%s cannot be set to %s: %s", (at, value, code) => {
  expect(editBook(book, [{ at, value }])).toEqual(refuse.invalid({ code: "book-edit", problems: [{ code, at }] }));
});

test("a book that is downloaded and uploaded unchanged changes nothing", () => {
  const edits = readChanges(bookAsCsv(book), book);
  if (!edits.ok) throw new Error(JSON.stringify(edits.domainError));
  const next = editBook(book, edits.value);
  expect(next.ok && changesBetween(book, next.value)).toEqual([]);
});

test.each([
  [`${ryzen};310`, [{ at: ryzen, value: ron(310) }]],
  [
    `figura;valoare\r\n"${ryzen}";"1.310,50"\r\nconditions.fair;75`,
    [
      { at: ryzen, value: 131_050 },
      { at: "conditions.fair", value: 75 },
    ],
  ],
  [`${ryzen},310`, [{ at: ryzen, value: ron(310) }]],
  [
    `{"${ryzen}": 310, "conditions.fair": "75"}`,
    [
      { at: ryzen, value: ron(310) },
      { at: "conditions.fair", value: 75 },
    ],
  ],
  [`${ryzen};`, [{ at: ryzen, value: null }]],
])("reads %j", (text, edits) => {
  expect(readChanges(text, book)).toEqual({ ok: true, value: edits });
});

test.each([
  ["", "nothing-to-change"],
  [`${ryzen};many`, "line-unreadable"],
  ["conditions.fair;75,5", "line-unreadable"],
  [`${ryzen};-3`, "line-unreadable"],
  ["{broken", "line-unreadable"],
  ['{"a": {"b": 1}}', "line-unreadable"],
  ['=cmd|"/c calc"!A1;x', "line-unreadable"],
])("says why %j cannot be read", (text, code) => {
  expect(readChanges(text, book)).toMatchObject({ ok: false, domainError: { problems: [{ code }] } });
});

test("a file of more lines than any book has is not read", () => {
  expect(readChanges("x;1\n".repeat(5001), book)).toMatchObject({
    ok: false,
    domainError: { problems: [{ code: "too-many-lines" }] },
  });
});
