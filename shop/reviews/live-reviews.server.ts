// What this process knows of published reviews and questions, read again when one changes. With it the home page needs no query
// for them, and neither do most product pages.

import { LRUCache } from "lru-cache";
import type { Database, Db } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { openLiveCopy, type LiveCopy } from "../../base/live-copy.server.ts";
import type { PublishedReview } from "./review.ts";
import { listingsWithPosts, selectOfPcs, selectPublished } from "./reviews.sql.server.ts";

type PublishedPosts = {
  /** At most three reviews, the newest first. */
  newest: readonly PublishedReview[];
  /** The listings with a published review or an answered question. */
  listings: ReadonlySet<ListingId>;
  /** Reviews of PCs, those with this graphics card first; at most four. One query for each graphics card. */
  ofPcs(gpu: string | null): Promise<readonly PublishedReview[]>;
};

export type LiveReviews = LiveCopy<PublishedPosts>;

type Log = { error(details: unknown, message: string): void };

const NEWEST = 3;
const MOST_OF_PCS = 4;
const MOST_GPUS = 500; // graphics cards whose reviews stay in memory

/** Reads the newest reviews and listens until it is closed. */
export function openLiveReviews(database: Pick<Database, "db" | "listen">, log: Log): Promise<LiveReviews> {
  return openLiveCopy(database, {
    channel: "reviews_changed",
    read: readPosts,
    onError: (error) => log.error(error, "the newest reviews could not be read"),
  });
}

async function readPosts(db: Db): Promise<PublishedPosts> {
  const [newest, listings] = await Promise.all([
    selectPublished(db, { of: "all", stars: null, sort: "newest", page: 1, most: NEWEST }),
    listingsWithPosts(db),
  ]);
  const known = new LRUCache<string, Promise<readonly PublishedReview[]>>({ max: MOST_GPUS });
  const ofPcs = (gpu: string | null) => {
    const key = gpu ?? "";
    const already = known.get(key);
    if (already) return already;
    const reviews = selectOfPcs(db, { gpu, most: MOST_OF_PCS });
    known.set(key, reviews);
    // A query that failed is sent again for the next page.
    reviews.catch(() => known.delete(key));
    return reviews;
  };
  return { newest, listings, ofPcs };
}
