import type { Db } from "../../base/db.server.ts";
import { passportStatus, unitsToLabel } from "./passports.sql.server.ts";

/** What the labels of units say, by the units' codes; unknown codes are left out. */
export function labelsOf({ db }: { db: Db }, { codes }: { codes: readonly string[] }) {
  return unitsToLabel(db, codes);
}

/** The passport of a unit for staff: its code, its signed events, those that wait, those that could not be signed. */
export function statusOfPassport({ db }: { db: Db }, { unit }: { unit: string }) {
  return passportStatus(db, unit);
}
