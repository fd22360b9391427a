// Order and parcel never disagree: when an order is sent, delivered, cancelled or back, its parcels to the buyer follow in the same transaction,
// whoever moves it (`shop/shipments/agreement.ts` has the pairs). The other way, a job moves the order (`followShipments`), or staff decide.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The state that a parcel gets with its order's new one; null: it stays. An API that may know the parcel is asked to cancel it. */
const follow = `create function parcel_state_with_order(parcel shipment, o sales_order) returns text language sql immutable as $$
  select case
    when parcel.state in ('delivered', 'returned', 'cancelled', 'cancelling') then null
    when o.state = 'shipped' then
      case when parcel.state = 'created' and parcel.awb = o.tracking_number then 'in-transit' end
    when o.state = 'delivered' and parcel.awb is not null then 'delivered'
    when o.state = 'returned' and parcel.awb is not null and (parcel.state = 'in-transit' or o.tracking_number is not null) then 'returned'
    when o.state not in ('delivered', 'returned', 'cancelled') then null
    when parcel.gateway <> 'file' and parcel.state <> 'failed' and (parcel.awb is not null or parcel.attempts > 0) then 'cancelling'
    else 'cancelled'
  end $$`;

const move = `create function move_parcels_with_order() returns trigger language plpgsql as $$
  declare parcel shipment; target text;
  begin
    for parcel in select * from shipment where order_id = new.id and direction = 'out' order by id for update loop
      target := parcel_state_with_order(parcel, new);
      continue when target is null;
      update shipment set state = target, problem_kind = null, problem = null, next_at = now(),
        ended_at = case when target in ('delivered', 'returned', 'cancelled') then now() else ended_at end,
        followed = case when target in ('in-transit', 'delivered') then target else followed end
        where id = parcel.id;
      if target in ('in-transit', 'delivered', 'returned') then
        insert into shipment_event (shipment_id, at, code, means, actor) values (parcel.id, now(), 'order', target, 'shop')
          on conflict do nothing;
      end if;
      insert into audit (actor, action, entity, entity_id, before, after) values
        ('shop', target, 'shipment', parcel.number, jsonb_build_object('state', parcel.state), jsonb_build_object('order', new.number));
    end loop;
    return null;
  end $$`;

const statements = [
  follow,
  move,
  `create trigger parcels_move_with_order after update of state on sales_order
    for each row when (old.state is distinct from new.state) execute function move_parcels_with_order()`,
  // Orders from before: what they say of their parcels is true from now on.
  `with late as (
      select p.id, parcel_state_with_order(p, o) as target from shipment p join sales_order o on o.id = p.order_id
        where p.direction = 'out' and o.state in ('shipped', 'delivered', 'cancelled', 'returned')
    ), moved as (
      update shipment p set state = late.target, followed = case when late.target in ('in-transit', 'delivered') then late.target else p.followed end,
        ended_at = case when late.target in ('delivered', 'returned', 'cancelled') then now() else p.ended_at end, next_at = now()
        from late where late.id = p.id and late.target is not null returning p.id, late.target
    )
    insert into shipment_event (shipment_id, at, code, means, actor)
      select id, now(), 'order', target, 'shop' from moved where target in ('in-transit', 'delivered', 'returned')`,
];

export const parcelsFollowOrders: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
