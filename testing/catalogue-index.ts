// Changes of listings and units while a test runs, and waiting until the catalogue index has them.

import { sql } from "kysely";
import type { Db } from "../base/db.server.ts";
import { newId, type ListingId, type UnitId, type VisitorId } from "../base/id.ts";
import { bani, type Bani } from "../base/money.ts";
import type { CatalogueIndex } from "../shop/catalogue/catalogue-index.server.ts";
import { insertListings } from "./builders.ts";

type NewTestListing = Parameters<typeof insertListings>[1];

const PUBLISHED = new Date("2026-06-01T08:00:00Z");

/** Inserts one listing whose price has not changed since summer. */
export async function putOnSale(db: Db, thing: NewTestListing): Promise<ListingId> {
  const [id] = await insertListings(db, thing);
  if (id === undefined) throw new Error("no listing was inserted");
  await db.insertInto("priceLog").values({ listingId: id, priceBani: thing.price, since: PUBLISHED }).execute();
  return id;
}

export function aVisitor(name: string): VisitorId {
  return `visitor-${name}` as VisitorId;
}

export async function unitsOf(db: Db, listingId: ListingId): Promise<UnitId[]> {
  const rows = await db.selectFrom("unit").where("listingId", "=", listingId).select("id").orderBy("id").execute();
  return rows.map((row) => row.id);
}

export async function setPrice(db: Db, listingId: ListingId, change: { price: Bani; since?: string }): Promise<void> {
  const since = new Date(change.since ?? "2026-11-20T08:00:00Z");
  await db.updateTable("listing").set({ priceBani: change.price }).where("id", "=", listingId).execute();
  await db.insertInto("priceLog").values({ listingId, priceBani: change.price, since }).execute();
}

/** Allocates units of a listing to another visitor: for 15 minutes, or forever. */
export async function takenBySomebody(
  db: Db,
  listingId: ListingId,
  taken: { how: "held" | "sold"; units?: number },
): Promise<void> {
  const units = (await unitsOf(db, listingId)).slice(0, taken.units ?? 1);
  const isSold = taken.how === "sold";
  const allocation = {
    kind: isSold ? ("sale" as const) : ("checkout" as const),
    visitorId: aVisitor("somebody"),
    orderId: isSold ? await somebodysOrder(db) : null,
    email: null,
    until: isSold ? null : sql<Date>`now() + interval '15 minutes'`,
  };
  await db
    .insertInto("hold")
    .values(units.map((unitId) => ({ unitId, ...allocation })))
    .onConflict((conflict) => conflict.column("unitId").doUpdateSet(allocation))
    .execute();
}

/** Resolves when the index has everything that is in the database now. */
export async function caughtUp({
  db,
  catalogueIndex,
}: {
  db: Db;
  catalogueIndex: Pick<CatalogueIndex, "onChange">;
}): Promise<void> {
  const readAgain = new Promise<void>((resolve) => {
    const stop = catalogueIndex.onChange((changed) => {
      if (changed !== "all") return;
      stop();
      resolve();
    });
  });
  await sql`select pg_notify('listing_changed', '')`.execute(db);
  await readAgain;
}

/** Expires the allocations of the visitor, or all. */
export async function timePasses(db: Db): Promise<void> {
  await db
    .updateTable("hold")
    .set({ until: sql<Date>`now() - interval '1 second'` })
    .where("until", "is not", null)
    .execute();
  await db
    .updateTable("salesOrder")
    .set({ payUntil: sql<Date>`now() - interval '1 second'` })
    .where("payUntil", "is not", null)
    .execute();
}

/** Lets this many minutes pass for all allocations. The database's clock decides, so their times are moved back. */
export async function minutesPass(db: Db, minutes: number): Promise<void> {
  const ago = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(mins => ${minutes}::int)`;
  await db
    .updateTable("hold")
    .set({ until: ago("until") })
    .where("until", "is not", null)
    .execute();
  await db
    .updateTable("salesOrder")
    .set({ payUntil: ago("payUntil") })
    .where("payUntil", "is not", null)
    .execute();
  await db
    .updateTable("holdRequest")
    .set({ fullUntil: ago("fullUntil"), mailedAt: ago("mailedAt") })
    .execute();
  await db
    .updateTable("holdLimitHit")
    .set({ since: ago("since") })
    .execute();
}

async function somebodysOrder(db: Db) {
  const id = newId<"order">();
  const digits = String(Number.parseInt(id.slice(0, 8), 16) % 1_000_000).padStart(6, "0");
  const nothing = {
    goodsBani: bani(0),
    servicesBani: bani(0),
    shippingBani: bani(0),
    totalBani: bani(0),
    extendedWarranty: false,
  };
  const buyer = {
    visitorId: null,
    language: "ro",
    email: "somebody@example.ro",
    phone: "+40712345678",
    shippingAddress: "{}",
  } as const;
  await db
    .insertInto("salesOrder")
    .values({
      id,
      number: `ORD-${digits}`,
      state: "paid",
      ...buyer,
      paymentMethod: "card",
      ...nothing,
      idempotencyKey: id,
      estimatedDelivery: PUBLISHED,
    })
    .execute();
  return id;
}

/** Ids of listings that do not exist: each marks one position in the stream of changes that the index reads. */
let nextMarker = 2_000_000_000;

/**
 * Runs `change` and waits until the index has it. Changes reach the index in the order of their commits, so it waits for a marker
 * that is sent after the change: an event of an earlier change cannot be mistaken for it.
 */
export async function waitForIndex(
  { catalogueIndex, db }: { catalogueIndex: Pick<CatalogueIndex, "onChange">; db: Db },
  change: () => Promise<unknown>,
): Promise<void> {
  await change();
  const marker = nextMarker++ as ListingId;
  const send = () => sql`select pg_notify('listing_changed', ${String(marker)})`.execute(db);
  const notified = new Promise<void>((resolve) => {
    const stop = catalogueIndex.onChange((changed) => {
      // A full reload of the index may have skipped the marker.
      if (changed === "all") return void send();
      if (!changed.includes(marker)) return;
      stop();
      resolve();
    });
  });
  await send();
  await notified;
}
