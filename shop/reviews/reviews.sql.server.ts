// Queries of reviews and of the e-mails that ask for them.
// Invariant: `office_words(…)` is that of an index in db/migrations/0064-reviews.ts.

import { sql, type SqlBool } from "kysely";
import { isWithinDays } from "../../base/days.server.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ListingId, OrderId, ReviewId, VisitorId } from "../../base/id.ts";
import {
  NO_STARS,
  REVIEWS_A_PAGE,
  reviewStates,
  type PublicReviewSort,
  type PublishedReview,
  type Review,
  type ReviewListFilter,
  type ReviewState,
  type StarCounts,
  type Stars,
} from "./review.ts";

const columns = [
  "id",
  "orderId",
  "orderNumber",
  "listingId",
  "goods",
  "state",
  "stars",
  "title",
  "body",
  "author",
  "language",
  "reason",
  "version",
  "reply",
  "repliedAt",
  "writtenAt",
  "editedAt",
  "publishedAt",
] as const;

const publicColumns = [
  "id",
  "listingId",
  "goods",
  "stars",
  "title",
  "body",
  "author",
  "language",
  "reply",
  "repliedAt",
  "writtenAt",
] as const;

type Stored = Omit<Review, "stars"> & { stars: number };
const reviewOf = (row: Stored) => row as Review;
const publicOf = (row: Omit<PublishedReview, "stars"> & { stars: number }) => row as PublishedReview;

/** A unit that went back to the shop, or is on its way there. */
const isGivenBack = sql<SqlBool>`exists (
  select from claim_unit cu join claim c on c.id = cu.claim_id
    where cu.order_id = l.order_id and cu.unit_id = l.unit_id and c.state not in ('rejected', 'dropped')
      and (c.kind <> 'warranty' or c.resolution = 'refunded'))`;

/** The products of a delivered order that its buyer kept, in the order of its lines. */
export async function keptGoods(db: Queryable, orderId: OrderId): Promise<{ listingId: ListingId; title: string }[]> {
  const rows = await db
    .selectFrom("salesOrderLine as l")
    .innerJoin("salesOrder as o", "o.id", "l.orderId")
    .where("l.orderId", "=", orderId)
    .where("l.kind", "=", "unit")
    .where("o.state", "=", "delivered")
    .where(sql<SqlBool>`not ${isGivenBack}`)
    .groupBy(["l.listingId", "l.title"])
    .select(["l.listingId", "l.title"])
    .orderBy(sql`min(l.position)`)
    .execute();
  return rows.flatMap(({ listingId, title }) => (listingId === null ? [] : [{ listingId, title }]));
}

export async function reviewsOfOrder(db: Queryable, orderId: OrderId): Promise<Review[]> {
  const rows = await db.selectFrom("review").where("orderId", "=", orderId).select(columns).execute();
  return rows.map(reviewOf);
}

/** False, and nothing is written, if the order has a review of this product. */
export async function insertReview(tx: Transaction, review: Review): Promise<boolean> {
  const written = await tx
    .insertInto("review")
    .values(review)
    .onConflict((conflict) => conflict.columns(["orderId", "listingId"]).doNothing())
    .returning("id")
    .execute();
  return written.length > 0;
}

/** Locks the review until the transaction ends. */
export async function lockReview(
  tx: Transaction,
  by: { id: ReviewId } | { orderId: OrderId; listingId: ListingId },
): Promise<Review | null> {
  const row = await tx
    .selectFrom("review")
    .$if("id" in by, (query) => query.where("id", "=", (by as { id: ReviewId }).id))
    .$if("orderId" in by, (query) => {
      const { orderId, listingId } = by as { orderId: OrderId; listingId: ListingId };
      return query.where("orderId", "=", orderId).where("listingId", "=", listingId);
    })
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
  return row ? reviewOf(row) : null;
}

export async function reviewById(db: Queryable, id: ReviewId): Promise<Review | null> {
  const row = await db.selectFrom("review").where("id", "=", id).select(columns).executeTakeFirst();
  return row ? reviewOf(row) : null;
}

type Change = Partial<Omit<Review, "id" | "orderId" | "orderNumber" | "listingId" | "goods" | "version" | "writtenAt">>;

/** Changes a locked review; its version rises. */
export async function updateReview(tx: Transaction, id: ReviewId, change: Change): Promise<void> {
  await tx
    .updateTable("review")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

const found = (search: string) =>
  sql<SqlBool>`office_words(order_number || ' ' || goods || ' ' || coalesce(author, '') || ' ' || title)
    @@ office_query(${search})`;

const sortColumns = { edited: "editedAt", stars: "stars", goods: "goods" } as const;

/** A page of reviews for staff. */
export async function selectReviews(db: Queryable, filter: ReviewListFilter, pageSize: number) {
  const { search, state, stars, sort, descending, page } = filter;
  const all = db
    .selectFrom("review")
    .where(isWithinDays(sql`edited_at`, filter))
    .$if(search !== "", (query) => query.where(found(search)))
    .$if(state !== null, (query) => query.where("state", "=", state!))
    .$if(stars !== null, (query) => query.where("stars", "=", stars!));
  const [rows, { total }] = await Promise.all([
    all
      .select(columns)
      .orderBy(sortColumns[sort], descending ? "desc" : "asc")
      .orderBy("id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    all.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(reviewOf), total };
}

export async function countReviewStates(db: Queryable): Promise<Record<ReviewState, number>> {
  const count = (state: ReviewState) => sql<number>`count(*) filter (where state = ${state})::integer`.as(state);
  return db.selectFrom("review").select(reviewStates.map(count)).executeTakeFirstOrThrow();
}

/** How many wait for staff. */
export async function countPending(db: Queryable): Promise<number> {
  const { pending } = await db
    .selectFrom("review")
    .where("state", "=", "pending")
    .select(sql<number>`count(*)::integer`.as("pending"))
    .executeTakeFirstOrThrow();
  return pending;
}

/** The review that has waited longest, but this one. */
export async function nextPending(db: Queryable, except: ReviewId): Promise<ReviewId | null> {
  const row = await db
    .selectFrom("review")
    .where("state", "=", "pending")
    .where("id", "<>", except)
    .select("id")
    .orderBy("editedAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Of which product: one listing, or all. */
export async function countStars(db: Queryable, of: ListingId | "all"): Promise<StarCounts> {
  const rows = await db
    .selectFrom("review")
    .where("state", "=", "published")
    .$if(of !== "all", (query) => query.where("listingId", "=", of as ListingId))
    .groupBy("stars")
    .select(["stars", sql<number>`count(*)::integer`.as("count")])
    .execute();
  return rows.reduce<StarCounts>((counts, { stars, count }) => ({ ...counts, [stars as Stars]: count }), NO_STARS);
}

const publicOrder = {
  newest: sql`published_at desc`,
  best: sql`stars desc, published_at desc`,
  worst: sql`stars, published_at desc`,
} as const satisfies Record<PublicReviewSort, unknown>;

/** A page of published reviews. */
export async function selectPublished(
  db: Queryable,
  { of, stars, sort, page, most = REVIEWS_A_PAGE }: PublishedReviewsFilter,
): Promise<PublishedReview[]> {
  const rows = await db
    .selectFrom("review")
    .where("state", "=", "published")
    .$if(of !== "all", (query) => query.where("listingId", "=", of as ListingId))
    .$if(stars !== null, (query) => query.where("stars", "=", stars!))
    .select(publicColumns)
    .orderBy(publicOrder[sort])
    .orderBy("id")
    .limit(most)
    .offset((page - 1) * most)
    .execute();
  return rows.map(publicOf);
}

export type PublishedReviewsFilter = {
  of: ListingId | "all";
  stars: Stars | null;
  sort: PublicReviewSort;
  page: number;
  most?: number;
};

/** The listings with a published review or an answered question. */
export async function listingsWithPosts(db: Queryable): Promise<Set<ListingId>> {
  const { rows } = await sql<{ listingId: ListingId }>`
    select listing_id from review where state = 'published' and listing_id is not null
    union select listing_id from product_question where state = 'published'`.execute(db);
  return new Set(rows.map(({ listingId }) => listingId));
}

/** Published reviews of PCs: those with this graphics card first, then the newest. */
export async function selectOfPcs(
  db: Queryable,
  { gpu, most }: { gpu: string | null; most: number },
): Promise<PublishedReview[]> {
  const rows = await db
    .selectFrom("review")
    .innerJoin("listing", "listing.id", "review.listingId")
    .where("review.state", "=", "published")
    .where("listing.kind", "=", "pc")
    .select(publicColumns.map((column) => `review.${column}` as const))
    .orderBy(sql`(listing.specs -> 'gpu' ->> 'chip' is not distinct from ${gpu}::text) desc`)
    .orderBy("review.publishedAt", "desc")
    .orderBy("review.id")
    .limit(most)
    .execute();
  return rows.map(publicOf);
}

/** Orders delivered between these times whose buyers were not asked yet. */
export async function ordersToAsk(
  db: Queryable,
  { after, until, most }: { after: Date; until: Date; most: number },
): Promise<OrderId[]> {
  const rows = await db
    .selectFrom("salesOrder as o")
    .leftJoin("reviewRequest as r", "r.orderId", "o.id")
    .where("o.state", "=", "delivered")
    .where("o.deliveredAt", ">", after)
    .where("o.deliveredAt", "<=", until)
    .where("r.orderId", "is", null)
    .select("o.id")
    .orderBy("o.deliveredAt")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** False if its buyer was asked before. */
export async function insertRequest(tx: Transaction, orderId: OrderId, isSent: boolean): Promise<boolean> {
  const written = await tx
    .insertInto("reviewRequest")
    .values({ orderId, isSent })
    .onConflict((conflict) => conflict.doNothing())
    .returning("orderId")
    .execute();
  return written.length > 0;
}

/** Undoes `insertRequest` in its transaction: the e-mail must wait. */
export async function deleteRequest(tx: Transaction, orderId: OrderId): Promise<void> {
  await tx.deleteFrom("reviewRequest").where("orderId", "=", orderId).execute();
}

export async function insertReviewOptOut(tx: Transaction, mailbox: string): Promise<void> {
  await tx
    .insertInto("reviewRefusal")
    .values({ mailbox })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasRefused(db: Queryable, mailbox: string): Promise<boolean> {
  const row = await db.selectFrom("reviewRefusal").where("mailbox", "=", mailbox).select("mailbox").executeTakeFirst();
  return row !== undefined;
}

/** What happened to a review, oldest first. */
export async function historyOf(db: Queryable, id: ReviewId) {
  return db
    .selectFrom("audit")
    .where("entity", "=", "review")
    .where("entityId", "=", id)
    .select(["id", "action", "actor", "at", "after"])
    .orderBy("id")
    .execute();
}

/** Deletes a visitor's reviews that are not public, and the name on the others. Call it while the orders are theirs. */
export async function eraseReviewsOf(
  tx: Transaction,
  of: { visitorId: VisitorId } | { orderIds: readonly OrderId[] },
): Promise<void> {
  if ("orderIds" in of && of.orderIds.length === 0) return;
  const isTheirs =
    "orderIds" in of
      ? sql<SqlBool>`order_id in (${sql.join(of.orderIds)})`
      : sql<SqlBool>`order_id in (select id from sales_order where visitor_id = ${of.visitorId})`;
  await tx.deleteFrom("review").where(isTheirs).where("state", "<>", "published").execute();
  await tx.updateTable("review").set({ author: null }).where(isTheirs).execute();
}
