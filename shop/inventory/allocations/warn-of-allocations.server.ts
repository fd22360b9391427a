import type { Db } from "../../../base/db.server.ts";
import { allocationFigures, type AllocationFigures } from "./allocation-limits.sql.server.ts";

/** Below this number of units there is no alarm, whatever their share of a small stock. */
const FEWEST = 10;
/** A real buyer does not reach a limit this often within an hour. */
const MANY_HITS = 20;

/** `share`: of all units on sale, in whole percent. */
export type AllocationAlarm = AllocationFigures & { share: number };

/**
 * The office's warning: strangers hold `alarmPercent` or more of the units on sale, or somebody keeps reaching limits.
 * Null if neither.
 */
export async function warnOfAllocations(
  deps: { db: Db },
  { alarmPercent }: { alarmPercent: number },
): Promise<AllocationAlarm | null> {
  const figures = await allocationFigures(deps.db, MANY_HITS);
  const share = figures.onSale === 0 ? 0 : Math.round((figures.heldByStrangers / figures.onSale) * 100);
  const isMuch = figures.heldByStrangers >= FEWEST && share >= alarmPercent;
  return isMuch || figures.reached.length > 0 ? { ...figures, share } : null;
}
