import type { Transaction } from "../../../base/db.server.ts";
import type { UnitId } from "../../../base/id.ts";
import { setUnitState } from "./inspections.sql.server.ts";
import { endInspections } from "./inspections.sql.server.ts";

/**
 * Gives returned units back to their buyer: their inspection ends without a sale. False if one of them is on sale again
 * or written off. Runs in the caller's transaction, which must allocate them to the buyer before anybody else can buy
 * them.
 */
export async function giveUnitsBack(
  tx: Transaction,
  { units, actor, source }: { units: readonly UnitId[]; actor: string; source: string },
): Promise<boolean> {
  if ((await endInspections(tx, units, { actor, outcome: "back-to-buyer", note: source })) < units.length) return false;
  await setUnitState(tx, units, "stock");
  return true;
}
