// The price book in force in the memory of this process, read again when staff put another into force. Pages show it; offers read
// the book from the database (`currentBook`).

import type { Database } from "../../base/db.server.ts";
import { openLiveCopy, type LiveCopy } from "../../base/live-copy.server.ts";
import type { PriceBook } from "../pricing/price-book.ts";
import { bookInForce } from "./trade-ins.sql.server.ts";

export type LivePriceBook = LiveCopy<PriceBook>;

type Log = { error(details: unknown, message: string): void };

/** Reads the book and listens until it is closed. */
export function openLivePriceBook(database: Pick<Database, "db" | "listen">, log: Log): Promise<LivePriceBook> {
  return openLiveCopy(database, {
    channel: "price_book_changed",
    read: bookInForce,
    // The first offer stores the first book, which was in force before.
    isSame: (one, other) => one.version === other.version,
    onError: (error) => log.error(error, "the price book could not be read"),
  });
}
