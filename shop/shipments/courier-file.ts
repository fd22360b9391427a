// The file that staff import on the courier's own site, and the lines with AWBs that they bring back (decision 207).

import { counties, type County } from "../shipping/counties.ts";
import { couriers, type Courier } from "../shipping/courier.ts";
import {
  AWB,
  eventMeanings,
  parseShipmentNumber,
  type EventMeaning,
  type Shipment,
  type ShipmentNumber,
} from "./shipment.ts";

/** The columns, in their order. Couriers' sites let their customer choose which column is what. */
const courierFileColumns = [
  "reference",
  "direction",
  "name",
  "phone",
  "email",
  "county",
  "city",
  "address",
  "postal_code",
  "parcels",
  "weight_kg",
  "length_cm",
  "width_cm",
  "height_cm",
  "cod_ron",
  "payer",
  "open_parcel",
  "content",
  "locker",
] as const;

/** The rows of the file: its head, and one row for each parcel. A parcel whose person was erased is left out. */
export function courierFileRows(shipments: readonly Shipment[]): string[][] {
  return [[...courierFileColumns], ...shipments.flatMap((shipment) => rowOf(shipment) ?? [])];
}

function rowOf(shipment: Shipment): string[][] | null {
  const { number, direction, person, payer, cod, openParcel, locker, size, subjectNumber } = shipment;
  if (person === null) return null;
  const row: Record<(typeof courierFileColumns)[number], string> = {
    reference: number,
    direction,
    name: person.name,
    phone: dialled(person.phone),
    email: person.email,
    county: counties[person.county as County] ?? person.county,
    city: person.city,
    address: person.address,
    postal_code: person.postalCode,
    parcels: "1",
    weight_kg: inUnits(size.weightGrams, 1000),
    length_cm: String(Math.ceil(size.lengthMm / 10)),
    width_cm: String(Math.ceil(size.widthMm / 10)),
    height_cm: String(Math.ceil(size.heightMm / 10)),
    cod_ron: inUnits(cod, 100),
    payer,
    open_parcel: openParcel ? "da" : "nu",
    content: subjectNumber,
    // The courier's own number and the name, as its site knows them.
    locker: locker ? `${locker.code} ${locker.name}` : "",
  };
  return [courierFileColumns.map((column) => row[column])];
}

/** As it is dialled in Romania; a number of another country with 00. */
function dialled(phone: string): string {
  return phone.replace(/^\+40/, "0").replace(/^\+/, "00");
}

/** With a decimal comma, as Romanian spreadsheets have it. */
function inUnits(amount: number, unit: number): string {
  return String(amount / unit).replace(".", ",");
}

/** A line that brings an AWB, a state of the parcel, or both; or what is wrong with it. */
export type AwbLine =
  | { number: ShipmentNumber; awb: string; courier: Courier; means: EventMeaning | null; problem: null }
  | { line: string; problem: "shipment-number-invalid" | "tracking-invalid" | "shipment-twice" };

const MOST_LINES = 500;
const LONGEST_LINE = 500;
const BYTE_ORDER_MARK = /^\ufeff/;

/**
 * The lines of a CSV of the courier's site or of a pasted list: our reference, the AWB, and, where the line has them, the
 * courier and a state of the parcel, in any order after the reference. `courier` is that of the lines that name none. A
 * first line without a reference is the head.
 */
export function readAwbLines(text: string, { courier }: { courier: Courier }): AwbLine[] {
  const seen = new Set<string>();
  const lines = text
    .replace(BYTE_ORDER_MARK, "")
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, LONGEST_LINE))
    .filter((line) => line !== "")
    .slice(0, MOST_LINES + 1);
  return lines.flatMap((line, place): AwbLine[] => {
    const cells = line.split(/[\s,;"]+/).filter((cell) => cell !== "");
    const number = cells.map((cell) => parseShipmentNumber(cell.toUpperCase())).find((found) => found !== null) ?? null;
    if (number === null) return place === 0 ? [] : [{ line, problem: "shipment-number-invalid" }];
    if (seen.has(number)) return [{ line, problem: "shipment-twice" }];
    const rest = cells.filter((cell) => parseShipmentNumber(cell.toUpperCase()) === null);
    const means = eventMeanings.find((meaning) => rest.some((cell) => cell.toLowerCase() === meaning)) ?? null;
    const named = (Object.keys(couriers) as Courier[]).find((code) => rest.some((cell) => cell.toLowerCase() === code));
    const numbers = rest
      .filter((cell) => cell.toLowerCase() !== means && cell.toLowerCase() !== named)
      .map((cell) => cell.toUpperCase())
      .filter((cell) => AWB.test(cell) && /\d/.test(cell));
    if (numbers.length !== 1) return [{ line, problem: "tracking-invalid" }];
    seen.add(number);
    return [{ number, awb: numbers[0]!, courier: named ?? courier, means, problem: null }];
  });
}
