// Conditions on serial numbers, as `plainSerial` compares them. `serial` is the column, such as sql.ref("u.serial").

import { sql, type RawBuilder, type SqlBool } from "kysely";
import { plainSerial } from "./text.ts";

/** Whether it is this serial number. Never true for a unit without one, nor for an empty text. */
export function isSerial(serial: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(serial_key(${serial}) = ${plainSerial(text)} and ${text} <> '')`;
}

/** Whether it begins with this text. */
export function serialBegins(serial: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`serial_key(${serial}) like ${`${escaped(text)}%`}`;
}

/** Whether it contains this text. */
export function serialContains(serial: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`serial_key(${serial}) like ${`%${escaped(text)}%`}`;
}

function escaped(text: string): string {
  return plainSerial(text).replaceAll(/[\\%_]/g, String.raw`\$&`);
}
