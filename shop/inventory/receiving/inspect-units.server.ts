import type { Transaction } from "../../../base/db.server.ts";
import type { UnitId } from "../../../base/id.ts";
import type { InspectionCause } from "./inspection.ts";
import { insertInspections, setUnitState } from "./inspections.sql.server.ts";

type Came = {
  units: readonly UnitId[];
  why: InspectionCause;
  /** The number of the claim or the order. */
  source: string;
  actor: string;
};

/**
 * Takes units off sale for inspection; nobody can buy them until they are put back on sale. Runs in the caller's
 * transaction.
 */
export async function inspectUnits(tx: Transaction, { units, ...came }: Came): Promise<void> {
  await setUnitState(tx, units, "inspection");
  await insertInspections(tx, units, came);
}
