// Notices in this process that published reviews or questions changed, in whatever process.

import type { Database } from "../../base/db.server.ts";

/** `version` rises with each change: cached pages made before it are old. */
export type ReviewChanges = {
  readonly version: number;
  /** Calls back after each change. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
};

const CHANNEL = "reviews_changed";

/** Listens until it is closed. A lost notification delays a cached page by no more than its usual life. */
export async function followReviews(database: Pick<Database, "listen">): Promise<ReviewChanges> {
  const listeners = new Set<() => void>();
  let version = 0;
  const stop = await database.listen(CHANNEL, () => {
    version += 1;
    for (const listener of listeners) listener();
  });
  return {
    get version() {
      return version;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}
