// The file that staff import on the courier's own site, and the lines with AWBs that they bring back (decision 207).

import { counties, type County } from "../shipping/counties.ts";
import type { Courier } from "../shipping/courier.ts";
import { awbByGuess, awbColumnOf, awbInColumn, courierIn, stateIn, type AwbColumn } from "./awb-cells.ts";
import { parseShipmentNumber, type EventMeaning, type Shipment, type ShipmentNumber } from "./shipment.ts";

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
  | { line: string; problem: AwbProblem };

type AwbProblem =
  | "shipment-number-invalid"
  | "shipment-twice"
  | "tracking-invalid"
  | "awb-missing"
  | "awb-several"
  | "courier-unknown"
  | "awb-lines-many";

/** A line of the file as its preview shows it. `unknownState`: what the courier says about the parcel and the shop does not know. */
export type AwbRow = { row: number; line: string; read: AwbLine; unknownState: string | null };

const MAX_LINES = 1000;
const MAX_LINE = 2000; // characters
const HEAD_WITHIN = 15; // lines: exports begin with a title, the client, the days
const BYTE_ORDER_MARK = /^\ufeff/;

/**
 * The lines of a courier's export or of a pasted list, each with our reference and an AWB, and, where it has them, the courier and a
 * state of the parcel. `courier` is that of the lines that name none. A file with a head is read by the head. Without one, the AWB
 * is the only number of the line that can be one: phones, postal codes, dates, amounts and other numbers are none.
 */
export function readAwbLines(text: string, { courier }: { courier: Courier }): AwbLine[] {
  return readAwbRows(text, { courier }).map(({ read }) => read);
}

/** `readAwbLines` with the place of each line in the file, for a preview. */
export function readAwbRows(text: string, { courier }: { courier: Courier }): AwbRow[] {
  const lines = text
    .replace(BYTE_ORDER_MARK, "")
    .split(/\r\n?|\n/)
    .map((line, place) => ({ row: place + 1, line: line.trimEnd().slice(0, MAX_LINE) }))
    .filter(({ line }) => line.trim() !== "" && !/^"?sep=.?"?$/i.test(line));
  const head = lines.slice(0, HEAD_WITHIN).flatMap(({ row, line }) => headIn(line, row) ?? [])[0] ?? null;
  const body = head ? lines.filter(({ row, line }) => row > head.row && headIn(line, row) === null) : lines;
  const seen = new Set<string>();
  const rows = body.slice(0, MAX_LINES).flatMap(({ row, line }): AwbRow[] => {
    const found = head ? readByHead(line, head) : readByGuess(line);
    // A first line without a reference is a head whose words nobody knows.
    if (found.numbers.length === 0 && !head && row === lines[0]!.row && found.awbs.length === 0) return [];
    const read = lineOf(line.trim(), found, { courier, seen });
    return [{ row, line: line.trim(), read, unknownState: read.problem === null ? found.unknownState : null }];
  });
  const next = body[MAX_LINES];
  if (!next) return rows;
  const many: AwbLine = { line: next.line, problem: "awb-lines-many" };
  return [...rows, { row: next.row, line: next.line, read: many, unknownState: null }];
}

type Head = { row: number; separator: string; columns: (AwbColumn | null)[] };

/** The columns that a line names, if one of them is the AWB's; else null. */
function headIn(line: string, row: number): Head | null {
  for (const separator of [";", "\t", ",", "|"]) {
    const columns = cellsOf(line, separator).map(awbColumnOf);
    if (columns.length > 1 && columns.includes("awb")) return { row, separator, columns };
  }
  return null;
}

/** What a line holds, before it is known whether that is enough. */
type Found = {
  numbers: ShipmentNumber[];
  awbs: string[];
  /** The cell of the AWB is not empty, and holds none. */
  isUnreadable: boolean;
  courier: Courier | null;
  unknownCourier: boolean;
  means: EventMeaning | null;
  unknownState: string | null;
};

function readByHead(line: string, { separator, columns }: Head): Found {
  const cells = cellsOf(line, separator);
  const [cell] = columns.indexOf("awb") < cells.length ? [cells[columns.indexOf("awb")]!] : [""];
  const inColumn = (column: AwbColumn) => cells.filter((text, place) => columns[place] === column && text !== "");
  // The reference may stand in a column of another name, such as the contents.
  const references = numbersIn(inColumn("reference").join(" "));
  const others = numbersIn(cells.filter((_, place) => columns[place] !== "awb").join(" "));
  const [named = ""] = inColumn("courier");
  // A cell beyond the head counts if it says a state that the shop knows.
  const beyond = cells.slice(columns.length).find((text) => stateIn(text).means !== null);
  const [state = beyond ?? ""] = inColumn("state");
  const { means, isUnderstood } = stateIn(state);
  const awb = awbInColumn(cell);
  return {
    numbers: references.length > 0 ? references : others,
    awbs: awb === null ? [] : [awb],
    isUnreadable: awb === null && cell !== "",
    courier: courierIn(named),
    unknownCourier: named !== "" && courierIn(named) === null,
    means,
    unknownState: isUnderstood ? null : state,
  };
}

function readByGuess(line: string): Found {
  const separator = [";", "\t", "|", ","].find((sign) => line.includes(sign)) ?? null;
  const pieces = (separator === null ? [line] : cellsOf(line, separator))
    .map((piece) => piece.replaceAll(REFERENCE, " ").trim())
    .filter((piece) => piece !== "");
  const words = separator === null ? pieces.flatMap((piece) => piece.split(/\s+/)) : pieces;
  const couriersNamed = words.flatMap((word) => courierIn(word) ?? []);
  const rest = words.filter((word) => courierIn(word) === null);
  const awbs = separator === null ? awbsOfWords(rest) : rest.flatMap((cell) => awbByGuess(cell) ?? []);
  const states = [...rest, rest.filter((word) => !/\d/.test(word)).join(" ")].map((text) => stateIn(text).means);
  return {
    numbers: numbersIn(line),
    awbs: [...new Set(awbs)],
    isUnreadable: false,
    courier: couriersNamed[0] ?? null,
    unknownCourier: false,
    means: states.find((means) => means !== null) ?? null,
    unknownState: null,
  };
}

/** The AWBs among words, also one that is written in groups. Digits that belong to none of them may be a part of one. */
function awbsOfWords(words: readonly string[]): string[] {
  const groups: string[][] = [[]];
  for (const word of words) {
    const isPart = /^[A-Z0-9]{1,14}$/.test(word) && (/\d/.test(word) || /^[A-Z]{1,4}$/.test(word));
    if (isPart) groups.at(-1)!.push(word);
    else groups.push([word], []);
  }
  return groups.flatMap((group) => {
    const whole = awbByGuess(group.join(" "));
    const single = group.flatMap((word) => awbByGuess(word) ?? []);
    if (group.length === 1 || single.length === 0) return whole ?? [];
    // "21603012 34567" is one number or two: a person decides.
    return group.length === single.length ? single : [...single, group.join("")];
  });
}

function lineOf(line: string, found: Found, { courier, seen }: { courier: Courier; seen: Set<string> }): AwbLine {
  const [number] = found.numbers;
  const [awb] = found.awbs;
  if (number === undefined || found.numbers.length > 1) return { line, problem: "shipment-number-invalid" };
  if (seen.has(number)) return { line, problem: "shipment-twice" };
  if (found.isUnreadable) return { line, problem: "tracking-invalid" };
  if (found.awbs.length > 1) return { line, problem: "awb-several" };
  if (awb === undefined) return { line, problem: "awb-missing" };
  if (found.unknownCourier) return { line, problem: "courier-unknown" };
  seen.add(number);
  return { number, awb, courier: found.courier ?? courier, means: found.means, problem: null };
}

const REFERENCE = /(?<![A-Z0-9])EXP[\s\u2010-\u2015-]?\d{6}(?!\d)/gi;

/** Our references in a text, each once, also without their dash. */
function numbersIn(text: string): ShipmentNumber[] {
  const found = [...text.matchAll(REFERENCE)].map(([match]) => `EXP-${match.slice(-6)}`);
  return [...new Set(found)].flatMap((number) => parseShipmentNumber(number) ?? []);
}

/** The cells of a line. A quote sign counts at the start of a cell only; within one it is doubled. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let place = 0; place < line.length; place++) {
    const sign = line[place]!;
    if (isQuoted && sign === '"' && line[place + 1] === '"') {
      cell += sign;
      place += 1;
    } else if (isQuoted && sign === '"') isQuoted = false;
    else if (!isQuoted && sign === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (!isQuoted && sign === separator) {
      cells.push(cell.trim());
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}
