// What an uploaded CSV would do: new units, changes, and everything that is wrong, by line and column.
// Invariant: a plan with a problem is never carried out, not even in part.

import { createHash } from "node:crypto";
import { plainSerial } from "../../../base/text.ts";
import type { Queryable } from "../../../base/db.server.ts";
import { parseListingId, type ListingId, type UnitId } from "../../../base/id.ts";
import { costColumns, infoColumns, MOST_DRIVES, sheetColumns, unitColumns } from "./columns.ts";
import { lackingListings } from "../../catalogue/editing/lacking-listings.server.ts";
import { listingOfCells, parseSort, type CellErrors, type Cells, type SheetListing } from "./listing-cells.ts";
import {
  MOST_ROWS,
  readSheet,
  SheetError,
  type SheetHead,
  type SheetNote,
  type SheetReason,
  type SheetRecord,
} from "./read-sheet.server.ts";
import { cellsOfRow, sortOf } from "./row-cells.ts";
import { codesBySerial, listingState, rowsByCode, type SheetRow } from "./sheet-rows.sql.server.ts";
import { isoDay, unitOfCells, type SheetUnit } from "./unit-cells.ts";
import { parseAmount } from "../../../base/amount.ts";

export type SheetProblem = { line: number; column: string; code: string; value: string };
export type PlannedUnit = SheetUnit & { line: number; on: { id: ListingId } | { key: string; listing: SheetListing } };
export type ChangedRow = { id: UnitId; code: string; unit: SheetUnit; before: Cells; after: Cells };
export type ChangedSheetListing = {
  id: ListingId;
  listing: SheetListing;
  isDraft: boolean;
  state: "draft" | "live" | "withdrawn";
  before: Cells;
  after: Cells;
};
export type Difference = { line: number; code: string; column: string; before: string; after: string };

export type ImportPlan = {
  rows: number;
  same: number;
  changed: number;
  news: PlannedUnit[];
  units: ChangedRow[];
  listings: Map<ListingId, ChangedSheetListing & { line: number }>;
  /** Rows that begin with #, which are left out: the first ones, to be shown, and how many there are. */
  notes: SheetNote[];
  noteCount: number;
  /** The first ones, to be shown. */
  problems: SheetProblem[];
  problemCount: number;
  differences: Difference[];
  /** The same plan has the same one. */
  fingerprint: string;
};

const BATCH = 250; // rows
const SHOWN = 200;
const LONGEST_SHOWN = 60; // characters

const unitFields: readonly string[] = [...unitColumns.filter((name) => name !== "code"), ...costColumns];
const fixed: readonly string[] = ["listing", "kind"];
const info: readonly string[] = infoColumns;
const known = new Set(sheetColumns({ drives: MOST_DRIVES, withCost: true }).map(({ name }) => name));
/** What a file with new units must have; the specs are asked for by row, because they depend on the kind. */
const needed = ["kind", "title", "price", "grade", "cost", "regime"] as const;

class ImportPlanner {
  readonly #db: Queryable;
  readonly #names = new Set<string>();
  readonly #seen = new Map<string, number>();
  /** Withdrawn listings that publishing alone would refuse. */
  readonly #lacking = new Set<ListingId>();
  readonly #serials = new Map<string, number>();
  readonly #hash = createHash("sha256");
  #lacksNamed = false;
  readonly plan: ImportPlan = {
    rows: 0,
    same: 0,
    changed: 0,
    news: [],
    units: [],
    notes: [],
    noteCount: 0,
    problems: [],
    problemCount: 0,
    differences: [],
    fingerprint: "",
    listings: new Map(),
  };

  constructor(db: Queryable) {
    this.#db = db;
  }

  head({ names, line }: SheetHead): void {
    for (const name of names) {
      if (name === "") continue;
      if (this.#names.has(name)) this.#problem(line, name, "double-column", name);
      else if (!known.has(name)) this.#problem(line, name, "unknown-column", name);
      this.#names.add(name);
    }
  }

  note(notes: readonly SheetNote[]): void {
    this.plan.noteCount += notes.length;
    for (const { line, text } of notes)
      if (this.plan.notes.length < SHOWN) this.plan.notes.push({ line, text: text.slice(0, LONGEST_SHOWN) });
  }

  async add(records: readonly SheetRecord[]): Promise<void> {
    const codes = records.flatMap(({ cells }) => cells["code"] || []);
    const serials = records.flatMap(({ cells }) => cells["serial"] || []);
    const ids = records.flatMap(({ cells }) => parseListingId(cells["listing"]) ?? []);
    const stored = await rowsByCode(this.#db, codes);
    const taken = await codesBySerial(this.#db, serials);
    const goLive = records.flatMap(({ cells }) => {
      const row = stored.get(cells["code"] ?? "");
      return cells["state"] === "live" && row?.listingState === "withdrawn" ? [row.listingId] : [];
    });
    for (const id of await lackingListings(this.#db, [...new Set(goLive)])) this.#lacking.add(id);
    const listings = new Map((await listingState(this.#db, ids)).map((row) => [row.id, row]));
    for (const record of records) {
      this.plan.rows += 1;
      for (const column of record.formulas)
        this.#problem(record.line, column || "–", column === "" ? "too-many-cells" : "formula", "");
      if (record.formulas.length > 0) continue;
      const { line, cells } = record;
      const code = cells["code"] ?? "";
      if (code === "") this.#addNew(record, taken, listings);
      else if (this.#seen.has(code)) this.#problem(line, "code", "double-code", code);
      else if (!stored.has(code)) this.#problem(line, "code", "unknown-code", code);
      else this.#addChange(record, stored.get(code)!, taken);
      if (code !== "") this.#seen.set(code, line);
    }
  }

  finish(): ImportPlan {
    this.plan.fingerprint = this.#hash.digest("hex");
    return this.plan;
  }

  #problem(line: number, column: string, code: string, value: string): void {
    this.plan.problemCount += 1;
    if (this.plan.problems.length < SHOWN)
      this.plan.problems.push({ line, column, code, value: value.slice(0, LONGEST_SHOWN) });
  }

  #problems({ line, cells }: SheetRecord, errors: CellErrors): void {
    for (const [column, code] of Object.entries(errors)) {
      if (this.#names.has(column)) this.#problem(line, column, code, cells[column] ?? "");
      else this.#problem(line, column, "missing-column", "");
    }
  }

  /** A serial number that another unit, or another row, has. */
  #serialProblem({ line, cells }: SheetRecord, taken: ReadonlyMap<string, string>, code: string | null): boolean {
    const serial = plainSerial(cells["serial"] ?? "");
    if (serial === "") return false;
    const other = taken.get(serial);
    const isTaken = (other !== undefined && other !== code) || this.#serials.has(serial);
    this.#serials.set(serial, line);
    if (isTaken) this.#problem(line, "serial", "serial-taken", cells["serial"]!);
    return isTaken;
  }

  #addNew(
    record: SheetRecord,
    taken: ReadonlyMap<string, string>,
    listings: ReadonlyMap<ListingId, { kind: string; category: string | null }>,
  ): void {
    const { line, cells } = record;
    const lacks = needed.filter((name) => !this.#names.has(name));
    if (lacks.length > 0) {
      if (!this.#lacksNamed) for (const name of lacks) this.#problem(1, name, "missing-column", "");
      this.#lacksNamed = true;
      return;
    }
    const sort = parseSort((cells["kind"] ?? "").toLowerCase());
    if (!sort) return this.#problem(line, "kind", cells["kind"] ? "choice" : "missing", cells["kind"] ?? "");
    const unit = unitOfCells(cells);
    if ("errors" in unit) this.#problems(record, unit.errors);
    const isTaken = this.#serialProblem(record, taken, null);
    if (!["", "draft"].includes(cells["state"] ?? ""))
      return this.#problem(line, "state", "new-is-draft", cells["state"]!);
    const typedId = cells["listing"] ?? "";
    if (typedId !== "") {
      const id = parseListingId(typedId);
      const listing = id === null ? undefined : listings.get(id);
      if (!listing || listing.kind !== "component" || listing.category !== sort.category)
        return this.#problem(line, "listing", "not-its-kind", typedId);
      if ("unit" in unit && !isTaken) this.#plan({ ...unit.unit, line, on: { id: id! } });
      return;
    }
    const read = listingOfCells(sort, cells);
    if ("errors" in read) return this.#problems(record, read.errors);
    if ("errors" in unit || isTaken) return;
    // Rows of the same component with the same price are one listing; a PC is always its own.
    const key = sort.kind === "pc" ? `pc ${line}` : JSON.stringify(read.listing);
    this.#plan({ ...unit.unit, line, on: { key, listing: read.listing } });
  }

  #plan(unit: PlannedUnit): void {
    this.plan.news.push(unit);
    this.#hash.update(JSON.stringify(unit));
  }

  #addChange(record: SheetRecord, row: SheetRow, taken: ReadonlyMap<string, string>): void {
    const { line, cells } = record;
    const before = cellsOfRow(row);
    const changed = Object.keys(cells).filter(
      (name) => known.has(name) && !info.includes(name) && !isSameCell(name, before[name] ?? "", cells[name] ?? ""),
    );
    if (changed.length === 0) {
      this.plan.same += 1;
      return;
    }
    const wrong = changed.filter((name) => fixed.includes(name));
    for (const name of wrong) this.#problem(line, name, "fixed", cells[name] ?? "");
    const isGone = row.isSold || row.state === "scrapped" || row.state === "converted";
    const ofUnit = changed.filter((name) => unitFields.includes(name));
    if (isGone) for (const name of ofUnit) this.#problem(line, name, "gone", cells[name] ?? "");
    const after = { ...before, ...Object.fromEntries(changed.map((name) => [name, cells[name] ?? ""])) };
    if (wrong.length > 0 || (isGone && ofUnit.length > 0)) return;
    const isUnitRead = ofUnit.length === 0 || this.#changeUnit({ record, row, before, after, taken });
    const ofListing = changed.filter((name) => !unitFields.includes(name));
    const isListingRead = ofListing.length === 0 || this.#changeListing({ record, row, before, after });
    if (!isUnitRead || !isListingRead) return;
    this.plan.changed += 1;
    for (const column of changed) {
      const difference = { line, code: row.code, column, before: before[column] ?? "", after: after[column]! };
      this.#hash.update(JSON.stringify(difference));
      if (this.plan.differences.length < SHOWN) this.plan.differences.push(difference);
    }
  }

  #changeUnit({ record, row, before, after, taken }: Change & { taken: ReadonlyMap<string, string> }): boolean {
    const read = unitOfCells(after);
    if ("errors" in read) this.#problems(record, read.errors);
    if ("errors" in read || this.#serialProblem({ ...record, cells: after }, taken, row.code)) return false;
    this.plan.units.push({ id: row.id, code: row.code, unit: read.unit, before, after });
    return true;
  }

  #changeListing({ record, row, before, after }: Change): boolean {
    const { line } = record;
    const isDraft = row.listingState === "draft";
    const state = (["live", "withdrawn", "draft"] as const).find((each) => each === after["state"]);
    if (!state || (state === "draft") !== isDraft) {
      this.#problem(line, "state", state ? "state-step" : "choice", after["state"] ?? "");
      return false;
    }
    if (state === "live" && row.listingState === "withdrawn" && row.isUntested) {
      this.#problem(line, "state", "untested", after["state"] ?? "");
      return false;
    }
    if (state === "live" && this.#lacking.has(row.listingId)) {
      this.#problem(line, "state", "lacking", after["state"] ?? "");
      return false;
    }
    const read = listingOfCells(sortOf(row), after);
    if ("errors" in read) {
      this.#problems(record, read.errors);
      return false;
    }
    const planned = { id: row.listingId, listing: read.listing, isDraft, state, before, after, line };
    const other = this.plan.listings.get(row.listingId);
    if (other && JSON.stringify([other.listing, other.state]) !== JSON.stringify([planned.listing, state])) {
      this.#problem(line, "listing", "rows-disagree", String(other.line));
      return false;
    }
    this.plan.listings.set(row.listingId, planned);
    return true;
  }
}

type Change = { record: SheetRecord; row: SheetRow; before: Cells; after: Cells };

/** Whether two cells say the same: amounts and days may be written in several ways. */
function isSameCell(name: string, before: string, after: string): boolean {
  if (before === after) return true;
  if (name === "price" || name === "cost")
    return parseAmount(after) !== null && parseAmount(before) === parseAmount(after);
  if (name === "invoiceDate") return isoDay(after) === before;
  const number = (text: string) => (/^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : null);
  // A spreadsheet drops zeros of numbers; in a serial number, a code or a name they matter.
  if (/^(?:serial|code|place|title|invoice|cui)$|\.(?:model|chip|series|brand|chipset|socket)$/.test(name))
    return false;
  return number(before) !== null && number(before) === number(after);
}

export type SheetUnreadable =
  | { code: "sheet-empty" }
  | { code: "sheet-too-large" }
  | { code: SheetReason; row: number };

/** Reads a whole CSV into a plan. Writes nothing. */
export async function planImport(
  db: Queryable,
  text: string,
): Promise<{ plan: ImportPlan } | { refused: SheetUnreadable }> {
  const planner = new ImportPlanner(db);
  try {
    for await (const part of readSheet(text, { batch: BATCH })) {
      if ("head" in part) planner.head(part.head);
      else {
        planner.note(part.notes);
        await planner.add(part.rows);
      }
      if (planner.plan.rows > MOST_ROWS) return { refused: { code: "sheet-too-large" } };
    }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return { refused: { code: error.reason, row: error.line } };
  }
  return planner.plan.rows === 0 ? { refused: { code: "sheet-empty" } } : { plan: planner.finish() };
}
