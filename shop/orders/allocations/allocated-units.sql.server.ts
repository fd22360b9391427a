// Queries of units that are held and not paid for, together with the orders, drafts and carts that hold them. The
// module inventory writes the allocations themselves.

import { sql, type NotNull, type RawBuilder } from "kysely";
import { isWithinDays } from "../../../base/days.server.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { AllocationRequestId, ListingId, OrderId, UnitId, VisitorId } from "../../../base/id.ts";
import { foldDiacritics } from "../../../base/text.ts";
import { keysOf, type HolderKeys } from "../../inventory/allocations/allocation-limits.sql.server.ts";
import { lockListings } from "../../inventory/allocations/allocations.sql.server.ts";
import type { OrderNumber, OwnAllocation } from "../order.ts";
import { storedAddress } from "../stored.ts";
import type { AllocationKind, AllocationListQuery, AllocationSort, AllocationsWanted } from "./allocation-list.ts";

/** A unit that is held and not paid for, locked together with its order and listing. */
export type LockedAllocation = {
  unitId: UnitId;
  code: string;
  listingId: ListingId;
  kind: AllocationKind;
  visitorId: VisitorId | null;
  orderId: OrderId | null;
  orderNumber: OrderNumber | null;
  method: "card" | "bank" | "cash" | null;
  until: Date;
};

/**
 * Locks those of the units that are held now and, if an order by transfer holds one, all units of that order: orders
 * first, then listings.
 */
export async function lockAllocatedUnits(tx: Transaction, units: readonly UnitId[]): Promise<LockedAllocation[]> {
  if (units.length === 0) return [];
  const chosen = sql.join(units.map((unit) => sql`${unit}::uuid`));
  const locked = await sql<{ id: OrderId }>`
    select o.id from sales_order o where o.id in (select h.order_id from hold h where h.unit_id in (${chosen}) and h.until > now())
    order by o.id for update
  `.execute(tx);
  const held = () =>
    sql<LockedAllocation>`
    select h.unit_id, u.code, u.listing_id, h.kind, h.visitor_id, h.order_id, o.number as order_number, o.payment_method as method, h.until
    from hold h join unit u on u.id = h.unit_id left join sales_order o on o.id = h.order_id
    where h.until > now() and (h.unit_id in (${chosen}) or (o.payment_method = 'bank'
      and h.order_id in (select x.order_id from hold x where x.unit_id in (${chosen}) and x.until > now())))
    order by h.unit_id
  `.execute(tx);
  await lockListings(tx, [...new Set((await held()).rows.map((row) => row.listingId))]);
  // Another request may have allocated a unit before the lock: an order that was not locked is left alone.
  const orders = new Set(locked.rows.map((row) => row.id));
  return (await held()).rows.filter((row) => row.orderId === null || orders.has(row.orderId));
}

/** The units that a visitor's checkout holds beyond the current cart. */
export async function unneededUnits(db: Queryable, visitorId: VisitorId): Promise<UnitId[]> {
  const { rows } = await sql<{ unitId: UnitId }>`
    select held.unit_id from (
      select h.unit_id, row_number() over (partition by u.listing_id order by h.unit_id) as place, coalesce(cl.quantity, 0) as wanted
      from hold h
      join unit u on u.id = h.unit_id
      left join cart c on c.visitor_id = h.visitor_id
      left join cart_line cl on cl.cart_id = c.id and cl.listing_id = u.listing_id
      where h.visitor_id = ${visitorId} and h.kind = 'checkout'
    ) held where held.place > held.wanted
  `.execute(db);
  return rows.map((row) => row.unitId);
}

/** The visitor's own allocations, one row per listing: the one that ends last. */
export async function allocationsOf(db: Queryable, visitorId: VisitorId): Promise<OwnAllocation[]> {
  const rows = await db
    .selectFrom("hold as h")
    .innerJoin("unit as u", "u.id", "h.unitId")
    .leftJoin("salesOrder as o", "o.id", "h.orderId")
    .where("h.until", ">", sql<Date>`now()`)
    .where((eb) =>
      eb.or([
        eb.and([eb("h.visitorId", "=", visitorId), eb("h.orderId", "is", null)]),
        eb("o.visitorId", "=", visitorId),
      ]),
    )
    .where("u.listingId", "is not", null)
    .select(["u.listingId", "h.kind", "o.number", "o.paymentMethod"])
    .select(sql<Date>`h.until`.as("until"))
    .$narrowType<{ listingId: NotNull }>()
    .orderBy("h.until", "desc")
    .execute();
  const newest = rows.filter((row, index) => rows.findIndex((other) => other.listingId === row.listingId) === index);
  return newest.map(({ listingId, kind, number, paymentMethod, until }): OwnAllocation => {
    if (number !== null)
      return { kind: paymentMethod === "card" ? "card" : "transfer", listingId, until, number: number as OrderNumber };
    return { kind: kind === "reservation" ? "reservation" : "checkout", listingId, until };
  });
}

/**
 * What identifies the holder of an order. The network is the one from which its units were allocated, else that of the
 * current request. Null if there is no such order.
 */
export async function holderOfOrder(
  db: Queryable,
  { orderId, secret, network }: { orderId: OrderId; secret: string; network?: string | null | undefined },
): Promise<{ visitorId: VisitorId; keys: HolderKeys } | null> {
  const order = await db
    .selectFrom("salesOrder")
    .where("id", "=", orderId)
    .select(["visitorId", "email", "phone", "shippingAddress"])
    .executeTakeFirst();
  if (!order) return null;
  const held = await db
    .selectFrom("hold")
    .where("orderId", "=", orderId)
    .where("networkKey", "is not", null)
    .select("networkKey")
    .executeTakeFirst();
  const visitorId = order.visitorId ?? (`order ${orderId}` as VisitorId);
  const keys = keysOf(secret, visitorId, {
    contact: { email: order.email, phone: order.phone, address: storedAddress(order.shippingAddress) },
    network,
  });
  return { visitorId, keys: { ...keys, networkKey: held?.networkKey ?? keys.networkKey } };
}

/** One unit that is held and not paid for, as staff see it. */
export type AllocatedUnit = {
  unitId: UnitId;
  code: string;
  listingId: ListingId;
  title: string;
  kind: AllocationKind;
  orderNumber: OrderNumber | null;
  method: "card" | "bank" | "cash" | null;
  email: string | null;
  /** A short prefix that tells visitors and networks apart without identifying them. */
  visitor: string | null;
  network: string | null;
  known: boolean;
  until: Date;
};

const held = sql`hold h join unit u on u.id = h.unit_id join listing l on l.id = u.listing_id
  left join sales_order o on o.id = h.order_id
  left join checkout_draft d on d.visitor_id = h.visitor_id and h.kind = 'checkout'`;
const email = sql`coalesce(o.email, h.email, d.details ->> 'email')`;
const network = sql`left(h.network_key, 6)`;

const sortedBy: Record<AllocationSort, (direction: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  holder: (direction) => sql`h.known ${direction}, h.network_key nulls last, h.visitor_id, h.until`,
  until: (direction) => sql`h.until ${direction}`,
  title: (direction) => sql`l.title ${direction}`,
};

function isWanted({ search, holder, kind, network: wanted, ...days }: AllocationsWanted): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`h.until > now()`, isWithinDays(sql`h.until`, days)];
  const like = `%${foldDiacritics(search).replace(/[\\%_]/g, "\\$&")}%`;
  if (search !== "")
    all.push(
      sql`(lower(u.code) like ${like} or l.search_text like ${like} or lower(${email}) like ${like} or lower(o.number) like ${like})`,
    );
  if (holder !== null) all.push(holder === "known" ? sql`h.known` : sql`not h.known`);
  if (kind !== null) all.push(sql`h.kind = ${kind}`);
  if (wanted !== null) all.push(sql`not h.known and ${network} = ${wanted}`);
  return sql.join(all, sql` and `);
}

/** One page of the current allocations that match, and how many there are. */
export async function allocatedUnitPage(
  db: Queryable,
  query: AllocationListQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ units: AllocatedUnit[]; total: number }> {
  const where = isWanted(query);
  const { rows: units } = await sql<AllocatedUnit>`
    select h.unit_id, u.code, u.listing_id, l.title, h.kind, o.number as order_number, o.payment_method as method,
      ${email} as email, left(h.visitor_id, 14) as visitor, ${network} as network, h.known, h.until
    from ${held} where ${where}
    order by ${sortedBy[query.sort](query.descending ? sql`desc` : sql`asc`)}, u.code
    limit ${limit} offset ${offset}
  `.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${held} where ${where}`.execute(db);
  return { units, total: rows[0]?.total ?? 0 };
}

/** The units of all current allocations that match. */
export async function allocatedUnitIds(db: Queryable, wanted: AllocationsWanted): Promise<UnitId[]> {
  const { rows } = await sql<{ unitId: UnitId }>`
    select h.unit_id from ${held} where ${isWanted(wanted)} order by h.unit_id`.execute(db);
  return rows.map(({ unitId }) => unitId);
}

/** The networks of strangers who hold units, with the number of units, the most first. */
export async function strangerNetworks(db: Queryable): Promise<{ network: string; units: number }[]> {
  const { rows } = await sql<{ network: string; units: number }>`
    select ${network} as network, count(*)::int as units from ${held}
    where h.until > now() and not h.known and h.network_key is not null
    group by 1 order by 2 desc, 1 limit 50
  `.execute(db);
  return rows;
}

/** The visitor's requests that still wait for their link. */
export async function openRequestsOf(db: Queryable, visitorId: VisitorId): Promise<AllocationRequestId[]> {
  const rows = await db
    .selectFrom("holdRequest as r")
    .leftJoin("salesOrder as o", "o.id", "r.orderId")
    .where((eb) => eb.or([eb("r.visitorId", "=", visitorId), eb("o.visitorId", "=", visitorId)]))
    .where("r.confirmedAt", "is", null)
    .where("r.endedAt", "is", null)
    .where("r.fullUntil", ">", sql<Date>`now()`)
    .select("r.id")
    .execute();
  return rows.map((row) => row.id);
}
