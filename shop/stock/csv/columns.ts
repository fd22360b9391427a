// The columns of the stock as CSV. A row is one unit with its listing; the names never change, in no language.

import { partsWithWarranty } from "../../inventory/part-warranty.ts";
import { specFields, type SpecField } from "../../catalogue/editing/spec-fields.ts";
import { packedFields } from "../../catalogue/packed-size.ts";
import type { Category } from "../../catalogue/specs.ts";

export const unitColumns = ["code", "serial", "grade", "place"] as const;
export const costColumns = ["cost", "regime", "supplier", "cui", "invoice", "invoiceDate"] as const;
const listingColumns = [
  "listing",
  "kind",
  "title",
  "price",
  "warranty",
  "badge",
  "state",
  "os",
  "inBox",
  ...packedFields,
] as const;
/** Said by the shop; what a file says there is ignored. */
export const infoColumns = ["unitState"] as const;
export const warrantyParts = partsWithWarranty;

export type PcSection = "cpu" | "gpu" | "motherboard" | "ram" | "psu" | "case" | "cooler";
/** The columns of a PC's part are those of a component of its category, too. */
export const sectionOf: Record<Category, PcSection | "storage1"> = {
  processors: "cpu",
  "graphics-cards": "gpu",
  motherboards: "motherboard",
  ram: "ram",
  "power-supplies": "psu",
  cases: "case",
  coolers: "cooler",
  ssd: "storage1",
  hdd: "storage1",
};

export const pcSections = [
  ["cpu", "processors"],
  ["gpu", "graphics-cards"],
  ["motherboard", "motherboards"],
  ["ram", "ram"],
  ["psu", "power-supplies"],
  ["case", "cases"],
  ["cooler", "coolers"],
] as const satisfies readonly (readonly [PcSection, Category])[];

export const MOST_DRIVES = 8;
export const FEWEST_DRIVES = 2;

export type SheetColumn = { name: string; field: SpecField | null };

/** All columns, in their order, with so many drives. */
export function sheetColumns({ drives, withCost }: { drives: number; withCost: boolean }): SheetColumn[] {
  const plain = (name: string): SheetColumn => ({ name, field: null });
  const section = (prefix: string, fields: readonly SpecField[]) =>
    fields.map((field): SheetColumn => ({ name: `${prefix}.${field.name}`, field }));
  const drive = uniqueByName([...specFields.ssd, ...specFields.hdd]);
  return [
    ...unitColumns.map(plain),
    ...(withCost ? costColumns : []).map(plain),
    ...listingColumns.map(plain),
    ...infoColumns.map(plain),
    ...warrantyParts.map((part) => plain(`warranty.${part}`)),
    ...pcSections.slice(0, 4).flatMap(([prefix, category]) => section(prefix, specFields[category])),
    plain("drives"),
    ...Array.from({ length: drives }, (_, index) => section(`storage${index + 1}`, drive)).flat(),
    ...pcSections.slice(4).flatMap(([prefix, category]) => section(prefix, specFields[category])),
  ];
}

function uniqueByName(fields: readonly SpecField[]): SpecField[] {
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}
