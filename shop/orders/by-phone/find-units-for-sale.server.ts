import type { Db } from "../../../base/db.server.ts";
import type { UnitForSale } from "./phone-order.ts";
import { freeUnitsTitled, unitsByCode, unitsScanned } from "./units-for-sale.sql.server.ts";

/** `scanned`: the search was the code or serial number of this one unit. */
type Found = { scanned: UnitForSale | null; units: UnitForSale[] };

/** The units that a search of the order by phone finds: by code or serial number, else free ones by their product. */
export async function findUnitsForSale(deps: { db: Db }, { search }: { search: string }): Promise<Found> {
  const text = search.trim();
  if (text === "") return { scanned: null, units: [] };
  const scanned = await unitsScanned(deps.db, text);
  if (scanned.length > 0) return { scanned: scanned.length === 1 ? scanned[0]! : null, units: scanned };
  const words = text.toLowerCase().split(/\s+/).slice(0, 8);
  return { scanned: null, units: await freeUnitsTitled(deps.db, words) };
}

/** The units that were chosen so far, by code. */
export function chosenUnits(deps: { db: Db }, { codes }: { codes: readonly string[] }): Promise<UnitForSale[]> {
  return unitsByCode(deps.db, codes);
}
