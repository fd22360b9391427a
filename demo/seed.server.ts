import { sql, type Insertable } from "kysely";
import { transaction, type Db, type Transaction } from "../base/db.server.ts";
import type { Tables } from "../db/tables.ts";
import { generateCatalogue } from "./catalogue.ts";
import type { DemoListing } from "./demo-listing.ts";

type Seeded = { seeded: boolean; listings: number; units: number };
type Options = { now: Date; onProgress?: (message: string) => void; pcs?: number };

/**
 * Seeds a database without listings with the demo catalogue; does nothing in any other. If two processes start together, only one
 * seeds. Returns how many listings and units were written.
 */
export function seedDemo(db: Db, { now, onProgress = () => {}, pcs }: Options): Promise<Seeded> {
  return transaction(db, async (tx) => {
    // The second process waits here and then finds listings.
    await sql`lock table listing in share row exclusive mode`.execute(tx);
    const any = await tx.selectFrom("listing").select("id").limit(1).executeTakeFirst();
    if (any) return { seeded: false, listings: 0, units: 0 };

    let listings = 0;
    let units = 0;
    for (const batch of inBatches(generateCatalogue({ now, ...(pcs !== undefined && { pcs }) }), { of: BATCH })) {
      await insertBatch(tx, batch);
      listings += batch.length;
      units += batch.reduce((total, listing) => total + listing.units.length, 0);
      onProgress(`demo catalogue: ${listings} listings`);
    }
    await sql`select setval(pg_get_serial_sequence('listing', 'id'), (select max(id) from listing))`.execute(tx);
    return { seeded: true, listings, units };
  });
}

// A statement may have 65,535 parameters. Measurements have the most: at most eleven for each listing, with eight columns each.
const BATCH = 300;
const MOST_PARAMETERS = 60_000;

async function insertBatch(tx: Transaction, batch: readonly DemoListing[]): Promise<void> {
  await insertRows(tx, "listing", batch.map(listingRow));
  await insertRows(tx, "unit", batch.flatMap(unitRows));
  await insertRows(tx, "measurement", batch.flatMap(measurementRows));
  await insertRows(tx, "priceLog", batch.flatMap(priceRows));
}

async function insertRows<T extends keyof Tables>(
  tx: Transaction,
  table: T,
  rows: Insertable<Tables[T]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  for (const part of inBatches(rows, { of: Math.floor(MOST_PARAMETERS / Math.max(1, columns)) })) {
    await tx.insertInto(table).values(part).execute();
  }
}

function* inBatches<T>(items: Iterable<T>, { of: size }: { of: number }): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function listingRow(listing: DemoListing): Insertable<Tables["listing"]> {
  return {
    id: listing.id,
    kind: listing.kind,
    category: listing.category,
    title: listing.title,
    priceBani: listing.price,
    warrantyMonths: listing.warrantyMonths,
    badge: listing.badge,
    state: "live",
    specs: JSON.stringify(listing.specs),
    publishedAt: listing.publishedAt,
    updatedAt: listing.priceLog.at(-1)?.since ?? listing.publishedAt,
  };
}

function unitRows(listing: DemoListing): Insertable<Tables["unit"]>[] {
  return listing.units.map((unit) => ({
    id: unit.id,
    listingId: listing.id,
    code: unit.code,
    serial: unit.serial,
    costBani: unit.cost,
    taxRegime: unit.taxRegime,
    grade: unit.grade,
    state: "stock",
    createdAt: listing.publishedAt,
  }));
}

function measurementRows(listing: DemoListing): Insertable<Tables["measurement"]>[] {
  return listing.units.flatMap((unit) =>
    unit.measurements.map((measurement) => ({ unitId: unit.id, ...measurement, source: "demo" as const })),
  );
}

function priceRows(listing: DemoListing): Insertable<Tables["priceLog"]>[] {
  return listing.priceLog.map(({ price, since }) => ({ listingId: listing.id, priceBani: price, since }));
}
