// Manufacturers and open recalls in the memory of this process, read again when staff change them.

import type { Database, Db } from "../../base/db.server.ts";
import { openLiveCopy, type LiveCopy } from "../../base/live-copy.server.ts";
import { brandKey, type Manufacturer } from "./manufacturer.ts";
import { selectManufacturers } from "./manufacturers.sql.server.ts";
import type { Recall } from "./recall.ts";
import { selectRecalls } from "./recalls.sql.server.ts";

type ProductSafety = {
  /** Who made what bears the brand; null if staff did not say. */
  manufacturerOf(brand: string): Manufacturer | null;
  /** The open recalls, the newest first. */
  recalls: readonly Recall[];
};

export type LiveSafety = LiveCopy<ProductSafety>;

type Log = { error(details: unknown, message: string): void };

/** Reads manufacturers and open recalls, and listens until it is closed. */
export function openLiveSafety(database: Pick<Database, "db" | "listen">, log: Log): Promise<LiveSafety> {
  return openLiveCopy(database, {
    channel: "safety_changed",
    read: readSafety,
    onError: (error) => log.error(error, "manufacturers and recalls could not be read"),
  });
}

async function readSafety(db: Db): Promise<ProductSafety> {
  const manufacturers = new Map((await selectManufacturers(db)).map((row) => [brandKey(row.brand), row]));
  return {
    manufacturerOf: (brand) => manufacturers.get(brandKey(brand)) ?? null,
    recalls: await selectRecalls(db, { areOpen: true }),
  };
}
