import type { Db } from "../../base/db.server.ts";
import type { RecallId } from "../../base/id.ts";
import { findRecall, recallBuyers, recallCounts, recalledUnitsOf, selectRecalls } from "./recalls.sql.server.ts";

const NONE = { units: 0, toNotify: 0 };

/** All recalls, open ones first, each with how many units it matches and how many buyers are not told yet. */
export async function listRecalls({ db }: { db: Db }) {
  const [recalls, counts] = await Promise.all([selectRecalls(db), recallCounts(db)]);
  return recalls.map((recall) => ({ ...recall, ...(counts.get(recall.id) ?? NONE) }));
}

/** A recall with its units and the orders that have them; null if there is none. */
export async function viewRecall({ db }: { db: Db }, { id }: { id: RecallId | null }) {
  const recall = id && (await findRecall(db, id));
  if (!recall) return null;
  const [units, buyers] = await Promise.all([recalledUnitsOf(db, recall.id), recallBuyers(db, recall.id)]);
  return { recall, units, buyers };
}

/** How many buyers of recalled units are not told yet, of all open recalls. */
export async function countBuyersToNotify(shop: { db: Db }): Promise<number> {
  const recalls = await listRecalls(shop);
  return recalls.reduce((sum, { closedAt, toNotify }) => sum + (closedAt === null ? toNotify : 0), 0);
}
