import type { Queryable } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { loadChanges, loadLastChanges } from "./catalogue.sql.server.ts";

/**
 * The sitemap's parts that contain unsold listings, and when each changed last. Part 1 covers the ids from 1 to
 * `idsPerPart`.
 */
export function mapCatalogueIndex(
  db: Queryable,
  options: { idsPerPart: number },
): Promise<{ part: number; changedAt: Date }[]> {
  return loadLastChanges(db, options);
}

/** The unsold listings of one part, by id, and when each changed last. */
export function mapIndexPart(
  db: Queryable,
  { part, idsPerPart }: { part: number; idsPerPart: number },
): Promise<{ id: ListingId; changedAt: Date }[]> {
  return loadChanges(db, { after: (part - 1) * idsPerPart, upTo: part * idsPerPart });
}
