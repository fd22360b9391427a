// A listing as cells of a CSV, and cells as a listing.
// Invariant: writing a listing into cells and reading them back gives the same listing.

import { parseAmount, plainAmount } from "../../../base/amount.ts";
import type { Bani } from "../../../base/money.ts";
import { badges, type Badge } from "../../catalogue/listing.ts";
import {
  readSpecs,
  specFields,
  typedSpecs,
  type SpecField,
  type TypedSpecs,
} from "../../catalogue/editing/spec-fields.ts";
import { inBoxOf, LONGEST_IN_BOX, osOf, parseOs } from "../../catalogue/operating-system.ts";
import { packedTexts, readPacked } from "../../catalogue/packed-size.ts";
import { categories, type Category, type PcSpecs } from "../../catalogue/specs.ts";
import type { StoredSpecs } from "../../catalogue/stored.ts";
import { MOST_DRIVES, pcSections, sectionOf, warrantyParts } from "./columns.ts";

export type Cells = Readonly<Record<string, string>>;
export type ListingKey = { kind: "pc"; category: null } | { kind: "component"; category: Category };
type Drive = "ssd" | "hdd";

export type SheetListing = ListingKey & {
  title: string;
  price: Bani;
  warrantyMonths: number;
  badge: Badge | null;
  specs: object;
  /** The fields of the editor of drafts. */
  typed: Cells;
};

type Stored = { title: string; price: Bani; warrantyMonths: number; badge: Badge | null } & StoredSpecs;

export function parseSort(kind: string): ListingKey | null {
  if (kind === "pc") return { kind: "pc", category: null };
  const category = categories.find((each) => each === kind);
  return category ? { kind: "component", category } : null;
}

/** The cells of a listing that is or was on sale. */
export function cellsOfListing(listing: Stored): Cells {
  const { title, price, badge, warrantyMonths } = listing;
  const common = {
    title,
    price: plainAmount(price),
    badge: badge ?? "",
    os: osOf(listing) ?? "",
    inBox: inBoxOf(listing.specs) ?? "",
    ...packedTexts(listing),
  };
  if (listing.kind === "component")
    return {
      ...common,
      warranty: String(warrantyMonths),
      ...prefixed(sectionOf[listing.category], cellsOfSpecs(listing.category, listing.specs)),
    };
  const { specs } = listing;
  const parts = pcSections.map(([section, category]) => {
    const part = specs[section];
    return part ? prefixed(section, cellsOfSpecs(category, part)) : {};
  });
  const drives = specs.storage.map((drive, index) => prefixed(`storage${index + 1}`, cellsOfSpecs(drive.kind, drive)));
  return Object.assign(
    {
      ...common,
      ...Object.fromEntries(
        warrantyParts.map((part) => [`warranty.${part}`, String(specs.warrantyMonths?.[part] ?? "")]),
      ),
      drives: specs.storage.map(({ kind }) => kind).join(", "),
    },
    ...parts,
    ...drives,
  ) as Cells;
}

/** The cells of a draft, from the fields of its editor. */
export function cellsOfDraft(sort: ListingKey, draft: Cells): Cells {
  const cells: Record<string, string> = {};
  for (const [name, value] of Object.entries(draft)) {
    const [section = "", field, option] = name.split(".");
    if (name === "drives") cells[name] = value.split(",").join(", ");
    else if (field === undefined) cells[name] = value;
    else {
      const column = sort.kind === "component" && section === "component" ? sectionOf[sort.category] : section;
      const key = `${column}.${field}`;
      cells[key] =
        option === undefined ? (value === "on" ? "yes" : value) : [cells[key], option].filter(Boolean).join(", ");
    }
  }
  return cells;
}

function cellsOfSpecs(category: Category, specs: object): Record<string, string> {
  const values = specs as Record<string, unknown>;
  return Object.fromEntries(specFields[category].map((field) => [field.name, cellOf(values[field.name])]));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  // A spreadsheet in Romanian would read "3.5" as the third of May.
  return typeof value === "number" ? String(value).replace(".", ",") : String(value);
}

const prefixed = (section: string, cells: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, value]) => [`${section}.${name}`, value]));

/** A problem by its column; the code is a key of the words for errors of an import. */
export type CellErrors = Record<string, string>;

/** The listing that cells describe, or what is wrong with them by column. */
export function listingOfCells(sort: ListingKey, cells: Cells): { listing: SheetListing } | { errors: CellErrors } {
  const errors: CellErrors = {};
  const title = cells["title"] ?? "";
  if (title.length < 3) errors["title"] = "missing";
  if (title.length > 160) errors["title"] = "too-long";
  const price = parseAmount(cells["price"] ?? "");
  if (price === null || price <= 0) errors["price"] = "amount";
  const badge = badges.find((each) => each === cells["badge"]) ?? null;
  if ((cells["badge"] ?? "") !== "" && badge === null) errors["badge"] = "choice";
  const os = parseOs(cells["os"] ?? "");
  if ((cells["os"] ?? "") !== "" && (os === null || sort.kind !== "pc")) errors["os"] = "choice";
  const inBox = cells["inBox"] ?? "";
  if (inBox.length > LONGEST_IN_BOX) errors["inBox"] = "too-long";
  const { packed, wrong } = readPacked(cells);
  for (const column of wrong) errors[column] = "packed";
  const texts = { ...(os !== null && { os }), ...(inBox !== "" && { inBox }) };
  const extras = { ...texts, ...(packed && { packed }) };
  const read = sort.kind === "pc" ? readPc(cells, errors) : readComponent(sort.category, cells, errors);
  if (Object.keys(errors).length > 0 || !read || price === null) return { errors };
  const typed = {
    title,
    price: plainAmount(price),
    badge: badge ?? "",
    ...texts,
    ...packedTexts({ specs: extras }),
    ...read.typed,
  };
  return { listing: { ...sort, title, price, badge, ...read, specs: { ...read.specs, ...extras }, typed } };
}

type Read = Pick<SheetListing, "specs" | "warrantyMonths" | "typed">;

function readComponent(category: Category, cells: Cells, errors: CellErrors): Read | null {
  const warrantyMonths = readMonths(cells, "warranty", errors);
  const specs = readSection(category, sectionOf[category], cells, errors);
  if (!specs || warrantyMonths === null) return null;
  return {
    specs,
    warrantyMonths,
    typed: { warranty: String(warrantyMonths), ...fields("component", category, specs) },
  };
}

function readPc(cells: Cells, errors: CellErrors): Read | null {
  const hasGpu = Object.entries(cells).some(([name, value]) => name.startsWith("gpu.") && value !== "");
  const months: Record<string, number | null> = {};
  for (const part of warrantyParts)
    months[part] = part === "gpu" && !hasGpu ? 0 : readMonths(cells, `warranty.${part}`, errors);
  const drives = readDrives(cells, errors);
  const parts: Record<string, object | null> = {};
  for (const [section, category] of pcSections)
    parts[section] = section === "gpu" && !hasGpu ? null : readSection(category, section, cells, errors);
  const storage = drives.map((kind, index) => readSection(kind, `storage${index + 1}`, cells, errors));
  if (Object.keys(errors).length > 0) return null;
  const { cpu, gpu, motherboard, ram, psu, case: tower, cooler } = parts;
  // Each section was read by the fields of its part, so the parts have their types.
  const specs = { cpu, gpu, motherboard, ram, storage, psu, case: tower, cooler, warrantyMonths: months } as PcSpecs;
  const shown = warrantyParts.filter((part) => part !== "gpu" || hasGpu);
  const typed = Object.assign(
    {
      drives: drives.join(","),
      ...(hasGpu && { hasGpu: "on" }),
      ...Object.fromEntries(shown.map((part) => [`warranty.${part}`, String(months[part])])),
    },
    ...pcSections.map(([section, category]) => (parts[section] ? fields(section, category, parts[section]) : {})),
    ...storage.map((drive, index) => fields(`storage${index + 1}`, drives[index]!, drive!)),
  ) as Cells;
  return { specs, warrantyMonths: Math.min(...shown.map((part) => months[part] ?? 0)), typed };
}

function fields(section: string, category: Category, specs: object): Record<string, string> {
  return prefixed(section, { ...typedSpecs(category, specs) });
}

function readDrives(cells: Cells, errors: CellErrors): Drive[] {
  const named = (cells["drives"] || "ssd").split(",").map((each) => each.trim().toLowerCase());
  const drives = named.filter((each): each is Drive => each === "ssd" || each === "hdd");
  if (drives.length < named.length || drives.length > MOST_DRIVES) errors["drives"] = "choice";
  return drives;
}

function readMonths(cells: Cells, column: string, errors: CellErrors): number | null {
  const typed = cells[column] ?? "";
  if (/^\d{1,2}$/.test(typed)) return Number(typed);
  errors[column] = typed === "" ? "missing" : "months";
  return null;
}

const specProblems = {
  "spec-missing": "missing",
  "spec-number": "number",
  "spec-choice": "choice",
  "too-long": "too-long",
} as const;

function readSection(category: Category, section: string, cells: Cells, errors: CellErrors): object | null {
  const typed: Record<string, string> = {};
  for (const field of specFields[category] as readonly SpecField[]) {
    const cell = cells[`${section}.${field.name}`] ?? "";
    if (field.kind === "yes") {
      const answer = yesOrNo(cell);
      if (answer === null) errors[`${section}.${field.name}`] = "choice";
      else if (answer) typed[field.name] = "on";
    } else if (field.kind === "some") {
      for (const option of cell.split(",").map((each) => each.trim()))
        if (option === "") continue;
        else if (field.of.includes(option)) typed[`${field.name}.${option}`] = "on";
        else errors[`${section}.${field.name}`] = "choice";
    } else typed[field.name] = cell;
  }
  const read = readSpecs(category, typed as TypedSpecs);
  if (read.ok) return read.value;
  for (const [name, problem] of Object.entries(read.domainError))
    errors[`${section}.${name}`] ??= specProblems[problem];
  return null;
}

function yesOrNo(cell: string): boolean | null {
  const answer = cell.toLowerCase();
  if (["yes", "da", "igen", "так", "1", "x", "true", "adevărat"].includes(answer)) return true;
  return ["", "no", "nu", "nem", "ні", "0", "false", "fals"].includes(answer) ? false : null;
}
