// The newest published reviews in the memory of this process, read again when published reviews or questions change.

import type { Database } from "../../base/db.server.ts";
import { openLiveCopy, type LiveCopy } from "../../base/live-copy.server.ts";
import type { PublishedReview } from "./review.ts";
import { selectPublished } from "./reviews.sql.server.ts";

/** At most three, the newest first. */
export type LiveReviews = LiveCopy<readonly PublishedReview[]>;

type Log = { error(details: unknown, message: string): void };

const NEWEST = 3;

/** Reads the newest reviews and listens until it is closed. */
export function openLiveReviews(database: Pick<Database, "db" | "listen">, log: Log): Promise<LiveReviews> {
  return openLiveCopy(database, {
    channel: "reviews_changed",
    read: (db) => selectPublished(db, { of: "all", stars: null, sort: "newest", page: 1, most: NEWEST }),
    onError: (error) => log.error(error, "the newest reviews could not be read"),
  });
}
