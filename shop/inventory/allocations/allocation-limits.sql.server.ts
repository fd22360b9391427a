// Queries of unpaid allocations per holder, and of the limits on them (rule 35, W5).
// Invariant: a caller that counts has locked the holder first (`lockHolder`), so two concurrent requests cannot both
// take the last unit allowed.

import { createHmac } from "node:crypto";
import { sql, type SqlBool } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { OrderId, VisitorId } from "../../../base/id.ts";
import { plainEmail } from "../../../base/plain-email.ts";
import {
  isAccount,
  passedLimit,
  plainAddress,
  plainPhone,
  type AllocatedCounts,
  type Holding,
  type AllocationLimits,
  type AllocationError,
} from "./holder.ts";
import type { ShippingAddress } from "../../shipping/address.ts";

/** Keyed hashes of what identifies a holder; null if unknown. */
export type HolderKeys = {
  emailKey: string | null;
  phoneKey: string | null;
  addressKey: string | null;
  networkKey: string | null;
  known: boolean;
};

export type Contact = {
  email: string;
  phone?: string;
  address?: Pick<ShippingAddress, "address" | "city" | "county" | "postalCode">;
};

/**
 * The hashes that the database stores of a holder in place of names and addresses. `network` comes from `networkOf`.
 */
export function keysOf(
  secret: string,
  visitorId: VisitorId,
  { contact, network }: { contact?: Contact | undefined; network?: string | null | undefined },
): HolderKeys {
  const hashed = (kind: string, text: string | null | undefined) =>
    text ? createHmac("sha256", secret).update(`hold ${kind} ${text}`).digest("base64url").slice(0, 22) : null;
  return {
    emailKey: hashed("email", contact && plainEmail(contact.email)),
    phoneKey: hashed("phone", contact?.phone && plainPhone(contact.phone)),
    addressKey: hashed("address", contact?.address && plainAddress(contact.address)),
    networkKey: hashed("network", network),
    known: isAccount(visitorId),
  };
}

/**
 * Serialises the requests of one holder, by every key that identifies the holder. Must be called before orders and
 * listings are locked.
 */
export async function lockHolder(
  tx: Transaction,
  { holding, visitorId, keys }: { holding: Holding; visitorId: VisitorId; keys: HolderKeys },
): Promise<void> {
  const { limits } = holding;
  const isPersonLimited = limits.stranger > 0 || limits.account > 0;
  const isNetworkLimited = limits.network > 0 || limits.wholeNetwork > 0;
  const names = [
    ...(isPersonLimited ? [visitorId, keys.emailKey, keys.phoneKey, keys.addressKey] : []),
    ...(isNetworkLimited ? [keys.networkKey] : []),
  ];
  for (const name of new Set(names.filter((name) => name !== null).toSorted())) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`holder ${name}`}, 0))`.execute(tx);
  }
}

/** An allocation that counts: it has not expired, or it belongs to a cash order that nobody has begun to prepare. */
const counts = sql<SqlBool>`(until > now() or (until is null and email_key is not null))`;

async function heldBy(
  tx: Transaction,
  { visitorId, keys }: { visitorId: VisitorId; keys: HolderKeys },
): Promise<AllocatedCounts> {
  const { rows } = await sql<AllocatedCounts>`
    select
      greatest(
        count(*) filter (where visitor_id = ${visitorId}),
        count(*) filter (where email_key = ${keys.emailKey}),
        count(*) filter (where phone_key = ${keys.phoneKey}),
        count(*) filter (where address_key = ${keys.addressKey})
      )::int as of_holder,
      count(*) filter (where network_key = ${keys.networkKey} and not known)::int as of_networks_strangers,
      count(*) filter (where network_key = ${keys.networkKey})::int as of_network
    from hold
    where ${counts} and (visitor_id = ${visitorId} or email_key = ${keys.emailKey} or phone_key = ${keys.phoneKey}
      or address_key = ${keys.addressKey} or network_key = ${keys.networkKey})
  `.execute(tx);
  return rows[0]!;
}

/** The limit that the holder exceeds with what this transaction took, or null. The holder must be locked. */
export async function limitPassed(
  tx: Transaction,
  { holding, visitorId, keys }: { holding: Holding; visitorId: VisitorId; keys: HolderKeys },
): Promise<AllocationError | null> {
  if (!isLimited(holding.limits)) return null;
  return passedLimit(await heldBy(tx, { visitorId, keys }), {
    limits: holding.limits,
    isKnown: keys.known,
    hasAccount: isAccount(visitorId),
  });
}

function isLimited(limits: AllocationLimits): boolean {
  return Object.values(limits).some((limit) => limit > 0);
}

/** The end of an allocation that a limit prevented: the order can be paid as long as nobody else takes the unit. */
const NEVER_BEGAN = sql<Date>`to_timestamp(0)`;

/** Whether an order by card can be paid although none of its units is held for it. */
export async function isPayableUnheld(db: Queryable, orderId: OrderId): Promise<boolean> {
  const row = await db
    .selectFrom("hold")
    .where("orderId", "=", orderId)
    .where("until", "=", NEVER_BEGAN)
    .select("unitId")
    .executeTakeFirst();
  return row !== undefined;
}

/** The order keeps its rows but holds none of the units: anybody may take them. */
export async function expireAllocations(tx: Transaction, orderId: OrderId): Promise<void> {
  await tx
    .updateTable("hold")
    .set({ until: NEVER_BEGAN })
    .where("orderId", "=", orderId)
    .where("kind", "=", "order")
    .execute();
}

/** Paid or prepared units count towards no limit: deletes the hashes of their holder. */
export async function clearHolderOf(tx: Transaction, orderId: OrderId): Promise<void> {
  await tx
    .updateTable("hold")
    .set({ emailKey: null, phoneKey: null, addressKey: null, networkKey: null })
    .where("orderId", "=", orderId)
    .execute();
}

/** Counts a reached limit, per hour. */
export async function noteLimitHit(
  db: Queryable,
  { domainError, visitorId, keys }: { domainError: AllocationError; visitorId: VisitorId; keys: HolderKeys },
): Promise<void> {
  const reached = domainError.code === "network-holds-full" ? "network" : "person";
  const key = reached === "network" ? keys.networkKey : (keys.emailKey ?? visitorId.slice(0, 22));
  if (key === null) return;
  const isOver = sql<boolean>`hold_limit_hit.since <= now() - interval '1 hour'`;
  await db
    .insertInto("holdLimitHit")
    .values({ key, reached, hits: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else hold_limit_hit.hits + 1 end`,
        since: sql<Date>`case when ${isOver} then now() else hold_limit_hit.since end`,
      }),
    )
    .execute();
}

/**
 * Clears the hashes and e-mail addresses of allocations that expired more than an hour ago, and deletes hit counts
 * older than a day.
 */
export async function clearOldHolders(db: Queryable): Promise<void> {
  await db
    .updateTable("hold")
    .set({ email: null, emailKey: null, phoneKey: null, addressKey: null, networkKey: null })
    .where("until", "<", sql<Date>`now() - interval '1 hour'`)
    .where((eb) =>
      eb.or([
        eb("email", "is not", null),
        eb("emailKey", "is not", null),
        eb("phoneKey", "is not", null),
        eb("addressKey", "is not", null),
        eb("networkKey", "is not", null),
      ]),
    )
    .execute();
  await db
    .deleteFrom("holdLimitHit")
    .where("since", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}

export type AllocationFigures = {
  onSale: number;
  heldByStrangers: number;
  reached: { key: string; reached: "person" | "network"; hits: number }[];
};

/** How many of the units on sale strangers hold, and who reached a limit `mostHits` times or more within the hour. */
export async function allocationFigures(db: Queryable, mostHits: number): Promise<AllocationFigures> {
  const { rows } = await sql<{ onSale: number; heldByStrangers: number }>`
    select
      (select count(*)::int from unit u join listing l on l.id = u.listing_id left join hold s on s.unit_id = u.id and s.until is null
        where u.state = 'stock' and l.state = 'live' and s.unit_id is null) as on_sale,
      (select count(*)::int from hold where until > now() and not known) as held_by_strangers
  `.execute(db);
  const reached = await db
    .selectFrom("holdLimitHit")
    .where("since", ">", sql<Date>`now() - interval '1 hour'`)
    .where("hits", ">=", mostHits)
    .select([sql<string>`left(key, 6)`.as("key"), "reached", "hits"])
    .orderBy("hits", "desc")
    .limit(10)
    .execute();
  return { ...rows[0]!, reached };
}
