// The parcels of a person, for the erasure of their data.

import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";

/** Name, address, labels and the courier's words go; AWB, states and days stay. `email` is in lower case. */
export async function eraseShipments(tx: Transaction, { email }: { email: string }): Promise<void> {
  const theirs = sql`select id from shipment where lower(person ->> 'email') = ${email}
    or order_id in (select id from sales_order where lower(email) = ${email})
    or claim_id in (select c.id from claim c join sales_order o on o.id = c.order_id where lower(o.email) = ${email} and c.holder_account is null)
    or trade_in_id in (select id from trade_in where lower(email) = ${email})`;
  await sql`delete from shipment_label where shipment_id in (${theirs})`.execute(tx);
  await sql`update shipment_event set words = null, place = null where shipment_id in (${theirs})`.execute(tx);
  await sql`update shipment set person = null, locker = null, problem = case when problem is not null then '' end
    where id in (${theirs})`.execute(tx);
}
