// Queries that change many listings at once.
// Dangerous: lock the listings in the order of their ids first (`lockListingsInOrder`), or two changes of the same listings deadlock.

import { sql } from "kysely";
import type { Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import type { PartMonths } from "../../inventory/part-warranty.ts";
import type { LockedListing } from "./listing-values.ts";

/** The months of each part that a PC has; null for a component, and for a draft without them. */
export const partMonths = sql<PartMonths | null>`case when kind = 'pc' and jsonb_typeof(specs->'warrantyMonths') = 'object'
  then case when jsonb_typeof(specs->'gpu') = 'object' then specs->'warrantyMonths' else (specs->'warrantyMonths') - 'gpu' end
  end`;

/** Locks listings against other changes and buyers until the transaction ends. */
export async function lockListingsInOrder(tx: Transaction, ids: readonly ListingId[]): Promise<LockedListing[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LockedListing>`
    select id, price_bani as price, warranty_months as warranty, ${partMonths} as parts, badge, state from listing
    where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    order by id for no key update
  `.execute(tx);
  return rows;
}

/** Writes these values into locked listings, a PC's months into its parts too, and each new price into the price log, by the clock of the database. */
export async function writeListingValues(
  tx: Transaction,
  values: readonly (LockedListing & { isNewPrice: boolean })[],
): Promise<void> {
  if (values.length === 0) return;
  const json = JSON.stringify(values);
  await sql`
    update listing l set price_bani = v.price, warranty_months = v.warranty, badge = v.badge, state = v.state, updated_at = now(),
      specs = case when jsonb_typeof(v.parts) = 'object'
        then jsonb_set(l.specs, '{warrantyMonths}', (l.specs->'warrantyMonths') || v.parts) else l.specs end
    from jsonb_to_recordset(${json}::jsonb) as v (id int, price int, warranty int, parts jsonb, badge text, state text)
    where l.id = v.id
  `.execute(tx);
  await sql`
    insert into price_log (listing_id, price_bani, since)
    select v.id, v.price, now() from jsonb_to_recordset(${json}::jsonb) as v (id int, price int, "isNewPrice" boolean)
    where v."isNewPrice"
    on conflict (listing_id, since) do update set price_bani = excluded.price_bani
  `.execute(tx);
}
