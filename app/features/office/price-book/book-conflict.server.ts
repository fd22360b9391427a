// What a colleague has put into force while the form of the next price book was open.

import { conflictingFigures, type BothFigures } from "../../../../shop/pricing/book-conflict.ts";
import type { FigureEdit } from "../../../../shop/pricing/book-edit.ts";
import type { PriceBook } from "../../../../shop/pricing/price-book.ts";
import { bookOf } from "../../../../shop/trade-in/book-of.server.ts";
import { listBooks } from "../../../../shop/trade-in/office/list-books.server.ts";
import type { Shop } from "../../../composition.server.ts";

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
  const figures = conflictingFigures(book, { base, edits }).slice(0, MOST_SHOWN);
  return { actor: current.madeBy, at: current.madeAt, figures };
}
