// The list of lockers as a CSV that staff import, where no API brings it. Columns by name, in any order; semicolons or commas.

import { parseSides, type InnerSize } from "../shipping/parcel-size.ts";
import { countyOf } from "../shipping/read-county.ts";
import type { CourierLocker } from "./locker.ts";

/** The columns; `id`, `name`, `address` and `city` are required. `compartments`: "47 x 44 x 39 | 47 x 44 x 19", in centimetres. */
export const lockerColumns = [
  "id",
  "name",
  "address",
  "city",
  "county",
  "postal_code",
  "compartments",
  "card",
  "hours",
] as const;
type LockerColumn = (typeof lockerColumns)[number];
const required: readonly LockerColumn[] = ["id", "name", "address", "city"];

const CODE = /^[A-Za-z0-9_-]{1,40}$/;
const MOST_LOCKERS = 30_000;
const LONGEST_CELL = 200;

export type LockerFileProblem = {
  line: number;
  code: "locker-column" | "locker-cell" | "locker-twice" | "locker-many";
  column: string;
};

/**
 * The lockers of the rows of a CSV, the first of which is the head; or what is wrong with them, ten at most. A file that
 * cannot be read completely changes nothing.
 */
export function readLockerRows(
  rows: readonly (readonly string[])[],
): { lockers: CourierLocker[]; problems: [] } | { lockers: null; problems: LockerFileProblem[] } {
  const [head = [], ...body] = rows;
  const places = new Map(head.map((cell, place) => [cell.trim().toLowerCase(), place]));
  const missing = required.filter((column) => !places.has(column));
  if (missing.length > 0 || body.length === 0)
    return {
      lockers: null,
      problems: (missing.length > 0 ? missing : required.slice(0, 1)).map((column) => ({
        line: 1,
        code: "locker-column",
        column,
      })),
    };
  if (body.length > MOST_LOCKERS)
    return { lockers: null, problems: [{ line: MOST_LOCKERS, code: "locker-many", column: "id" }] };
  const problems: LockerFileProblem[] = [];
  const seen = new Set<string>();
  const lockers = body.flatMap((row, index): CourierLocker[] => {
    const cell = (column: LockerColumn) => (row[places.get(column) ?? -1] ?? "").trim().slice(0, LONGEST_CELL);
    const read = readLocker(cell);
    const fail = (code: LockerFileProblem["code"], column: string) => {
      if (problems.length < 10) problems.push({ line: index + 2, code, column });
      return [];
    };
    if (typeof read === "string") return fail("locker-cell", read);
    if (seen.has(read.code)) return fail("locker-twice", "id");
    seen.add(read.code);
    return [read];
  });
  return problems.length === 0 ? { lockers, problems: [] } : { lockers: null, problems };
}

/** The locker of a row, or the column that cannot be read. */
function readLocker(cell: (column: LockerColumn) => string): CourierLocker | LockerColumn {
  const empty = required.find((column) => cell(column) === "");
  if (empty) return empty;
  if (!CODE.test(cell("id"))) return "id";
  const county = countyOf(cell("county"));
  if (cell("county") !== "" && county === null) return "county";
  const compartments = sizesIn(cell("compartments"));
  if (compartments === null) return "compartments";
  const card = yesOrNo(cell("card"));
  if (card === null) return "card";
  return {
    code: cell("id"),
    name: cell("name"),
    address: cell("address"),
    city: cell("city"),
    county,
    postalCode: cell("postal_code").replace(/\D/g, "").slice(0, 6),
    compartments,
    takesCard: card,
    hours: cell("hours"),
  };
}

function sizesIn(text: string): InnerSize[] | null {
  if (text === "") return [];
  const sizes = text.split("|").slice(0, 20).map(parseSides);
  return sizes.every((size) => size !== null) ? sizes : null;
}

function yesOrNo(text: string): boolean | null {
  if (["", "0", "no", "nu"].includes(text.toLowerCase())) return false;
  return ["1", "yes", "da"].includes(text.toLowerCase()) ? true : null;
}
