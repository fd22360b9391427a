import { sql } from "kysely";
import type { Db } from "../../base/db.server.ts";

/** Whether a listing of the demo catalogue is on sale: its units carry demo measurements. One query. */
export async function selectDemoStock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from listing
      join unit on unit.listing_id = listing.id
      join measurement on measurement.unit_id = unit.id
      where listing.state = 'live' and measurement.source = 'demo'
    ) as found`.execute(db);
  return rows[0]!.found;
}

/** How many lockers buyers can choose from. One query. */
export async function selectOpenLockers(db: Db): Promise<number> {
  const { rows } = await sql<{
    open: number;
  }>`select count(*)::int as open from locker where closed_at is null`.execute(db);
  return rows[0]!.open;
}
