// Queries of allocated units: for a checkout, a reservation, an order or a sale (table `hold`).
// Dangerous: a transaction that takes units must first lock their listings in the order of their ids (`lockListings`),
// or two buyers of the same two things deadlock. The upsert on `hold` still decides who gets a unit.

import { sql, type NotNull, type SqlBool } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId, OrderId, UnitId, VisitorId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { HolderKeys } from "./allocation-limits.sql.server.ts";
import type { PartMonths } from "../part-warranty.ts";
import type { Reservation } from "./reservation.ts";

export type SoldListing = {
  id: ListingId;
  kind: "pc" | "component";
  title: string;
  priceBani: Bani;
  warrantyMonths: number;
  /** Of a PC: the months of each part. */
  partMonths: PartMonths | null;
  /** Of a PC: the operating system that it is sold with, as its specs name it. */
  os: string | null;
};

/** Locks the listings against changes and other buyers until this transaction ends. Returns those that are live. */
export async function lockListings(tx: Transaction, ids: readonly ListingId[]): Promise<SoldListing[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom("listing")
    .where("id", "in", ids)
    .select(["id", "kind", "title", "priceBani", "warrantyMonths", "state"])
    .select(sql<PartMonths | null>`case when kind = 'pc' then specs->'warrantyMonths' end`.as("partMonths"))
    .select(sql<string | null>`case when kind = 'pc' then specs->>'os' end`.as("os"))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.filter((row) => row.state === "live");
}

/**
 * The listings with too few units for the visitor, checked without a lock. A listing that it names is gone at this
 * moment; for the others `takeUnits` decides.
 */
export async function lackingUnits(
  db: Queryable,
  wanted: readonly { listingId: ListingId; quantity: number }[],
  visitorId: VisitorId,
): Promise<ListingId[]> {
  const { rows } = await sql<{ listingId: ListingId; free: number }>`
    select u.listing_id, count(*)::int as free from unit u left join hold x on x.unit_id = u.id
    where u.listing_id in (${sql.join(wanted.map(({ listingId }) => listingId))}) and u.state = 'stock' and (x.unit_id is null or ${yields("x", visitorId)})
    group by u.listing_id
  `.execute(db);
  return wanted
    .filter(({ listingId, quantity }) => (rows.find((row) => row.listingId === listingId)?.free ?? 0) < quantity)
    .map(({ listingId }) => listingId);
}

/** Whether every unit of the listing is sold: none is left, held or free. */
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

/** The title of a listing, on sale or not. */
export async function titleOf(db: Queryable, id: ListingId): Promise<string> {
  const row = await db.selectFrom("listing").where("id", "=", id).select("title").executeTakeFirst();
  return row?.title ?? "";
}

/** Whether such a listing was ever visible to buyers. */
export async function wasListed(tx: Transaction, listingId: ListingId): Promise<boolean> {
  const listing = await tx
    .selectFrom("listing")
    .where("id", "=", listingId)
    .where("state", "<>", "draft")
    .select("id")
    .executeTakeFirst();
  return listing !== undefined;
}

/** Serialises the requests of one visitor, where there is no row to lock. */
export async function lockVisitor(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${visitorId}, 0))`.execute(tx);
}

type Taker = {
  visitorId: VisitorId;
  kind: "checkout" | "reservation" | "order";
  until: Date | Duration;
  orderId?: OrderId;
  email?: string;
  /** Identifies the holder for the limits on allocations. */
  holder: HolderKeys;
};
export type Duration = { minutes: number };

function untilOf(until: Date | Duration) {
  return "minutes" in until
    ? sql<Date>`now() + make_interval(mins => ${until.minutes}::int)`
    : sql<Date>`${until}::timestamptz`;
}

/** An allocation that does not block this visitor: expired, or the visitor's own and not yet of an order. */
function yields(alias: "h" | "x", visitorId: VisitorId) {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${of("until")} <= now() or (${of("visitorId")} = ${visitorId} and ${of("kind")} in ('checkout', 'reservation')))`;
}

/**
 * Takes up to `quantity` units of a listing, the visitor's own held ones first, in one conditional upsert: the loser of
 * a race gets fewer rows. A checkout's half hour does not start again, and a checkout does not shorten a reservation.
 */
export async function takeUnits(
  tx: Transaction,
  wanted: { listingId: ListingId; quantity: number },
  taker: Taker,
): Promise<{ unitId: UnitId; until: Date }[]> {
  const { visitorId, kind, holder } = taker;
  const isStillMine = sql`(h.visitor_id = ${visitorId} and h.until > now())`;
  const { rows } = await sql<{ unitId: UnitId; until: Date }>`
    insert into hold as h (unit_id, kind, visitor_id, order_id, email, until, email_key, phone_key, address_key, network_key, known)
    select u.id, ${kind}, ${visitorId}, ${taker.orderId ?? null}::uuid, ${taker.email ?? null}, ${untilOf(taker.until)}, ${keyValues(holder)}
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
      visitor_id = excluded.visitor_id, order_id = excluded.order_id, created_at = now(),
      email_key = excluded.email_key, phone_key = excluded.phone_key, address_key = excluded.address_key, network_key = excluded.network_key,
      known = excluded.known or (${kind} = 'checkout' and h.kind = 'reservation' and ${isStillMine} and h.known)
    where ${yields("h", visitorId)}
    returning h.unit_id, h.until
  `.execute(tx);
  return rows;
}

function keyValues({ emailKey, phoneKey, addressKey, networkKey, known }: HolderKeys) {
  return sql`${emailKey}::text, ${phoneKey}::text, ${addressKey}::text, ${networkKey}::text, ${known}::boolean`;
}

export async function deleteAllocations(tx: Transaction, units: readonly UnitId[]): Promise<void> {
  await tx.deleteFrom("hold").where("unitId", "in", units).execute();
}

/** Gives back those of the units that the visitor's checkout still holds. */
export async function releaseCheckoutUnits(
  db: Queryable,
  { visitorId, units }: { visitorId: VisitorId; units: readonly UnitId[] },
): Promise<void> {
  if (units.length > 0)
    await db
      .deleteFrom("hold")
      .where("visitorId", "=", visitorId)
      .where("kind", "=", "checkout")
      .where("unitId", "in", units)
      .execute();
}

/** Gives back what the visitor's checkout held and no longer needs. */
export async function releaseCheckoutAllocations(
  tx: Transaction,
  { visitorId, except }: { visitorId: VisitorId; except: readonly UnitId[] },
): Promise<void> {
  await tx
    .deleteFrom("hold")
    .where("visitorId", "=", visitorId)
    .where("kind", "=", "checkout")
    .$if(except.length > 0, (query) => query.where("unitId", "not in", except))
    .execute();
}

/** Seconds left by the database's clock, which decides. */
export const secondsLeft = sql<number>`ceil(extract(epoch from min(until) - now()))::int`;

/** Seconds until the first unit held for the visitor's checkout is free again; null if none is held. */
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

/** A holder that counts towards no limit. */
export const NOBODY: HolderKeys = { emailKey: null, phoneKey: null, addressKey: null, networkKey: null, known: false };

/** The facts of an order that decide which units are its own. */
type OrderWithUnits = {
  id: OrderId;
  visitorId: VisitorId | null;
  lines: readonly ({ kind: "unit"; unitId: UnitId } | { kind: "service" })[];
};

function unitsIn({ lines }: OrderWithUnits): UnitId[] {
  return lines.flatMap((line) => (line.kind === "unit" ? [line.unitId] : []));
}

/**
 * Takes all or some of an order's own units again: for a number of minutes from now, until a time, or for good. Returns
 * fewer rows if others have taken some. `holder` is written to units that were lost in the meantime and count towards a
 * limit.
 */
export async function retakeUnits(
  tx: Transaction,
  order: OrderWithUnits,
  how: Duration | { until: Date } | "sold",
  { units = unitsIn(order), holder = NOBODY }: { units?: readonly UnitId[]; holder?: HolderKeys } = {},
): Promise<number> {
  const until = how === "sold" ? sql`null::timestamptz` : untilOf("until" in how ? how.until : how);
  const kind = how === "sold" ? "sale" : "order";
  const { rows } = await sql`
    insert into hold as h (unit_id, kind, visitor_id, order_id, until, email_key, phone_key, address_key, network_key, known)
    select u.id, ${kind}, ${order.visitorId}, ${order.id}::uuid, ${until}, ${keyValues(holder)} from unit u
    where u.id in (${sql.join(units.map((unit) => sql`${unit}::uuid`))}) and u.state = 'stock'
    order by u.id
    on conflict (unit_id) do update
      set kind = excluded.kind, visitor_id = excluded.visitor_id, order_id = excluded.order_id, until = excluded.until,
        email_key = ${storedHolder("email_key")}, phone_key = ${storedHolder("phone_key")}, address_key = ${storedHolder("address_key")}, network_key = ${storedHolder("network_key")},
        known = excluded.known or (h.order_id is not distinct from excluded.order_id and h.known)
      where h.order_id = excluded.order_id or h.until <= now()
    returning h.unit_id
  `.execute(tx);
  return rows.length;
}

/** The holder stored in the row, as long as it belongs to the same order. */
function storedHolder(column: string) {
  const [before, now] = [sql.ref(`h.${column}`), sql.ref(`excluded.${column}`)];
  return sql`coalesce(${now}, case when h.order_id is not distinct from excluded.order_id then ${before} end)`;
}

/** The units that the order holds or has sold. */
export async function unitsHeldFor(tx: Transaction, orderId: OrderId): Promise<UnitId[]> {
  const rows = await tx.selectFrom("hold").where("orderId", "=", orderId).select("unitId").execute();
  return rows.map((row) => row.unitId);
}

/** Releases all units of the order. */
export async function releaseUnits(tx: Transaction, orderId: OrderId): Promise<void> {
  await tx.deleteFrom("hold").where("orderId", "=", orderId).execute();
}

/** Ends the reservations of these units by one person, who buys them now. */
export async function endReservations(
  tx: Transaction,
  { units, email }: { units: readonly UnitId[]; email: string },
): Promise<void> {
  if (units.length === 0) return;
  await tx
    .deleteFrom("hold")
    .where("unitId", "in", units)
    .where("kind", "=", "reservation")
    .where(sql`lower(email)`, "=", email)
    .execute();
}

/** Releases some of them. */
export async function releaseUnitsOf(
  tx: Transaction,
  { orderId, units }: { orderId: OrderId; units: readonly UnitId[] },
): Promise<void> {
  if (units.length > 0)
    await tx.deleteFrom("hold").where("orderId", "=", orderId).where("unitId", "in", units).execute();
}

/** The listings of which the visitor holds units, in the checkout or reserved. */
export async function listingsHeldBy(tx: Transaction, visitorId: VisitorId): Promise<ListingId[]> {
  const rows = await tx
    .selectFrom("hold as h")
    .innerJoin("unit as u", "u.id", "h.unitId")
    .where("h.visitorId", "=", visitorId)
    .where("h.kind", "in", ["checkout", "reservation"])
    .where("u.listingId", "is not", null)
    .select("u.listingId")
    .$narrowType<{ listingId: NotNull }>()
    .distinct()
    .execute();
  return rows.map((row) => row.listingId);
}

/**
 * Transfers one visitor's allocations to another. Of two reservations the one that ends later stays; the other is
 * released.
 */
export async function moveAllocations(
  tx: Transaction,
  { from, to }: { from: VisitorId; to: VisitorId },
): Promise<void> {
  await sql`
    delete from hold h using hold other
    where h.kind = 'reservation' and other.kind = 'reservation'
      and ((h.visitor_id = ${from} and other.visitor_id = ${to}) or (h.visitor_id = ${to} and other.visitor_id = ${from}))
      and (h.until, h.unit_id) < (other.until, other.unit_id)
  `.execute(tx);
  await tx
    .updateTable("hold")
    .set({ visitorId: to })
    .where("visitorId", "=", from)
    .where("kind", "in", ["checkout", "reservation"])
    .execute();
}

export async function reservationOf(db: Queryable, visitorId: VisitorId): Promise<Reservation | null> {
  const row = await db
    .selectFrom("hold as h")
    .innerJoin("unit as u", "u.id", "h.unitId")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .where("h.visitorId", "=", visitorId)
    .where("h.kind", "=", "reservation")
    .where("h.until", ">", sql<Date>`now()`)
    .select(["l.id as listingId", "l.title", "l.priceBani as price"])
    .select(sql<Date>`h.until`.as("until"))
    .executeTakeFirst();
  return row ?? null;
}

/** Extends the visitor's reservation to this time; never shortens it. */
export async function extendReservation(tx: Transaction, visitorId: VisitorId, until: Date): Promise<void> {
  await tx
    .updateTable("hold")
    .set({ until: sql<Date>`greatest(until, ${until}::timestamptz)`, known: true })
    .where("visitorId", "=", visitorId)
    .where("kind", "=", "reservation")
    .execute();
}

/** Deletes the visitor's reservation, or only an expired one. */
export async function deleteReservation(
  tx: Queryable,
  visitorId: VisitorId,
  which: "any" | "run-out",
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("hold")
    .where("visitorId", "=", visitorId)
    .where("kind", "=", "reservation")
    .$if(which === "run-out", (query) => query.where("until", "<=", sql<Date>`now()`))
    .returning("unitId")
    .execute();
  return deleted.length > 0;
}
