// The editor of a listing as one form: every field is a text under its own name, and nothing typed is lost.
// Invariant: writing a published listing into the form and reading it back gives the same listing.

import { partsWithWarranty } from "../../inventory/part-warranty.ts";
import { parseAmount, plainAmount } from "../../../base/amount.ts";
import type { UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Grade } from "../../inventory/grade.ts";
import { badges, type Badge } from "../listing.ts";
import { packedFields, packedTexts, readPacked } from "../packed-size.ts";
import { inBoxOf, LONGEST_IN_BOX, parseOs } from "../operating-system.ts";
import type { Category, ComponentSpecs, PcSpecs } from "../specs.ts";
import type { StoredSpecs } from "../stored.ts";
import { readSpecs, typedSpecs, type TypedSpecs } from "./spec-fields.ts";
import { isDrive, MOST_DRIVES, prefixed, sectionsOf, type DriveCategory, type SpecSection } from "./spec-sections.ts";

/** The texts of the editor's fields, by name. */
export type TypedListing = Readonly<Record<string, string>>;

export type ListingSort = { kind: "pc"; category: null } | { kind: "component"; category: Category };

export const LONGEST_TITLE = 160;
const LONGEST_TEXT = 500;
const MOST_MONTHS = 99;
const LONGEST_SERIAL = 60;
const LONGEST_PLACE = 40;

/** The parts of a PC with their own months of warranty. */
export const warrantyParts = partsWithWarranty;
export const purchaseFields = ["supplier", "cui", "invoiceNumber", "invoiceDate", "regime", "cost"] as const;

/** The warranty that a new draft begins with, in months. */
const DEFAULT_WARRANTY = "12";

export function drivesOf(typed: TypedListing): DriveCategory[] {
  const drives = (typed["drives"] ?? "ssd").split(",").filter(isDrive).slice(0, MOST_DRIVES);
  return drives.length > 0 ? drives : ["ssd"];
}

/** How many drives each unit of a listing has: those of a PC, or the drive that is for sale itself. */
export function numberOfDrives({ typed, ...sort }: ListingSort & { typed: TypedListing }): number {
  if (sort.kind === "pc") return drivesOf(typed).length;
  return isDrive(sort.category) ? 1 : 0;
}

export function sectionsOfListing({ kind, category }: ListingSort, typed: TypedListing): SpecSection[] {
  return sectionsOf(kind === "pc" ? { drives: drivesOf(typed) } : { category });
}

type Published = {
  title: string;
  price: Bani;
  badge: Badge | null;
  warrantyMonths: number;
  usesCategoryPicture: boolean;
} & StoredSpecs;

/** A published listing as the editor's fields. */
export function typedListing(listing: Published): TypedListing {
  const common = {
    title: listing.title,
    price: plainAmount(listing.price),
    badge: listing.badge ?? "",
    ...(listing.usesCategoryPicture && { picture: "category" }),
    ...(listing.kind === "pc" && listing.specs.os && { os: listing.specs.os }),
    ...boxField(listing.specs),
    ...packedTexts(listing),
  };
  if (listing.kind === "component") {
    const specs = typedSpecs(listing.category, listing.specs);
    return { ...common, warranty: String(listing.warrantyMonths), ...prefixed("component", specs) };
  }
  const { specs } = listing;
  const sections = sectionsOf({ drives: specs.storage.map(({ kind }) => kind) }).map(
    ({ name, of, category, number }) => {
      const part = of === "component" ? null : of === "storage" ? specs.storage[number - 1] : specs[of];
      return part ? prefixed(name, typedSpecs(category, part as never)) : {};
    },
  );
  return Object.assign(
    {
      ...common,
      drives: specs.storage.map(({ kind }) => kind).join(","),
      ...(specs.gpu && { hasGpu: "on" }),
      ...Object.fromEntries(warrantyParts.map((part) => [`warranty.${part}`, String(specs.warrantyMonths[part])])),
    },
    ...sections,
  ) as TypedListing;
}

function boxField(specs: PcSpecs | ComponentSpecs["specs"]): { inBox?: string } {
  const inBox = inBoxOf(specs);
  return inBox === null ? {} : { inBox };
}

/** The fields of a new draft. */
export function typedNew({ kind }: Pick<ListingSort, "kind">): TypedListing {
  if (kind === "component") return { warranty: DEFAULT_WARRANTY };
  return Object.fromEntries([
    ["drives", "ssd"],
    ["hasGpu", "on"],
    ...warrantyParts.map((part) => [`warranty.${part}`, DEFAULT_WARRANTY]),
  ]) as TypedListing;
}

const plainFields = [
  "title",
  "price",
  "badge",
  "picture",
  "drives",
  "hasGpu",
  "warranty",
  "os",
  "inBox",
  ...packedFields,
] as const;

/** The fields that belong to this listing, with a text each; others of the request are dropped. */
export function ownFields(sort: ListingSort, typed: TypedListing): TypedListing {
  const sections = sectionsOfListing(sort, typed);
  const names = new Set<string>([
    ...plainFields,
    ...warrantyParts.map((part) => `warranty.${part}`),
    ...purchaseFields.map((field) => `purchase.${field}`),
    ...sections.flatMap(({ name, fields }) =>
      fields.flatMap((field) =>
        field.kind === "some" ? field.of.map((option) => `${name}.${field.name}.${option}`) : [`${name}.${field.name}`],
      ),
    ),
  ]);
  return Object.fromEntries(
    Object.entries(typed)
      .filter(([name, value]) => names.has(name) && value.trim() !== "")
      .map(([name, value]) => [name, value.slice(0, LONGEST_TEXT)]),
  );
}

/** A listing read from the form: what could be read, and the problem of every other field by its name. */
export type ReadListing = {
  title: string;
  price: Bani | null;
  badge: Badge | null;
  warrantyMonths: number | null;
  usesCategoryPicture: boolean;
  /** Null while a field of the specs has a problem. */
  specs: PcSpecs | ComponentSpecs["specs"] | null;
  errors: Record<string, string>;
};

export function readListing(sort: ListingSort, typed: TypedListing): ReadListing {
  const errors: Record<string, string> = {};
  const title = (typed["title"] ?? "").trim();
  if (title.length < 3) errors["title"] = "title-required";
  if (title.length > LONGEST_TITLE) errors["title"] = "too-long";
  const price = parseAmount(typed["price"] ?? "");
  if (price === null || price <= 0) errors["price"] = "amount-invalid";
  const os = parseOs(typed["os"] ?? "");
  if (sort.kind === "pc" && os === null && (typed["os"] ?? "") !== "") errors["os"] = "spec-choice";
  const inBox = (typed["inBox"] ?? "").trim();
  if (inBox.length > LONGEST_IN_BOX) errors["inBox"] = "too-long";
  const { packed, wrong } = readPacked(typed);
  for (const field of wrong) errors[field] = "packed-size-invalid";
  const extras = {
    ...(sort.kind === "pc" && os !== null && { os }),
    ...(inBox !== "" && { inBox }),
    ...(packed && { packed }),
  };
  const warranty = readWarranty(sort, typed);
  const sections = readSections(sectionsOfListing(sort, typed), typed);
  Object.assign(errors, warranty.errors, sections.errors);
  const months = warranty.months;
  return {
    title: title.slice(0, LONGEST_TITLE),
    price: price !== null && price > 0 ? price : null,
    badge: badges.find((badge) => badge === typed["badge"]) ?? null,
    warrantyMonths: months && Math.min(...Object.values(months)),
    usesCategoryPicture: typed["picture"] === "category",
    specs:
      sections.specs === null || months === null
        ? null
        : sort.kind === "pc"
          ? { ...pcSpecs(sections.specs, { ...months, ...(typed["hasGpu"] !== "on" && { gpu: 0 }) }), ...extras }
          : { ...(sections.specs.get("component") as ComponentSpecs["specs"]), ...extras },
    errors,
  };
}

type Months = Record<string, number>;

function readWarranty(
  { kind }: ListingSort,
  typed: TypedListing,
): { months: Months | null; errors: Record<string, string> } {
  const parts = warrantyParts.filter((part) => part !== "gpu" || typed["hasGpu"] === "on");
  const fields =
    kind === "pc" ? parts.map((part) => [part, `warranty.${part}`] as const) : ([["all", "warranty"]] as const);
  const errors: Record<string, string> = {};
  const months: Months = {};
  for (const [part, field] of fields) {
    const text = (typed[field] ?? "").trim();
    const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
    if (value <= MOST_MONTHS) months[part] = value;
    else errors[field] = "months-invalid";
  }
  return { months: Object.keys(errors).length === 0 ? months : null, errors };
}

function readSections(sections: readonly SpecSection[], typed: TypedListing) {
  const errors: Record<string, string> = {};
  const specs = new Map<string, unknown>();
  for (const { name, of, category } of sections) {
    if (of === "gpu" && typed["hasGpu"] !== "on") continue;
    const read = readSpecs(category, fieldsOfSection(name, typed));
    if (read.ok) specs.set(name, read.value);
    else for (const [field, problem] of Object.entries(read.domainError)) errors[`${name}.${field}`] = problem;
  }
  return { specs: Object.keys(errors).length === 0 ? specs : null, errors };
}

function fieldsOfSection(section: string, typed: TypedListing): TypedSpecs {
  const prefix = `${section}.`;
  return Object.fromEntries(
    Object.entries(typed)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

/** Each section was read by the fields of its part, so the parts have their types. */
function pcSpecs(read: ReadonlyMap<string, unknown>, months: Months): PcSpecs {
  const storage = [...read].filter(([name]) => name.startsWith("storage")).map(([, specs]) => specs);
  const part = (name: string) => read.get(name) ?? null;
  return {
    ...Object.fromEntries(["cpu", "gpu", "motherboard", "ram"].map((name) => [name, part(name)])),
    storage,
    ...Object.fromEntries(["psu", "case", "cooler"].map((name) => [name, part(name)])),
    warrantyMonths: months,
  } as PcSpecs;
}

/** What staff write about one unit of the listing. */
export type TypedUnit = { id: UnitId; serial: string | null; grade: Grade | null; place: string | null };

/** "erasure" is no field of the form: it is where the editor says that an erasure is missing. */
export const unitField = (id: UnitId, field: "serial" | "grade" | "place" | "erasure") => `unit.${id}.${field}`;

export function readUnits(
  ids: readonly UnitId[],
  typed: TypedListing,
): { units: TypedUnit[]; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const units = ids.map((id): TypedUnit => {
    const [serial, place] = [typed[unitField(id, "serial")]?.trim() ?? "", typed[unitField(id, "place")]?.trim() ?? ""];
    if (serial.length > LONGEST_SERIAL) errors[unitField(id, "serial")] = "too-long";
    if (place.length > LONGEST_PLACE) errors[unitField(id, "place")] = "too-long";
    const grade = (["A", "B", "C"] as const).find((one) => one === typed[unitField(id, "grade")]) ?? null;
    return { id, serial: serial === "" ? null : serial, grade, place: place === "" ? null : place };
  });
  return { units, errors };
}

export function typedUnits(units: readonly TypedUnit[]): TypedListing {
  return Object.fromEntries(
    units.flatMap(({ id, serial, grade, place }) => [
      [unitField(id, "serial"), serial ?? ""],
      [unitField(id, "grade"), grade ?? ""],
      [unitField(id, "place"), place ?? ""],
    ]),
  );
}

/** The fields in which two states of the form differ, by name. */
export function changedFields(before: TypedListing, after: TypedListing): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => (before[name] ?? "").trim() !== (after[name] ?? "").trim()).toSorted();
}
