// Manufacturers and open recalls in the memory of this process, read again when staff of any process change them.

import type { Database } from "../../base/db.server.ts";
import { brandKey, type Manufacturer } from "./manufacturer.ts";
import { selectManufacturers } from "./manufacturers.sql.server.ts";
import type { Recall } from "./recall.ts";
import { selectRecalls } from "./recalls.sql.server.ts";

export type LiveSafety = {
  /** Rises with each change: cached pages made before it are old. */
  readonly version: number;
  /** Who made what bears the brand; null if staff did not say. */
  manufacturerOf(brand: string): Manufacturer | null;
  /** The open recalls, the newest first. */
  recalls(): readonly Recall[];
  /** Calls back after each change. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
};

type Log = { error(details: unknown, message: string): void };

const CHANNEL = "safety_changed";

/** Reads and listens until it is closed. A lost notification delays a cached page by no more than its usual life. */
export async function openLiveSafety(database: Pick<Database, "db" | "listen">, log: Log): Promise<LiveSafety> {
  const listeners = new Set<() => void>();
  let version = 0;
  let manufacturers = new Map<string, Manufacturer>();
  let recalls: readonly Recall[] = [];
  const read = async () => {
    const rows = await selectManufacturers(database.db);
    manufacturers = new Map(rows.map((row) => [brandKey(row.brand), row]));
    recalls = (await selectRecalls(database.db)).filter(({ closedAt }) => closedAt === null);
  };
  // One read after the other: the last one has what the last notification said.
  let reading = Promise.resolve();
  const readAgain = () => {
    reading = reading
      .then(read)
      .catch((error: unknown) => log.error(error, "manufacturers and recalls could not be read"))
      .then(() => {
        version += 1;
        for (const listener of listeners) listener();
      });
  };
  // Listen first: what is saved during the first read is read again.
  const stop = await database.listen(CHANNEL, readAgain);
  await read();
  return {
    get version() {
      return version;
    },
    manufacturerOf: (brand) => manufacturers.get(brandKey(brand)) ?? null,
    recalls: () => recalls,
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
