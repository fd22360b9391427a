import type { Transaction } from "../../../base/db.server.ts";
import type { UnitId } from "../../../base/id.ts";
import { clearUnerased } from "../erasure/erasures.sql.server.ts";
import type { InspectionCause } from "./inspection.ts";
import { insertInspections, setUnitState } from "./inspections.sql.server.ts";

type Came = {
  units: readonly UnitId[];
  why: InspectionCause;
  /** The number of the claim, the order or the recall. */
  source: string;
  actor: string;
  /**
   * Whether a buyer had them, so that their drives must be erased again. A refused parcel was never opened: the drives are as
   * they were when it was packed.
   */
  fromBuyer?: boolean;
};

/**
 * Takes units off sale for inspection; nobody can buy them until they are put back on sale. Runs in the caller's
 * transaction.
 */
export async function inspectUnits(tx: Transaction, { units, fromBuyer, ...came }: Came): Promise<void> {
  const wasUsed = fromBuyer ?? came.why !== "refused";
  await setUnitState(tx, units, "inspection");
  await insertInspections(tx, units, { ...came, fromBuyer: wasUsed });
  // What was said about the drives before the sale says nothing about them now.
  if (wasUsed) await clearUnerased(tx, units);
}
