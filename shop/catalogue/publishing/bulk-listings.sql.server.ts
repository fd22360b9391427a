// Queries that change many listings at once.
// Dangerous: lock the listings in the order of their ids first (`lockListingsInOrder`), or two changes of the same listings deadlock.

import { sql } from "kysely";
import type { Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import type { LockedListing } from "./listing-values.ts";

/** Locks listings against other changes and buyers until the transaction ends. */
export async function lockListingsInOrder(tx: Transaction, ids: readonly ListingId[]): Promise<LockedListing[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LockedListing>`
    select id, price_bani as price, warranty_months as warranty, badge, state from listing
    where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    order by id for no key update
  `.execute(tx);
  return rows;
}

/** Writes these values into locked listings, and each new price into the price log, by the clock of the database. */
export async function writeListingValues(
  tx: Transaction,
  values: readonly (LockedListing & { isNewPrice: boolean })[],
): Promise<void> {
  if (values.length === 0) return;
  const json = JSON.stringify(values);
  await sql`
    update listing l set price_bani = v.price, warranty_months = v.warranty, badge = v.badge, state = v.state, updated_at = now()
    from jsonb_to_recordset(${json}::jsonb) as v (id int, price int, warranty int, badge text, state text)
    where l.id = v.id
  `.execute(tx);
  await sql`
    insert into price_log (listing_id, price_bani, since)
    select v.id, v.price, now() from jsonb_to_recordset(${json}::jsonb) as v (id int, price int, "isNewPrice" boolean)
    where v."isNewPrice"
    on conflict (listing_id, since) do update set price_bani = excluded.price_bani
  `.execute(tx);
}
