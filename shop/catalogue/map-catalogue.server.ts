import type { Queryable } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { loadChanges, loadLastChanges } from "./catalogue.sql.server.ts";

/** The parts of the shelf that have something not yet sold, and when each changed last. Part 1 holds the ids from 1 to `idsAPart`. */
export function mapCatalogueIndex(
  db: Queryable,
  options: { idsAPart: number },
): Promise<{ part: number; changedAt: Date }[]> {
  return loadLastChanges(db, options);
}

/** What is not yet sold in one part of the shelf, in the order of the ids, and when each listing changed last. */
export function mapIndexPart(
  db: Queryable,
  { part, idsAPart }: { part: number; idsAPart: number },
): Promise<{ id: ListingId; changedAt: Date }[]> {
  return loadChanges(db, { after: (part - 1) * idsAPart, upTo: part * idsAPart });
}
