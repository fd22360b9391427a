// Every query of the units that are held or taken: for a checkout, a reservation, an order.
// Dangerous: whoever takes units locks their listings first, in the order of their ids (`lockListings`): without it two
// buyers of the same two things could wait for each other for ever. The upsert on `hold` decides all the same.

import { sql, type SqlBool } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ListingId, OrderId, UnitId, VisitorId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { unitsOf, type Order, type Reservation } from "./order.ts";

export type SoldListing = { id: ListingId; kind: "pc" | "component"; title: string; priceBani: Bani; warrantyMonths: number };

/** The listings as they are now, kept from changing and from other buyers until this transaction ends. Answers with the live ones. */
export async function lockListings(tx: Transaction, ids: readonly ListingId[]): Promise<SoldListing[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom("listing")
    .where("id", "in", ids)
    .select(["id", "kind", "title", "priceBani", "warrantyMonths", "state"])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.filter((row) => row.state === "live");
}

/** Whether no unit of the listing is left, held or free. */
export async function isSoldOut(tx: Transaction, listingId: ListingId): Promise<boolean> {
  const unsold = await tx
    .selectFrom("unit as u")
    .leftJoin("hold as h", (join) => join.onRef("h.unitId", "=", "u.id").on("h.until", "is", null))
    .where("u.listingId", "=", listingId)
    .where("u.state", "=", "stock")
    .where("h.unitId", "is", null)
    .select("u.id")
    .executeTakeFirst();
  return unsold === undefined;
}

/** Whether there ever was such a listing for buyers to see. */
export async function wasOnShelf(tx: Transaction, listingId: ListingId): Promise<boolean> {
  const listing = await tx.selectFrom("listing").where("id", "=", listingId).where("state", "<>", "draft").select("id").executeTakeFirst();
  return listing !== undefined;
}

type Taker = {
  visitorId: VisitorId;
  kind: "checkout" | "reservation" | "order";
  until: Date | Duration;
  orderId?: OrderId;
  email?: string;
};
export type Duration = { minutes: number };

function untilOf(until: Date | Duration) {
  return "minutes" in until ? sql<Date>`now() + make_interval(mins => ${until.minutes}::int)` : sql<Date>`${until}::timestamptz`;
}

/** A hold that does not stand in this visitor's way: run out, or the visitor's own, not yet of an order. */
function yields(hold: "h" | "x", visitorId: VisitorId) {
  const of = (column: string) => sql.ref(`${hold}.${column}`);
  return sql<SqlBool>`(${of("until")} <= now() or (${of("visitorId")} = ${visitorId} and ${of("kind")} in ('checkout', 'reservation')))`;
}

/**
 * Takes up to `quantity` units of a listing, the visitor's own held ones first. One conditional upsert: who loses a unit to
 * somebody else gets fewer rows. A checkout's half hour does not begin anew, and a reservation is not cut short by it.
 */
export async function takeUnits(tx: Transaction, wanted: { listingId: ListingId; quantity: number }, taker: Taker): Promise<{ unitId: UnitId; until: Date }[]> {
  const { visitorId, kind } = taker;
  const isStillMine = sql`(h.visitor_id = ${visitorId} and h.until > now())`;
  const { rows } = await sql<{ unitId: UnitId; until: Date }>`
    insert into hold as h (unit_id, kind, visitor_id, order_id, email, until)
    select u.id, ${kind}, ${visitorId}, ${taker.orderId ?? null}::uuid, ${taker.email ?? null}, ${untilOf(taker.until)}
    from unit u left join hold x on x.unit_id = u.id
    where u.listing_id = ${wanted.listingId} and u.state = 'stock' and (x.unit_id is null or ${yields("x", visitorId)})
    order by (x.visitor_id = ${visitorId} and x.until > now()) desc nulls last, u.id
    limit ${wanted.quantity}
    on conflict (unit_id) do update set
      kind = case when ${kind} = 'checkout' and h.kind = 'reservation' and ${isStillMine} then h.kind else excluded.kind end,
      email = case when ${kind} = 'checkout' and ${isStillMine} then h.email else excluded.email end,
      until = case
        when ${kind} = 'checkout' and ${isStillMine} then (case h.kind when 'checkout' then h.until else greatest(h.until, excluded.until) end)
        else excluded.until end,
      visitor_id = excluded.visitor_id, order_id = excluded.order_id, created_at = now()
    where ${yields("h", visitorId)}
    returning h.unit_id, h.until
  `.execute(tx);
  return rows;
}

/** Gives back what the visitor's checkout held and does not need any more. */
export async function releaseCheckoutHolds(tx: Transaction, holds: { visitorId: VisitorId; except: readonly UnitId[] }): Promise<void> {
  await tx
    .deleteFrom("hold")
    .where("visitorId", "=", holds.visitorId)
    .where("kind", "=", "checkout")
    .$if(holds.except.length > 0, (query) => query.where("unitId", "not in", holds.except))
    .execute();
}

/** Gives back the units that a visitor's checkout holds beyond what is in the cart now. */
export async function releaseUnneeded(db: Queryable, visitorId: VisitorId): Promise<void> {
  await sql`
    delete from hold where kind = 'checkout' and unit_id in (
      select held.unit_id from (
        select h.unit_id, row_number() over (partition by u.listing_id order by h.unit_id) as place, coalesce(cl.quantity, 0) as wanted
        from hold h
        join unit u on u.id = h.unit_id
        left join cart c on c.visitor_id = h.visitor_id
        left join cart_line cl on cl.cart_id = c.id and cl.listing_id = u.listing_id
        where h.visitor_id = ${visitorId} and h.kind = 'checkout'
      ) held where held.place > held.wanted
    )
  `.execute(db);
}

/** Seconds by the database's clock, which decides. */
export const secondsLeft = sql<number>`ceil(extract(epoch from min(until) - now()))::int`;

/** Seconds until the first of the units held for the visitor's checkout is free again; null where none is held. */
export async function checkoutHeldFor(db: Queryable, visitorId: VisitorId): Promise<number | null> {
  const row = await db
    .selectFrom("hold")
    .where("visitorId", "=", visitorId)
    .where("kind", "=", "checkout")
    .where("until", ">", sql<Date>`now()`)
    .select(secondsLeft.as("seconds"))
    .executeTakeFirst();
  return row?.seconds ?? null;
}

/** Takes an order's own units, or some of them, again: for so many minutes from now, until a moment, or for good. Fewer rows where some are another's by now. */
export async function retakeUnits(tx: Transaction, order: Order, how: Duration | { until: Date } | "sold", units: readonly UnitId[] = unitsOf(order)): Promise<number> {
  const until = how === "sold" ? sql`null::timestamptz` : untilOf("until" in how ? how.until : how);
  const kind = how === "sold" ? "sale" : "order";
  const { rows } = await sql`
    insert into hold as h (unit_id, kind, visitor_id, order_id, until)
    select u.id, ${kind}, ${order.visitorId}, ${order.id}::uuid, ${until} from unit u
    where u.id in (${sql.join(units.map((unit) => sql`${unit}::uuid`))}) and u.state = 'stock'
    order by u.id
    on conflict (unit_id) do update
      set kind = excluded.kind, visitor_id = excluded.visitor_id, order_id = excluded.order_id, until = excluded.until
      where h.order_id = excluded.order_id or h.until <= now()
    returning h.unit_id
  `.execute(tx);
  return rows.length;
}

/** The order's units are anybody's again. */
export async function releaseUnits(tx: Transaction, orderId: OrderId): Promise<void> {
  await tx.deleteFrom("hold").where("orderId", "=", orderId).execute();
}

/** Some of them are. */
export async function releaseUnitsOf(tx: Transaction, { orderId, units }: { orderId: OrderId; units: readonly UnitId[] }): Promise<void> {
  if (units.length > 0) await tx.deleteFrom("hold").where("orderId", "=", orderId).where("unitId", "in", units).execute();
}

/** The listings of which the visitor holds units, for a checkout or reserved. */
export async function listingsHeldBy(tx: Transaction, visitorId: VisitorId): Promise<ListingId[]> {
  const rows = await tx
    .selectFrom("hold as h")
    .innerJoin("unit as u", "u.id", "h.unitId")
    .where("h.visitorId", "=", visitorId)
    .where("h.kind", "in", ["checkout", "reservation"])
    .select("u.listingId")
    .distinct()
    .execute();
  return rows.map((row) => row.listingId);
}

/** What one visitor holds becomes another's. Of two reservations the one that ends later stays, the other is given back. */
export async function moveHolds(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  await sql`
    delete from hold h using hold other
    where h.kind = 'reservation' and other.kind = 'reservation'
      and ((h.visitor_id = ${from} and other.visitor_id = ${to}) or (h.visitor_id = ${to} and other.visitor_id = ${from}))
      and (h.until, h.unit_id) < (other.until, other.unit_id)
  `.execute(tx);
  await tx.updateTable("hold").set({ visitorId: to }).where("visitorId", "=", from).where("kind", "in", ["checkout", "reservation"]).execute();
}

export async function reservationOf(db: Queryable, visitorId: VisitorId): Promise<Reservation | null> {
  const row = await db
    .selectFrom("hold as h")
    .innerJoin("unit as u", "u.id", "h.unitId")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .where("h.visitorId", "=", visitorId)
    .where("h.kind", "=", "reservation")
    .where("h.until", ">", sql<Date>`now()`)
    .select(["u.listingId", "l.title", "l.priceBani as price"])
    .select(sql<Date>`h.until`.as("until"))
    .executeTakeFirst();
  return row ?? null;
}

/** Ends the visitor's reservation, or what is left in the table of one that ran out. */
export async function deleteReservation(tx: Queryable, visitorId: VisitorId, which: "any" | "run-out"): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("hold")
    .where("visitorId", "=", visitorId)
    .where("kind", "=", "reservation")
    .$if(which === "run-out", (query) => query.where("until", "<=", sql<Date>`now()`))
    .returning("unitId")
    .execute();
  return deleted.length > 0;
}
