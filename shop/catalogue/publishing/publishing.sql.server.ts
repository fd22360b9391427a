// Queries that publish a listing, change its price, or mark it as changed.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Category, PcSpecs } from "../specs.ts";

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
  await tx
    .updateTable("listing")
    .set({ state: "live", updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("state", "<>", "live")
    .execute();
  await setListingPrice(tx, { id, price, at });
}

/** Gives a locked listing this price, and adds it to the price log; a price that it has already changes nothing. */
export async function setListingPrice(
  tx: Transaction,
  { id, price, at }: { id: ListingId; price: Bani; at: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("listing")
    .set({ priceBani: price, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("priceBani", "<>", price)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
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

/** Writes what a listing is, after a repair has changed a part of its unit. */
export async function setListingSpecs(
  tx: Transaction,
  { id, specs }: { id: ListingId; specs: PcSpecs },
): Promise<void> {
  await tx
    .updateTable("listing")
    .set({ specs: JSON.stringify(specs), updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}
