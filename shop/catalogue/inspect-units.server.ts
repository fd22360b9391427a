import type { Transaction } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { setUnitState } from "./catalogue.sql.server.ts";

/** Takes units off the shelf to be looked at; nobody can buy them until they are put back. Runs in the caller's transaction. */
export async function inspectUnits(tx: Transaction, { units }: { units: readonly UnitId[] }): Promise<void> {
  await setUnitState(tx, units, "inspection");
}
