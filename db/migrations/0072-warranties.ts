// The warranty ledger: what each sale promised, what happened to the promise, and who has it now.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table warranty (
    id uuid primary key,
    unit_id uuid not null references unit (id),
    order_id uuid not null references sales_order (id),
    delivered_at timestamptz not null default now(),
    covers jsonb not null check (jsonb_typeof(covers) = 'array'),
    unique (order_id, unit_id)
  )`,
  `create index warranty_of_unit on warranty (unit_id, delivered_at desc)`,
  `create table warranty_entry (
    id integer generated always as identity primary key,
    warranty_id uuid not null references warranty (id),
    kind text not null check (kind in ('claimed', 'rejected', 'repaired', 'transferred', 'ended', 'given-back')),
    claim text,
    why text check (why in ('returned', 'refunded', 'replaced')),
    replaced jsonb check (jsonb_typeof(replaced) = 'object'),
    at timestamptz not null default now(),
    check ((kind in ('claimed', 'rejected', 'repaired')) = (claim is not null)),
    check ((kind = 'ended') = (why is not null)),
    check (replaced is null or kind = 'repaired')
  )`,
  `create index warranty_entry_of on warranty_entry (warranty_id, id)`,
  // One report and one end of each claim: a step that runs twice counts once.
  `create unique index warranty_entry_once on warranty_entry (warranty_id, claim, kind) where claim is not null`,
  `create function warranty_stays() returns trigger language plpgsql as $$
    begin raise exception 'the warranty ledger is only added to'; end $$`,
  `create trigger warranty_immutable before update or delete on warranty for each row execute function warranty_stays()`,
  `create trigger warranty_entry_immutable before update or delete on warranty_entry
    for each row execute function warranty_stays()`,
  `create table warranty_transfer (
    id uuid primary key,
    warranty_id uuid not null references warranty (id),
    code_hash text not null unique,
    made_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    used_by uuid references account (id) on delete set null
  )`,
  `create index warranty_transfer_of on warranty_transfer (warranty_id, used_at desc)`,
  `create index warranty_transfer_to on warranty_transfer (used_by) where used_by is not null`,

  // A claim by somebody who took the warranty over: its e-mails go to that account, and it ends without a refund.
  `alter table claim add column holder_account uuid references account (id) on delete set null`,
  `alter table claim add column is_by_holder boolean not null default false`,
  `alter table claim add constraint claim_by_holder check (not is_by_holder or (kind = 'warranty' and resolution is distinct from 'refunded'))`,
  `create index claim_of_holder on claim (holder_account) where holder_account is not null`,

  // The passport of a unit says what its delivery promised, which part a repair replaced, and that it has another owner.
  `create function passport_delivered(sale uuid, unit uuid) returns jsonb language sql stable as $$
    select jsonb_build_object('covers', coalesce((select w.covers from warranty w where w.order_id = sale and w.unit_id = unit), '[]')) $$`,
  `create function passport_follows_warranty() returns trigger language plpgsql as $$
    begin
      if new.kind = 'transferred' then
        perform tell_passport(w.unit_id, 'transferred:' || new.id, 'transferred', new.at, jsonb_build_object('owners',
          1 + (select count(*) from warranty_entry e where e.warranty_id = w.id and e.kind = 'transferred')))
        from warranty w where w.id = new.warranty_id;
      elsif new.replaced is not null then
        perform tell_passport(w.unit_id, 'part-replaced:' || new.id, 'part-replaced', new.at, new.replaced)
        from warranty w where w.id = new.warranty_id;
      end if;
      return null;
    end $$`,
  `create trigger passport_follows_warranty after insert on warranty_entry
    for each row execute function passport_follows_warranty()`,

  // What was delivered before the ledger: its covers by the same rules as shop/warranty/ledger.ts.
  `insert into warranty (id, unit_id, order_id, delivered_at, covers)
    select gen_random_uuid(), ol.unit_id, o.id, o.delivered_at,
      case when o.company is null then '[{"component":"unit","basis":"legal","months":12}]'::jsonb else '[]'::jsonb end
      || coalesce((
        select jsonb_agg(jsonb_build_object('component', p.part, 'basis', b.basis, 'months', b.months) order by b.rank, p.part)
        from (
          select key as part, value::int - case when ol.warranty_parts is null then 0 else x.extension end as months
          from jsonb_each_text(coalesce(ol.warranty_parts, case when l.kind = 'pc' then l.specs -> 'warrantyMonths' end,
            jsonb_build_object('unit', ol.warranty_months - x.extension)))
        ) p,
        lateral (values (1, 'commercial', p.months), (2, 'extended', x.extension))
          b (rank, basis, months)
        where p.months > 0 and b.months > 0
      ), '[]'::jsonb)
    from sales_order o join sales_order_line ol on ol.order_id = o.id and ol.kind = 'unit' and ol.unit_id is not null
      join listing l on l.id = ol.listing_id
      cross join lateral (select case when o.extended_warranty and l.kind = 'pc' then 24 else 0 end as extension) x
    where o.delivered_at is not null`,
  `insert into warranty_entry (warranty_id, kind, claim, why, at)
    select w.id, e.kind, case when e.kind = 'ended' then null else e.claim end, e.why, e.at
    from warranty w, lateral (
      select 'claimed' as kind, c.number as claim, null as why, c.opened_at as at
        from claim c join claim_unit cu on cu.claim_id = c.id
        where c.kind = 'warranty' and cu.order_id = w.order_id and cu.unit_id = w.unit_id
      union all
      select case when m.to_state = 'settled' then 'repaired' else 'rejected' end, c.number, null, m.at
        from claim c join claim_unit cu on cu.claim_id = c.id join claim_move m on m.claim_id = c.id
        where c.kind = 'warranty' and cu.order_id = w.order_id and cu.unit_id = w.unit_id
          and (m.to_state in ('rejected', 'dropped') or (m.to_state = 'settled' and c.resolution = 'repaired'))
      union all
      -- The row that allocates a sold unit to its order is deleted when the shop takes the unit back.
      select 'ended', null, 'returned', coalesce((select max(m.at) from order_move m where m.order_id = w.order_id), now())
        where not exists (select from hold h where h.unit_id = w.unit_id and h.order_id = w.order_id)
    ) e order by e.at`,
];

export const warranties: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
