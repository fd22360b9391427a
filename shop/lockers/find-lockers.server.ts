// What buyers and staff see of lockers.

import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { lockerBar, type Locker, type LockerLimits } from "./locker.ts";
import type { County } from "../shipping/counties.ts";
import type { ParcelSize } from "../shipping/parcel-size.ts";
import {
  hasLockers,
  lockerById,
  lockersIn,
  refreshesOf,
  searchLockers,
  type LockerSearch,
} from "./lockers.sql.server.ts";

export const LOCKERS_A_PAGE = 20;

/** Open lockers that match the words, those of the city and the county first. */
export function findLockers({ db }: { db: Db }, search: Omit<LockerSearch, "pageSize">) {
  return searchLockers(db, { ...search, pageSize: LOCKERS_A_PAGE });
}

/** The open lockers of a county, by city and name. */
export function listLockersOf({ db }: { db: Db }, { county }: { county: County }): Promise<Locker[]> {
  return lockersIn(db, county);
}

/** All lockers for staff, closed ones too. */
export function listLockers({ db }: { db: Db }, search: Pick<LockerSearch, "search" | "page" | "pageSize">) {
  return searchLockers(db, { ...search, county: null, city: "", withClosed: true });
}

/** A locker by its id; null if there is none. */
export function findLocker({ db }: { db: Db }, { id }: { id: string }): Promise<Locker | null> {
  return lockerById(db, id);
}

/**
 * The locker, if packed things of these sizes can go there together. Refuses with `locker-unknown` or a `LockerBar`: it is
 * closed, too small, or a size is not known.
 */
export async function lockerFor(
  { db, lockers: limits }: { db: Db; lockers: LockerLimits },
  { id, sizes }: { id: string; sizes: readonly (ParcelSize | null)[] },
) {
  const locker = await lockerById(db, id);
  if (!locker) return refuse.conflict({ code: "locker-unknown" });
  const bar = lockerBar(sizes, { limits, locker });
  return bar ? refuse.conflict(bar) : ok(locker);
}

/** Whether any locker is known and open. */
export function anyLockers({ db }: { db: Db }): Promise<boolean> {
  return hasLockers(db);
}

/** Where the lists of lockers come from, and how old they are. */
export function listRefreshes({ db }: { db: Db }) {
  return refreshesOf(db);
}
