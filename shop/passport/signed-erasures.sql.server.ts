// Queries of signed erasures: which units a receipt is about, and what their passports say.

import { sql } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import type { OrderId, UnitId } from "../../base/id.ts";
import type { PassportCode } from "./passport-code.ts";

/** A unit whose passport is asked, for the unit that a receipt is about: itself, or one that it was made from. */
export type OwnedPassport = {
  unitId: UnitId;
  code: PassportCode;
  /** The serial number of the unit that it is about, where that was taken out of this one; null: all drives count. */
  onlySerial: string | null;
  isPartOnly: boolean;
};

/** The passports of a unit and of those that it was made from. */
export async function passportsBefore(db: Queryable, unitIds: readonly UnitId[]): Promise<OwnedPassport[]> {
  if (unitIds.length === 0) return [];
  const { rows } = await sql<OwnedPassport>`
    select p.unit_id as "unitId", p.code, u.serial as "onlySerial",
      exists (select 1 from unit_conversion_part x join unit_conversion c on c.id = x.conversion_id
        where x.unit_id = b.unit_id and x.side = 'from' and c.kind = 'split') as "isPartOnly"
    from unit u, lateral (select unit_id from units_before(u.id)) b join passport p on p.unit_id = b.unit_id
    where u.id in (${sql.join(unitIds.map((unit) => sql`${unit}::uuid`))}) order by u.code, (b.unit_id <> u.id), p.code`.execute(
    db,
  );
  return rows;
}

/** The passports of what was received from a trade-in, and of what was made from it. */
export async function passportsOfTradeIn(db: Queryable, number: string): Promise<OwnedPassport[]> {
  const { rows } = await sql<OwnedPassport>`
    with recursive line as (
      select i.unit_id from intake i where i.source = ${number}
      union
      select later.unit_id from line
        join unit_conversion_part earlier on earlier.unit_id = line.unit_id and earlier.side = 'from'
        join unit_conversion c on c.id = earlier.conversion_id and c.kind = 'split'
        join unit_conversion_part later on later.conversion_id = c.id and later.side = 'into'
    )
    select p.unit_id as "unitId", p.code, null as "onlySerial", false as "isPartOnly"
    from line join passport p on p.unit_id = line.unit_id join unit u on u.id = p.unit_id order by u.code`.execute(db);
  return rows;
}

export async function unitsOfOrder(db: Queryable, orderId: OrderId): Promise<UnitId[]> {
  const { rows } = await sql<{ unitId: UnitId }>`
    select distinct unit_id as "unitId" from sales_order_line where order_id = ${orderId} and unit_id is not null`.execute(
    db,
  );
  return rows.map(({ unitId }) => unitId);
}

export type SoldOrErased = {
  unitId: UnitId;
  kind: string;
  ref: string;
  record: string;
  hash: string;
  signature: string;
};

/** The erasures and sales in the passports of these units, in the order of each chain. */
export async function erasuresAndSales(db: Queryable, unitIds: readonly UnitId[]): Promise<SoldOrErased[]> {
  if (unitIds.length === 0) return [];
  return db
    .selectFrom("passportEvent")
    .where("unitId", "in", unitIds)
    .where("kind", "in", ["erased", "sold"])
    .select(["unitId", "kind", "ref", "record", "hash", "signature"])
    .orderBy("unitId")
    .orderBy("seq")
    .execute();
}
