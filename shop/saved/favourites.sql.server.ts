// All queries of favourites and of viewed listings.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { FAVOURITE_RETENTION_DAYS } from "./favourite.ts";
import { VIEWED_RETENTION_DAYS } from "./viewed.ts";

/** Serializes a visitor's requests until the transaction ends: the limit is checked by counting. */
export async function lockFavourites(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${visitorId}, 1))`.execute(tx);
}

export async function countFavourites(db: Queryable, visitorId: VisitorId): Promise<number> {
  const row = await db
    .selectFrom("favourite")
    .where("visitorId", "=", visitorId)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The listing's price; null if it was never published. */
export async function findPrice(db: Queryable, listingId: ListingId): Promise<Bani | null> {
  const row = await db
    .selectFrom("listing")
    .where("id", "=", listingId)
    .where("state", "<>", "draft")
    .select("priceBani")
    .executeTakeFirst();
  return row?.priceBani ?? null;
}

export async function isFavourite(
  db: Queryable,
  favourite: { visitorId: VisitorId; listingId: ListingId },
): Promise<boolean> {
  const row = await db
    .selectFrom("favourite")
    .where("visitorId", "=", favourite.visitorId)
    .where("listingId", "=", favourite.listingId)
    .select("listingId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFavourite(
  db: Queryable,
  { visitorId, listingId, price }: { visitorId: VisitorId; listingId: ListingId; price: Bani },
): Promise<void> {
  await db.insertInto("favourite").values({ visitorId, listingId, seenPriceBani: price }).execute();
}

export async function deleteFavourite(
  db: Queryable,
  { visitorId, listingId }: { visitorId: VisitorId; listingId: ListingId },
): Promise<void> {
  await db.deleteFrom("favourite").where("visitorId", "=", visitorId).where("listingId", "=", listingId).execute();
}

/** Newest first. */
export async function favouritesOf(
  db: Queryable,
  visitorId: VisitorId,
): Promise<{ listingId: ListingId; seenPrice: Bani; addedAt: Date }[]> {
  const rows = await db
    .selectFrom("favourite")
    .where("visitorId", "=", visitorId)
    .orderBy("addedAt", "desc")
    .orderBy("listingId", "desc")
    .select(["listingId", "seenPriceBani", "addedAt"])
    .execute();
  return rows.map(({ seenPriceBani, ...row }) => ({ ...row, seenPrice: seenPriceBani }));
}

/** Copies one visitor's newest favourites, at most `most`, to another who does not have them. */
export async function insertFavouritesOf(
  tx: Transaction,
  { from, to, most }: { from: VisitorId; to: VisitorId; most: number },
): Promise<void> {
  await sql`
    insert into favourite (visitor_id, listing_id, seen_price_bani, added_at)
    select ${to}, listing_id, seen_price_bani, added_at from favourite given
    where visitor_id = ${from} and not exists (select from favourite own where own.visitor_id = ${to} and own.listing_id = given.listing_id)
    order by added_at desc, listing_id desc limit ${most}
  `.execute(tx);
}

/** Visitor ids of accounts start with "account:"; all others are guests. */
const isGuest = sql<boolean>`visitor_id not like 'account:%'`;

export async function deleteOldFavouritesOfGuests(db: Queryable): Promise<void> {
  await sql`delete from favourite where added_at < now() - make_interval(days => ${FAVOURITE_RETENTION_DAYS}) and ${isGuest}`.execute(
    db,
  );
}

export async function deleteAllFavourites(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await tx.deleteFrom("favourite").where("visitorId", "=", visitorId).execute();
}

/** `listingIds`: newest first; each gets a slightly earlier time than the one before. */
export async function upsertViewed(
  tx: Transaction,
  { visitorId, listingIds }: { visitorId: VisitorId; listingIds: readonly ListingId[] },
): Promise<void> {
  await sql`
    insert into viewed (visitor_id, listing_id, viewed_at)
    select ${visitorId}, l.id, now() - make_interval(secs => min(seen.place) / 1000.0)
    from unnest(${`{${listingIds.join(",")}}`}::integer[]) with ordinality as seen (id, place) join listing l on l.id = seen.id
    where l.state <> 'draft' group by l.id
    on conflict (visitor_id, listing_id) do update set viewed_at = greatest(viewed.viewed_at, excluded.viewed_at)
  `.execute(tx);
}

export async function insertViewedOf(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  await sql`
    insert into viewed (visitor_id, listing_id, viewed_at)
    select ${to}, listing_id, viewed_at from viewed where visitor_id = ${from}
    on conflict (visitor_id, listing_id) do update set viewed_at = greatest(viewed.viewed_at, excluded.viewed_at)
  `.execute(tx);
}

export async function deleteViewedBeyond(
  tx: Transaction,
  { visitorId, most }: { visitorId: VisitorId; most: number },
): Promise<void> {
  await sql`
    delete from viewed where visitor_id = ${visitorId} and listing_id in (
      select listing_id from viewed where visitor_id = ${visitorId} order by viewed_at desc, listing_id desc offset ${most}
    )
  `.execute(tx);
}

export async function deleteAllViewed(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await tx.deleteFrom("viewed").where("visitorId", "=", visitorId).execute();
}

/** Newest first. */
export async function viewedIdsOf(db: Queryable, visitorId: VisitorId): Promise<ListingId[]> {
  const rows = await db
    .selectFrom("viewed")
    .where("visitorId", "=", visitorId)
    .orderBy("viewedAt", "desc")
    .orderBy("listingId", "desc")
    .select("listingId")
    .execute();
  return rows.map(({ listingId }) => listingId);
}

export async function deleteOldViewed(db: Queryable): Promise<void> {
  await sql`delete from viewed where viewed_at < now() - make_interval(days => ${VIEWED_RETENTION_DAYS})`.execute(db);
}
