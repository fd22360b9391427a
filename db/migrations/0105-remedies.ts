// The extended warranty of one PC can be withdrawn from alone: each PC's line has its share of the price. A warranty claim stores
// whether its buyer chose repair or replacement, and why the shop did otherwise.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // Of a PC's line: its share of the extended warranty, and when the buyer withdrew from it.
  `alter table sales_order_line
    add column extension_bani integer check (extension_bani >= 0),
    add column extension_withdrawn_at timestamptz,
    add constraint extension_of_a_unit check (extension_bani is null or kind = 'unit'),
    add constraint extension_before_withdrawal check (extension_withdrawn_at is null or extension_bani is not null)`,
  `update sales_order_line t
    set extension_bani = x.price / x.pcs + case when x.place <= x.price % x.pcs then 1 else 0 end
    from (
      select ol.order_id, ol.position, s.price_bani as price,
        row_number() over (partition by ol.order_id order by ol.position) as place, count(*) over (partition by ol.order_id) as pcs
      from sales_order_line ol join listing l on l.id = ol.listing_id and l.kind = 'pc'
        join sales_order_line s on s.order_id = ol.order_id and s.service = 'extended-warranty'
      where ol.kind = 'unit') x
    where t.order_id = x.order_id and t.position = x.position`,

  // What a withdrawal from the extended warranty alone is about: each unit of an order once.
  `create table claim_extension (
    claim_id uuid not null references claim,
    order_id uuid not null references sales_order,
    unit_id uuid not null references unit,
    primary key (order_id, unit_id)
  )`,
  `create index claim_extension_of_claim on claim_extension (claim_id)`,
  // The part of a claim's refund that is for extended warranties: the credit note names it.
  `alter table claim add column extension_bani integer check (extension_bani >= 0)`,

  `alter table warranty_entry drop constraint warranty_entry_kind_check`,
  `alter table warranty_entry add constraint warranty_entry_kind_check
    check (kind in ('claimed', 'rejected', 'repaired', 'transferred', 'ended', 'given-back', 'extension-withdrawn'))`,
  `create unique index extension_withdrawn_once on warranty_entry (warranty_id) where kind = 'extension-withdrawn'`,
  `create function passport_follows_extension() returns trigger language plpgsql as $$
    begin
      perform tell_passport(w.unit_id, 'extension-withdrawn:' || new.id, 'extension-withdrawn', new.at, '{}')
      from warranty w where w.id = new.warranty_id;
      return null;
    end $$`,
  `create trigger passport_follows_extension after insert on warranty_entry
    for each row when (new.kind = 'extension-withdrawn') execute function passport_follows_extension()`,

  `alter table claim
    add column remedy text check (remedy in ('repair', 'replacement')),
    add column other_remedy_why text,
    add constraint remedy_of_a_warranty_claim check (remedy is null or kind = 'warranty'),
    add constraint other_remedy_than_chosen check (other_remedy_why is null or remedy is not null)`,
];

export const remedies: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
