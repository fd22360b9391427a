// Finds the one thing that a barcode scanner names. Null where nothing has exactly this code or number, or several have.

import type { Db } from "../../base/db.server.ts";
import { parsePassportCode } from "../passport/passport-code.ts";
import { claimsNamed, tradeInsNamed, unitOfPassport, unitsNamed } from "./scanned.sql.server.ts";
import { labelledBy, SHORTEST_SCAN, type ScannedUnit } from "./scanned.ts";

type Deps = { db: Db };

/**
 * What was scanned, trimmed. A label has the address of a page: that of a unit leads to its passport and counts as the
 * code of the unit, that of a parcel as the number of its trade-in.
 */
export async function readScan({ db }: Deps, { text }: { text: string }): Promise<string> {
  const scanned = labelledBy(text.trim());
  const passport = parsePassportCode(scanned);
  return (passport && (await unitOfPassport(db, passport))) ?? scanned;
}

/** The unit of this code or serial number. */
export async function findScannedUnit({ db }: Deps, { scanned }: { scanned: string }): Promise<ScannedUnit | null> {
  const units = scanned.length < SHORTEST_SCAN ? [] : await unitsNamed(db, scanned);
  return units.length === 1 ? units[0]! : null;
}

/** The number of the trade-in of this number, parcel or unit. */
export async function findScannedTradeIn({ db }: Deps, { scanned }: { scanned: string }): Promise<string | null> {
  const numbers = scanned.length < SHORTEST_SCAN ? [] : await tradeInsNamed(db, scanned);
  return numbers.length === 1 ? numbers[0]! : null;
}

/** The number of the claim of this number, or about this unit: the open one, if others have ended. */
export async function findScannedClaim({ db }: Deps, { scanned }: { scanned: string }): Promise<string | null> {
  const claims = scanned.length < SHORTEST_SCAN ? [] : await claimsNamed(db, scanned);
  const open = claims.filter(({ isOpen }) => isOpen);
  const wanted = open.length > 0 ? open : claims;
  return wanted.length === 1 ? wanted[0]!.number : null;
}
