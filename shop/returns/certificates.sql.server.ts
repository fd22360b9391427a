// Queries of guarantee certificates: the sold units of an order, and the serial numbers of the parts a unit was built from.

import { sql } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import type { OrderId, UnitId } from "../../base/id.ts";
import type { Category } from "../catalogue/specs.ts";
import { storedSpecs } from "../catalogue/stored.ts";
import { namesOfParts, type PartSerials, type SoldUnitRecord } from "./certificate.ts";
import { componentOf } from "../warranty/ledger.ts";

/** The units of an order in the order of its lines, then those that replaced some of them. Two queries. */
export async function unitRecords(db: Queryable, orderId: OrderId): Promise<SoldUnitRecord[]> {
  const replacements = db
    .selectFrom("warranty as w")
    .innerJoin("unit as u", "u.id", "w.unitId")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .where("w.orderId", "=", orderId)
    .where("w.replaces", "is not", null)
    .select([
      "u.id",
      "u.code",
      "u.serial",
      "l.title",
      "l.kind",
      "l.category",
      "l.specs",
      sql<number | null>`null::int`.as("position"),
    ]);
  const rows = await db
    .selectFrom("salesOrderLine as ol")
    .innerJoin("unit as u", "u.id", "ol.unitId")
    .innerJoin("listing as l", "l.id", "ol.listingId")
    .where("ol.orderId", "=", orderId)
    .where("ol.kind", "=", "unit")
    .select([
      "u.id",
      "u.code",
      "u.serial",
      "ol.title",
      "l.kind",
      "l.category",
      "l.specs",
      sql<number | null>`ol.position`.as("position"),
    ])
    .unionAll(replacements)
    .orderBy("position", (place) => place.asc().nullsLast())
    .execute();
  const serials = await serialsOfParts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, code, serial, title, kind, category, specs }) => ({
    id,
    code,
    serial,
    title,
    names: namesOfParts(storedSpecs({ kind, category, specs })),
    serials: serials.get(id) ?? {},
  }));
}

/** The serial numbers of the parts that the shop built these units from. */
async function serialsOfParts(db: Queryable, units: readonly UnitId[]): Promise<Map<UnitId, PartSerials>> {
  if (units.length === 0) return new Map();
  const { rows } = await sql<{ unitId: UnitId; category: Category | null; serial: string }>`
    select built.unit_id as "unitId", l.category, u.serial
    from unit_conversion c
      join unit_conversion_part built on built.conversion_id = c.id and built.side = 'into'
      join unit_conversion_part used on used.conversion_id = c.id and used.side = 'from'
      join unit u on u.id = used.unit_id
      join listing l on l.id = u.listing_id
    where c.kind = 'build' and u.serial is not null and built.unit_id in (${sql.join(units.map((unit) => sql`${unit}::uuid`))})
    order by u.code`.execute(db);
  const found = new Map<UnitId, PartSerials>();
  for (const { unitId, category, serial } of rows) {
    const component = category === null ? null : componentOf(category);
    if (component === null) continue;
    const serials = found.get(unitId) ?? {};
    serials[component] = [...(serials[component] ?? []), serial];
    found.set(unitId, serials);
  }
  return found;
}
