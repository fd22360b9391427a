// Who holds units, for the erasure of a person's data.

import { sql } from "kysely";
import type { Transaction } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";

type Person = { email: string; visitorIds: readonly VisitorId[] };

const visitors = (ids: readonly VisitorId[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Ends the person's reservations and checkouts. Their requests for confirmation go with them. */
export async function releaseAllOfPerson(tx: Transaction, { email, visitorIds }: Person): Promise<void> {
  await sql`delete from hold where kind in ('checkout', 'reservation')
    and (lower(email) = ${email} or visitor_id in ${visitors(visitorIds)})`.execute(tx);
  await sql`delete from hold_request where lower(email) = ${email} or visitor_id in ${visitors(visitorIds)}`.execute(
    tx,
  );
}

/** Takes the person out of the units that they bought: those stay theirs by the order. */
export async function eraseHolders(tx: Transaction, { email, visitorIds }: Person): Promise<void> {
  await sql`update hold set email = null, visitor_id = null, email_key = null, phone_key = null, address_key = null, network_key = null
    where lower(email) = ${email} or visitor_id in ${visitors(visitorIds)}`.execute(tx);
}
