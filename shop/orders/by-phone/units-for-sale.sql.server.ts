// Queries of the units that staff sell by phone.

import { sql, type NotNull } from "kysely";
import { isSerial } from "../../../base/serial.server.ts";
import type { Queryable } from "../../../base/db.server.ts";
import type { UnitForSale } from "./phone-order.ts";

const MOST_FOUND = 20;

function unitsForSale(db: Queryable) {
  return db
    .selectFrom("unit as u")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .leftJoin("hold as h", "h.unitId", "u.id")
    .where("u.listingId", "is not", null)
    .select(["u.id as unitId", "u.code", "u.serial", "u.grade", "u.listingId", "l.title", "l.priceBani as price"])
    .select(sql<boolean>`l.state = 'live' and u.state = 'stock' and (h.unit_id is null or h.until <= now())`.as("free"))
    .select(
      sql<
        string | null
      >`case when l.state = 'live' and u.state = 'stock' and h.kind = 'reservation' and h.until > now() then lower(h.email) end`.as(
        "reservedBy",
      ),
    )
    .$narrowType<{ listingId: NotNull }>();
}

/** The units with these codes, in the order of the codes. */
export async function unitsByCode(db: Queryable, codes: readonly string[]): Promise<UnitForSale[]> {
  if (codes.length === 0) return [];
  const rows = await unitsForSale(db).where("u.code", "in", codes).execute();
  return rows.toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
}

/** The units with this code or serial number: one, unless two makers gave the same serial number. */
export function unitsScanned(db: Queryable, scanned: string): Promise<UnitForSale[]> {
  const text = scanned.toLowerCase();
  return unitsForSale(db)
    .where((eb) => eb.or([eb(sql`lower(u.code)`, "=", text), isSerial(sql.ref("u.serial"), scanned)]))
    .orderBy("u.code")
    .limit(MOST_FOUND)
    .execute();
}

/** Free units whose product's title has each of these words. */
export function freeUnitsTitled(db: Queryable, words: readonly string[]): Promise<UnitForSale[]> {
  let query = unitsForSale(db)
    .where("l.state", "=", "live")
    .where("u.state", "=", "stock")
    .where((eb) => eb.or([eb("h.unitId", "is", null), eb("h.until", "<=", sql<Date>`now()`)]));
  for (const word of words)
    query = query.where(sql`lower(l.title)`, "like", `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  return query.orderBy("l.title").orderBy("u.code").limit(MOST_FOUND).execute();
}
