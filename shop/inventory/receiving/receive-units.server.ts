import type { Transaction } from "../../../base/db.server.ts";
import { newId, type UnitId } from "../../../base/id.ts";
import type { ReceivedThing, TaxRegime } from "./receiving.ts";
import { insertReceivedUnit } from "./receiving.sql.server.ts";

type Purchase = { source: string; taxRegime: TaxRegime; things: readonly ReceivedThing[] };

/**
 * Creates a received unit for each thing that was bought, inside the caller's transaction; returns their codes. They
 * cannot be bought until they are put up for sale. Throws if the same purchase is received twice.
 */
export async function takeIn(tx: Transaction, { source, taxRegime, things }: Purchase): Promise<string[]> {
  const units = things.map((thing, index) => ({
    ...thing,
    unitId: newId<"unit">() as UnitId,
    code: `${source}-${index + 1}`,
    position: index + 1,
  }));
  await insertReceivedUnit(tx, units, { source, taxRegime });
  return units.map(({ code }) => code);
}
