// The newest published reviews in the memory of this process, read again when published reviews or questions change in any
// process. With them the home page needs no query, so it stays when the database is away.

import type { Database } from "../../base/db.server.ts";
import type { PublishedReview } from "./review.ts";
import { selectPublished } from "./reviews.sql.server.ts";

export type LiveReviews = {
  /** Rises with each change: cached pages made before it are old. */
  readonly version: number;
  /** At most three. */
  newest(): readonly PublishedReview[];
  /** Calls back after each change. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
};

type Log = { error(details: unknown, message: string): void };

const CHANNEL = "reviews_changed";
const NEWEST = 3;

/** Reads and listens until it is closed. A lost notification delays a cached page by no more than its usual life. */
export async function openLiveReviews(database: Pick<Database, "db" | "listen">, log: Log): Promise<LiveReviews> {
  const listeners = new Set<() => void>();
  let version = 0;
  let newest: readonly PublishedReview[] = [];
  const read = async () => {
    newest = await selectPublished(database.db, { of: "all", stars: null, sort: "newest", page: 1, most: NEWEST });
  };
  // One read after the other: the last one has what the last notification told.
  let reading = Promise.resolve();
  const readAgain = () => {
    reading = reading
      .then(read)
      .catch((error: unknown) => log.error(error, "the newest reviews could not be read"))
      .then(() => {
        version += 1;
        for (const listener of listeners) listener();
      });
  };
  // Listen first: what is published during the first read is read again.
  const stop = await database.listen(CHANNEL, readAgain);
  await read();
  return {
    get version() {
      return version;
    },
    newest: () => newest,
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
