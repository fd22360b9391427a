// The price book in force in the memory of this process, read again when staff of any process put another into force.

import type { Database } from "../../base/db.server.ts";
import type { PriceBook } from "../pricing/price-book.ts";
import { bookInForce } from "./trade-ins.sql.server.ts";

export type LivePriceBook = {
  /** What pages show. Offers read the book from the database (`currentBook`). */
  current(): PriceBook;
  /** Rises with each new book: cached pages made before it are old. */
  readonly version: number;
  /** Calls back after each change. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
};

type Log = { error(details: unknown, message: string): void };

const CHANNEL = "price_book_changed";

/** Reads and listens until it is closed. A lost notification delays a page until the next book or restart. */
export async function openLivePriceBook(database: Pick<Database, "db" | "listen">, log: Log): Promise<LivePriceBook> {
  const listeners = new Set<() => void>();
  let version = 0;
  let book: PriceBook | null = null;
  // One read after the other: the last one has what the last notification said.
  let reading = Promise.resolve();
  const readAgain = () => {
    reading = reading
      .then(async () => {
        const read = await bookInForce(database.db);
        // The first offer stores the first book, which was in force before.
        if (read.version === book?.version) return;
        book = read;
        version += 1;
        for (const listener of listeners) listener();
      })
      .catch((error: unknown) => log.error(error, "the price book could not be read"));
  };
  // Listen first: a book that is stored during the first read is read again.
  const stop = await database.listen(CHANNEL, readAgain);
  const first = await bookInForce(database.db);
  book ??= first;
  return {
    current: () => book ?? first,
    get version() {
      return version;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await stop();
      await reading;
    },
  };
}
