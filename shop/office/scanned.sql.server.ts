// Queries of what a barcode scanner names, by indexed columns. To know that several match, two are enough.

import { sql } from "kysely";
import { isSerial } from "../../base/serial.server.ts";
import type { Queryable } from "../../base/db.server.ts";
import type { PassportCode } from "../passport/passport-code.ts";
import type { ScannedUnit } from "./scanned.ts";

const isUnit = (text: string) => sql`(lower(u.code) = lower(${text}) or ${isSerial(sql.ref("u.serial"), text)})`;

export async function unitOfPassport(db: Queryable, code: PassportCode): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select u.code from passport p join unit u on u.id = p.unit_id where p.code = ${code}`.execute(db);
  return rows[0]?.code ?? null;
}

export async function unitsNamed(db: Queryable, text: string): Promise<ScannedUnit[]> {
  const { rows } = await sql<ScannedUnit>`
    select u.code, u.state, u.listing_id as listing from unit u where ${isUnit(text)} limit 2`.execute(db);
  return rows;
}

/** Trade-ins by their number or parcel, and those that a unit of this code or serial number came from. */
export async function tradeInsNamed(db: Queryable, text: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from trade_in where number is not null and (number = upper(${text})
      or tracking_number = ${text} or return_tracking_number = ${text} or number in (
        select i.source from intake i join unit u on u.id = i.unit_id where ${isUnit(text)})) limit 2`.execute(db);
  return rows.map(({ number }) => number);
}

/** Claims by their number, and those about a unit of this code or serial number; `isOpen`: staff have not ended it. */
export async function claimsNamed(db: Queryable, text: string): Promise<{ number: string; isOpen: boolean }[]> {
  const { rows } = await sql<{ number: string; isOpen: boolean }>`
    select c.number, c.state in ('asked', 'accepted', 'received') as is_open from claim c
    where c.number = upper(${text})
      or c.id in (select cu.claim_id from claim_unit cu join unit u on u.id = cu.unit_id where ${isUnit(text)})`.execute(
    db,
  );
  return rows;
}
