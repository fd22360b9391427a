// Units that were there before passports: what the shop's records say about them becomes their first events.

import { transaction, type Db } from "../../base/db.server.ts";
import { feedUnits } from "./records.sql.server.ts";

const PIECE = 200; // units a transaction

/**
 * Notes the history of units from before passports, in pieces: 100,000 units take a few hundred of them. Returns how many
 * units it read. Safe beside itself in another process.
 */
export async function feedRecords({ db }: { db: Db }, { pieces = 10 }: { pieces?: number } = {}): Promise<number> {
  let fed = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const units = await transaction(db, (tx) => feedUnits(tx, { most: PIECE }));
    fed += units;
    if (units < PIECE) return fed;
  }
  return fed;
}
