import type { Db } from "../../base/db.server.ts";
import { unitsToLabel } from "./passports.sql.server.ts";

/** What the labels of units say, by the units' codes; unknown codes are left out. */
export function labelsOf({ db }: { db: Db }, { codes }: { codes: readonly string[] }) {
  return unitsToLabel(db, codes);
}
