// One query for each kind of thing that the office's search finds.
// Invariant: each `office_words(…)` is that of an index in db/migrations (0051-office-search.ts, 0063-conversations.ts),
// to the letter; otherwise the database reads the whole table. Orders have their words in a column.

import { sql, type RawBuilder } from "kysely";
import { isSerial, serialBegins } from "../../base/serial.server.ts";
import type { Queryable } from "../../base/db.server.ts";
import { dialled, type HitKind, type OfficeHit } from "./office-hit.ts";

type Options = { text: string; limit: number };
type Row = Omit<OfficeHit, "kind" | "listing"> & { listing?: string | null };

const queries = {
  order: ({ text, limit }) => sql<Row>`
    select number as key, number as title, total_bani as amount, null as state,
      concat_ws(' · ', nullif(concat_ws(' ', shipping_address ->> 'firstName', shipping_address ->> 'lastName'), ''), email) as detail,
      coalesce(number = upper(${text}) or tracking_number = ${text}, false) as "isExact"
    from sales_order
    where search @@ ${wantedOrder(text)}
    order by "isExact" desc, placed_at desc limit ${limit}`,
  unit: ({ text, limit }) => sql<Row>`
    select u.code as key, u.code as title, null::integer as amount, u.state, u.listing_id::text as listing,
      concat_ws(' · ', coalesce(l.title, i.name), u.serial) as detail,
      coalesce(u.code = upper(${text}) or ${isSerial(sql.ref("u.serial"), text)}, false) as "isExact"
    from unit u left join listing l on l.id = u.listing_id left join intake i on i.unit_id = u.id
    where office_words(u.code || ' ' || coalesce(u.serial, '')) @@ ${wanted(text)} or ${serialBegins(sql.ref("u.serial"), text)}
    order by "isExact" desc, u.created_at desc limit ${limit}`,
  listing: ({ text, limit }) => sql<Row>`
    select id::text as key, title, price_bani as amount, state, '#' || id::text as detail, false as "isExact"
    from listing
    where office_words(title) @@ ${wanted(text)} or id = ${listingNumber(text)}
    order by id = ${listingNumber(text)} desc, state = 'live' desc, updated_at desc limit ${limit}`,
  "trade-in": ({ text, limit }) => sql<Row>`
    select number as key, number as title, null::integer as amount, null as state,
      concat_ws(' · ', nullif(concat_ws(' ', seller ->> 'firstName', seller ->> 'lastName'), ''), email) as detail,
      coalesce(number = upper(${text}), false) or coalesce(tracking_number = ${text}, false)
        or coalesce(return_tracking_number = ${text}, false) as "isExact"
    from trade_in
    where number is not null and office_words(
      coalesce(number, '') || ' ' || coalesce(email, '') || ' ' || coalesce(tracking_number, '')
      || ' ' || coalesce(return_tracking_number, '') || ' ' || office_phone(seller ->> 'phone')
      || ' ' || coalesce(seller ->> 'firstName', '') || ' ' || coalesce(seller ->> 'lastName', '')) @@ ${wanted(text)}
    order by "isExact" desc, moved_at desc limit ${limit}`,
  claim: ({ text, limit }) => sql<Row>`
    select c.number as key, c.number as title, null::integer as amount, null as state, o.number as detail,
      c.number = upper(${text}) as "isExact"
    from claim c join sales_order o on o.id = c.order_id
    where office_words(c.number) @@ ${wanted(text)}
      or c.order_id = (select id from sales_order where number = upper(${text}))
    order by "isExact" desc, c.opened_at desc limit ${limit}`,
  invoice: ({ text, limit }) => sql<Row>`
    with hit as (
      select series || '-' || year::text || '-' || lpad(number::text, 6, '0') as number, total_bani, issued_at,
        paper -> 'buyer' ->> 'name' as buyer
      from invoice
      where office_words(series || '-' || year::text || '-' || lpad(number::text, 6, '0') || ' '
        || coalesce(paper -> 'buyer' ->> 'name', '')) @@ ${wanted(text)})
    select number as key, number as title, total_bani as amount, null as state, buyer as detail,
      number = upper(${text}) as "isExact"
    from hit order by "isExact" desc, issued_at desc limit ${limit}`,
  conversation: ({ text, limit }) => sql<Row>`
    select number as key, subject as title, null::integer as amount, null as state, number || ' · ' || name as detail,
      number = upper(${text}) as "isExact"
    from conversation
    where office_words(number || ' ' || name || ' ' || email || ' ' || subject || ' ' || coalesce(order_number, ''))
      @@ ${wanted(text)}
    order by "isExact" desc, last_at desc limit ${limit}`,
  customer: ({ text, limit }) => sql<Row>`
    select id::text as key, coalesce(nullif(name, ''), email) as title, null::integer as amount, null as state, email as detail,
      email = lower(${text}) as "isExact"
    from customer
    where words @@ ${wanted(text)}
    order by "isExact" desc, last_at desc limit ${limit}`,
} satisfies Record<HitKind, (filter: Options) => RawBuilder<Row>>;

export const hitQueries = Object.fromEntries(
  Object.entries(queries).map(([kind, query]) => [
    kind,
    async (db: Queryable, filter: Options): Promise<OfficeHit[]> =>
      (await query(filter).execute(db)).rows.map((row) => ({ listing: null, ...row, kind: kind as HitKind })),
  ]),
) as Record<HitKind, (db: Queryable, filter: Options) => Promise<OfficeHit[]>>;

/** The search, also as a phone number if it is one. */
function wanted(text: string): RawBuilder<unknown> {
  const phone = dialled(text);
  return phone === null ? sql`office_query(${text})` : sql`(office_query(${text}) || office_query(${phone}))`;
}

/** The same for the words of an order, which keep their dots and hyphens. */
function wantedOrder(text: string): RawBuilder<unknown> {
  const phone = dialled(text);
  return phone === null ? sql`search_query(${text})` : sql`(search_query(${text}) || search_query(${phone}))`;
}

function listingNumber(text: string): RawBuilder<unknown> {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  return number === undefined ? sql`null::integer` : sql`${Number(number)}::integer`;
}
