import type { Transaction } from "../../../base/db.server.ts";
import { newId, type UnitId } from "../../../base/id.ts";
import type { Taken, TaxRegime } from "./receiving.ts";
import { insertReceivedUnit } from "./receiving.sql.server.ts";

type Purchase = { source: string; taxRegime: TaxRegime; things: readonly Taken[] };

/**
 * Makes a unit in intake of each thing that was bought, inside the caller's transaction; answers with their codes. Nobody can buy
 * them before they are put up for sale. Throws where the same purchase is taken in twice.
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
