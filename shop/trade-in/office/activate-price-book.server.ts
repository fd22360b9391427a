import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { whichPartsExist } from "../../parts/which-parts-exist.server.ts";
import { changesBetween, editBook, type EditProblem, type FigureEdit } from "../../pricing/book-edit.ts";
import { bookIssues, type BookIssue } from "../../pricing/book-issues.ts";
import { insertBook, lockBooks } from "./office.sql.server.ts";
import type { PriceBook } from "../../pricing/price-book.ts";
import { bookInForce } from "../trade-ins.sql.server.ts";

type NewBook = {
  edits: readonly FigureEdit[];
  /** The version that staff saw. */ basedOn: number;
  actor: string;
  note: string | null;
};

export type NotActivated =
  | DomainError<"conflict", "book-moved-on", { version: number }>
  | DomainError<"invalid", "book-edit", { problems: EditProblem[] }>
  | DomainError<"invalid", "book-faulty", { faults: BookIssue[] }>;

/**
 * Creates a new version of the current price book with these figures and activates it: new offers use it, existing
 * offers keep theirs. Returns its version. Refuses with `book-moved-on` (another version was created meanwhile),
 * `book-edit` (no such figure), `book-faulty` (invalid book).
 */
export function activatePriceBook(deps: { db: Db }, { edits, basedOn, actor, note }: NewBook) {
  return attempt(deps.db, async (tx): Promise<Result<PriceBook["version"], NotActivated>> => {
    await lockBooks(tx);
    const before = await bookInForce(tx);
    if (before.version !== basedOn) return refuse.conflict({ code: "book-moved-on", version: before.version });
    const next = editBook(before, edits);
    if (!next.ok) return next;
    const ids = await whichPartsExist(tx, Object.keys(next.value.parts));
    const issues = bookIssues(next.value, { after: before.version, ids });
    if (issues.length > 0) return refuse.invalid({ code: "book-faulty", faults: issues });
    await insertBook(tx, next.value, { actor, note, changes: changesBetween(before, next.value) });
    return ok(next.value.version);
  });
}
