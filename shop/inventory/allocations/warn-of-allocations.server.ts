import type { Db } from "../../../base/db.server.ts";
import { allocationFigures, type AllocationFigures } from "./allocation-limits.sql.server.ts";

/** So few units are never alarming, whatever share of a small stock they are. */
const FEWEST = 10;
/** Nobody who means to buy reaches a limit so often within an hour. */
const MANY_HITS = 20;

/** `share`: of all units on sale, in whole percent. */
export type AllocationAlarm = AllocationFigures & { share: number };

/** What the office is warned of: strangers hold `alarmPercent` or more of what is on sale, or somebody reaches limits again and again. Null where all is well. */
export async function warnOfAllocations(
  shop: { db: Db },
  { alarmPercent }: { alarmPercent: number },
): Promise<AllocationAlarm | null> {
  const figures = await allocationFigures(shop.db, MANY_HITS);
  const share = figures.onSale === 0 ? 0 : Math.round((figures.heldByStrangers / figures.onSale) * 100);
  const isMuch = figures.heldByStrangers >= FEWEST && share >= alarmPercent;
  return isMuch || figures.reached.length > 0 ? { ...figures, share } : null;
}
