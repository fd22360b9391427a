import type { Db } from "../../base/db.server.ts";
import { passportStatus } from "./passports.sql.server.ts";

/** The passport of a unit for staff: its code, its signed events, those that wait, those that could not be signed. */
export function statusOfPassport({ db }: { db: Db }, { unit }: { unit: string }) {
  return passportStatus(db, unit);
}
