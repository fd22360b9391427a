import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { loadPriceLogsChangedSince } from "./catalogue.sql.server.ts";
import { LOOK_BACK, struckPrice } from "./price-log.ts";

/** Every struck-through price now, in bani, by listing, as the pages show them. One query. */
export async function struckPrices({ db, clock }: { db: Queryable; clock: Clock }): Promise<Map<ListingId, Bani>> {
  const now = clock.now();
  const struck = new Map<ListingId, Bani>();
  for (const [id, log] of await loadPriceLogsChangedSince(db, new Date(now.getTime() - LOOK_BACK))) {
    const before = struckPrice(log, now);
    if (before !== null) struck.set(id, before);
  }
  return struck;
}
