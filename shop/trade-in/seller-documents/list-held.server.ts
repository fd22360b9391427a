import type { Db } from "../../../base/db.server.ts";
import { listHeld } from "./seller-documents.sql.server.ts";

const MOST_LISTED = 500;

/** The open checks of trade-ins, oldest first: staff settle them before the money leaves. Five hundred at most. */
export function listHeldTradeIns({ db }: { db: Db }) {
  return listHeld(db, { limit: MOST_LISTED });
}

/** How many checks are open. */
export async function countOpenChecks(deps: { db: Db }): Promise<number> {
  return (await listHeldTradeIns(deps)).length;
}
