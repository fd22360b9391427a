// Queries that publish a listing, change its price, or mark it as changed.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Category, ComponentSpecs, PcSpecs } from "../specs.ts";

export type NewListing = { title: string; price: Bani; warrantyMonths: number; at: Date } & (
  { kind: "pc"; category: null; specs: PcSpecs } | ({ kind: "component" } & ComponentSpecs)
);

/** Inserts a live listing, with the first entry of its price log. */
export async function insertListing(tx: Transaction, listing: NewListing): Promise<ListingId> {
  const { kind, category, title, price, warrantyMonths, specs, at } = listing;
  const { id } = await tx
    .insertInto("listing")
    .values({
      kind,
      category,
      title,
      priceBani: price,
      warrantyMonths,
      badge: null,
      state: "live",
      specs: JSON.stringify(specs),
      publishedAt: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("priceLog").values({ listingId: id, priceBani: price, since: at }).execute();
  return id;
}

/** Live component listings of a category, to which a unit of the same kind can be added. */
export function loadComponentListings(
  db: Queryable,
  { category, limit }: { category: Category; limit: number },
): Promise<{ id: ListingId; title: string; price: Bani }[]> {
  return db
    .selectFrom("listing")
    .where("kind", "=", "component")
    .where("category", "=", category)
    .where("state", "=", "live")
    .orderBy("title")
    .limit(limit)
    .select(["id", "title", "priceBani as price"])
    .execute();
}

export async function isComponentListing(
  tx: Transaction,
  { id, category }: { id: ListingId; category: Category },
): Promise<boolean> {
  const row = await tx
    .selectFrom("listing")
    .where("id", "=", id)
    .where("category", "=", category)
    .where("state", "=", "live")
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a locked listing live at this price; a new price is added to its price log. */
export async function offerAgain(
  tx: Transaction,
  { id, price, at }: { id: ListingId; price: Bani; at: Date },
): Promise<void> {
  const before = await tx
    .selectFrom("listing")
    .where("id", "=", id)
    .select(["priceBani", "state"])
    .executeTakeFirstOrThrow();
  if (before.priceBani === price && before.state === "live") return;
  await tx
    .updateTable("listing")
    .set({ priceBani: price, state: "live", updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
  if (before.priceBani === price) return;
  await tx
    .insertInto("priceLog")
    .values({ listingId: id, priceBani: price, since: at })
    .onConflict((conflict) => conflict.columns(["listingId", "since"]).doUpdateSet({ priceBani: price }))
    .execute();
}

/** Marks the listing as changed now, for its page and the sitemap. */
export async function touchListing(tx: Transaction, id: ListingId): Promise<void> {
  await tx
    .updateTable("listing")
    .set({ updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** A unit at the shop with what is known about its parts: as it was bought, or as its listing says. */
export async function loadUnitToSplit(db: Queryable, code: string) {
  return (
    (await db
      .selectFrom("unit as u")
      .leftJoin("listing as l", "l.id", "u.listingId")
      .leftJoin("intake as i", "i.unitId", "u.id")
      .where("u.code", "=", code)
      .where("u.state", "in", ["intake", "stock", "inspection"])
      .select(["u.id", "u.costBani as cost", "u.grade", "i.parts as bought", "l.specs"])
      .select(sql<"pc" | "component">`coalesce(l.kind, i.kind)`.as("kind"))
      .select(sql<Category | null>`coalesce(l.category, i.category)`.as("category"))
      .select(sql<string>`coalesce(l.title, i.name)`.as("title"))
      .executeTakeFirst()) ?? null
  );
}
