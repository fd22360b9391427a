// What each invoiced unit had cost when it was invoiced: the margin register of a closed month never changes, whatever
// becomes of the unit later.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const facts = `
  select i.id, u.id, u.cost_bani, u.tax_regime, (coalesce(t.came_at, u.created_at) at time zone 'Europe/Bucharest')::date, coalesce(t.source, '')
  from invoice i join sales_order_line l on l.order_id = i.order_id join unit u on u.id = l.unit_id left join intake t on t.unit_id = u.id`;

const statements = [
  `create table invoiced_cost (
    invoice_id uuid not null references invoice,
    unit_id uuid not null references unit,
    cost_bani integer not null,
    tax_regime text not null,
    bought_on date not null,
    source text not null,
    primary key (invoice_id, unit_id)
  )`,
  `insert into invoiced_cost ${facts} where i.kind = 'invoice'`,
  // Written by the database, so that no invoice can be issued without its costs.
  `create function keep_invoiced_costs() returns trigger language plpgsql as $$
    begin
      insert into invoiced_cost ${facts} where i.id = new.id;
      return null;
    end $$`,
  `create trigger invoice_keeps_costs after insert on invoice for each row when (new.kind = 'invoice') execute function keep_invoiced_costs()`,
  `create trigger invoiced_cost_immutable before update or delete on invoiced_cost for each row execute function invoice_stays()`,
];

export const invoicedCosts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
