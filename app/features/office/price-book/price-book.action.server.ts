// The next price book: a preview of its changes, then putting it into force. Both steps use the same lines.

import { cleanLines } from "../../../../base/clean-text.ts";
import {
  changesBetween,
  editBook,
  readChanges,
  type ChangesProblem,
  type EditProblem,
  type FigureChange,
  type FigureEdit,
} from "../../../../shop/pricing/book-edit.ts";
import { bookIssues, type BookIssue } from "../../../../shop/pricing/book-issues.ts";
import type { PriceBook } from "../../../../shop/pricing/price-book.ts";
import { currentBook } from "../../../../shop/trade-in/current-book.server.ts";
import { BookForm } from "../../../../shop/trade-in/office/forms.ts";
import { activatePriceBook } from "../../../../shop/trade-in/office/activate-price-book.server.ts";
import { bookConflict, type BookConflict } from "./book-conflict.server.ts";
import { whichPartsExist } from "../../../../shop/parts/which-parts-exist.server.ts";
import { parseFields } from "../../../edge.server.ts";
import type { Shop } from "../../../composition.server.ts";

export type BookProblem = ChangesProblem | EditProblem | BookIssue;

/** `conflict`: what a colleague has put into force since the page was opened. */
type NotPut = { lines: string; note: string; conflict: BookConflict | null };

export type BookAnswer =
  | { outcome: "put"; version: number }
  | ({ outcome: "preview"; changes: FigureChange[]; more: number } & NotPut)
  | ({ outcome: "refused"; problems: BookProblem[] } & NotPut);

const MOST_SHOWN = 200;
const LARGEST_FILE = 500_000; // bytes

export async function postBook(
  shop: Shop,
  { form, actor }: { form: FormData | null; actor: string },
): Promise<BookAnswer> {
  const text = (name: string) => (typeof form?.get(name) === "string" ? String(form.get(name)) : "");
  const file = form?.get("file");
  const uploaded =
    file instanceof File && file.size > 0 && file.size <= LARGEST_FILE ? cleanLines(await file.text()) : null;
  const parsed = parseFields(BookForm, {
    basedOn: text("basedOn"),
    note: text("note"),
    changes: uploaded ?? text("changes"),
  });
  const [lines, note] = [parsed.ok ? parsed.value.changes : text("changes"), text("note")];
  const typed = { lines, note, conflict: null };
  const refused = (problems: BookProblem[]): Extract<BookAnswer, { outcome: "refused" }> => ({
    ...typed,
    outcome: "refused",
    problems: problems.slice(0, MOST_SHOWN),
  });
  if (!parsed.ok || (file instanceof File && file.size > LARGEST_FILE)) return refused([{ code: "too-many-lines" }]);

  const { basedOn } = parsed.value;
  let book = await currentBook(shop);
  const read = readChanges(lines, book);
  if (!read.ok) return refused(read.domainError.problems);
  if (text("intent") === "put") {
    const put = await activatePriceBook(shop, { edits: read.value, basedOn, actor, note: parsed.value.note });
    if (put.ok) return { outcome: "put", version: put.value };
    const { domainError } = put;
    if (domainError.code !== "book-moved-on")
      return refused(domainError.code === "book-edit" ? domainError.problems : domainError.faults);
    book = await currentBook(shop);
  }
  const conflict = await bookConflict(shop, { book, basedOn, edits: read.value });
  const previewed = await preview(shop, { book, edits: read.value });
  return Array.isArray(previewed) ? { ...refused(previewed), conflict } : { ...typed, ...previewed, conflict };
}

/** What the edits would change in the book, or why they cannot be put into force. */
async function preview(shop: Shop, { book, edits }: { book: PriceBook; edits: readonly FigureEdit[] }) {
  const next = editBook(book, edits);
  if (!next.ok) return next.domainError.problems;
  const faults = bookIssues(next.value, {
    after: book.version,
    ids: await whichPartsExist(shop.db, Object.keys(next.value.parts)),
  });
  if (faults.length > 0) return faults;
  const changes = changesBetween(book, next.value);
  if (changes.length === 0) return [{ code: "nothing-to-change" as const }];
  return {
    outcome: "preview" as const,
    changes: changes.slice(0, MOST_SHOWN),
    more: Math.max(0, changes.length - MOST_SHOWN),
  };
}
