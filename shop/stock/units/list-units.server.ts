import type { Db } from "../../../base/db.server.ts";
import { UNITS_A_PAGE, type UnitSort } from "./unit.ts";
import { loadUnits, type UnitsWanted } from "./units.sql.server.ts";

type Wanted = UnitsWanted & { sort: UnitSort; descending: boolean; page: number };

/** Units of any state that match, how many there are and what they cost in all. */
export function listUnits({ db }: { db: Db }, { page, ...wanted }: Wanted) {
  return loadUnits(db, { ...wanted, limit: UNITS_A_PAGE, offset: (page - 1) * UNITS_A_PAGE });
}
