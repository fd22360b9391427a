// The queries of intake: what was bought and is not on sale yet. The unit's state decides who settles it, once.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ListingId, UnitId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import type { InIntake, Taken, TaxRegime } from "./intake.ts";
import type { Grade } from "./listing.ts";
import type { Category, ComponentSpecs, PcSpecs } from "./specs.ts";

export async function insertIntake(tx: Transaction, units: readonly (Taken & { unitId: UnitId; code: string; position: number })[], { source, taxRegime }: { source: string; taxRegime: TaxRegime }): Promise<void> {
  await tx
    .insertInto("unit")
    .values(units.map(({ unitId, code, cost }) => ({ id: unitId, listingId: null, code, serial: null, costBani: cost, taxRegime, grade: null, state: "intake" as const })))
    .execute();
  await tx
    .insertInto("intake")
    .values(
      units.map(({ unitId, kind, name, parts, suggestedGrade, position }) => ({
        unitId,
        kind,
        category: kind === "component" ? (parts[0]?.category ?? null) : null,
        name,
        parts: JSON.stringify(parts),
        suggestedGrade,
        source,
        position,
      })),
    )
    .execute();
}

function waiting(db: Queryable) {
  return db
    .selectFrom("intake as i")
    .innerJoin("unit as u", "u.id", "i.unitId")
    .where("u.state", "=", "intake")
    .select(["i.unitId", "u.code", "i.kind", "i.name", "i.parts", "u.costBani as cost", "u.taxRegime", "i.suggestedGrade", "i.source", "i.cameAt"])
    .$castTo<InIntake>();
}

/** What waits, the longest first, and how much that is in all. */
export async function loadWaiting(db: Queryable, { limit, offset }: { limit: number; offset: number }): Promise<{ rows: InIntake[]; total: number; cost: Bani }> {
  const rows = await waiting(db).orderBy("i.cameAt").orderBy("i.source").orderBy("i.position").limit(limit).offset(offset).execute();
  const all = await db
    .selectFrom("unit")
    .where("state", "=", "intake")
    .select([sql<number>`count(*)::int`.as("total"), sql<Bani>`coalesce(sum(cost_bani), 0)::int`.as("cost")])
    .executeTakeFirstOrThrow();
  return { rows, ...all };
}

export async function findWaiting(db: Queryable, code: string): Promise<InIntake | null> {
  return (await waiting(db).where("u.code", "=", code).executeTakeFirst()) ?? null;
}

/** As `findWaiting`, and nobody else settles it until the transaction ends. */
export async function lockWaiting(tx: Transaction, code: string): Promise<InIntake | null> {
  return (await waiting(tx).where("u.code", "=", code).forUpdate("u").executeTakeFirst()) ?? null;
}

export type NewListing = { title: string; price: Bani; warrantyMonths: number; at: Date } & (
  | { kind: "pc"; category: null; specs: PcSpecs }
  | ({ kind: "component" } & ComponentSpecs)
);

/** On the shelf from now on, with the first entry of its price log. */
export async function insertListing(tx: Transaction, listing: NewListing): Promise<ListingId> {
  const { kind, category, title, price, warrantyMonths, specs, at } = listing;
  const { id } = await tx
    .insertInto("listing")
    .values({ kind, category, title, priceBani: price, warrantyMonths, badge: null, state: "live", specs: JSON.stringify(specs), publishedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("priceLog").values({ listingId: id, priceBani: price, since: at }).execute();
  return id;
}

/** Live component listings of a category: what a unit of the same may stand beside. */
export function loadComponentListings(db: Queryable, { category, limit }: { category: Category; limit: number }): Promise<{ id: ListingId; title: string; price: Bani }[]> {
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

export async function isComponentListing(tx: Transaction, { id, category }: { id: ListingId; category: Category }): Promise<boolean> {
  const row = await tx.selectFrom("listing").where("id", "=", id).where("category", "=", category).where("state", "=", "live").select("id").forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Ends a unit's time in intake; false where somebody else has. */
export async function settleUnit(tx: Transaction, unitId: UnitId, end: { actor: string } & ({ state: "stock"; listingId: ListingId; grade: Grade; serial: string | null } | { state: "scrapped" })): Promise<boolean> {
  const { actor, ...change } = end;
  const { numUpdatedRows } = await tx.updateTable("unit").set(change).where("id", "=", unitId).where("state", "=", "intake").executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.updateTable("intake").set({ settledAt: sql<Date>`now()`, settledBy: actor }).where("unitId", "=", unitId).execute();
  return true;
}
