// What this process knows of published reviews and questions, read again when one changes in any process. With it the
// home page needs no query, so it stays when the database is away, and most product pages need none.

import { LRUCache } from "lru-cache";
import type { Database } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import type { PublishedReview } from "./review.ts";
import { listingsWithPosts, selectOfPcs, selectPublished } from "./reviews.sql.server.ts";

export type LiveReviews = {
  /** Rises with each change: cached pages made before it are old. */
  readonly version: number;
  /** At most three. */
  newest(): readonly PublishedReview[];
  /** Whether the listing has a published review or an answered question. */
  hasPosts(id: ListingId): boolean;
  /** The newest reviews of PCs, those with this graphics card first; at most `MOST_OF_PCS`. */
  ofPcs(gpu: string | null): Promise<readonly PublishedReview[]>;
  /** Calls back after each change. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
};

type Log = { error(details: unknown, message: string): void };

const CHANNEL = "reviews_changed";
const NEWEST = 3;
const MOST_OF_PCS = 4;
const MOST_GPUS = 500; // graphics cards whose reviews stay in memory

/** Reads and listens until it is closed. A lost notification delays a cached page by no more than its usual life. */
export async function openLiveReviews(database: Pick<Database, "db" | "listen">, log: Log): Promise<LiveReviews> {
  const listeners = new Set<() => void>();
  let version = 0;
  let newest: readonly PublishedReview[] = [];
  let withPosts: ReadonlySet<ListingId> = new Set();
  const ofPcs = new LRUCache<string, Promise<readonly PublishedReview[]>>({ max: MOST_GPUS });
  const read = async () => {
    [newest, withPosts] = await Promise.all([
      selectPublished(database.db, { of: "all", stars: null, sort: "newest", page: 1, most: NEWEST }),
      listingsWithPosts(database.db),
    ]);
    ofPcs.clear();
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
    hasPosts: (id) => withPosts.has(id),
    ofPcs(gpu) {
      const key = gpu ?? "";
      const known = ofPcs.get(key);
      if (known) return known;
      const reviews = selectOfPcs(database.db, { gpu, most: MOST_OF_PCS });
      ofPcs.set(key, reviews);
      // A failed query is asked again.
      reviews.catch(() => ofPcs.delete(key));
      return reviews;
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
