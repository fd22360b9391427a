// The parts of a listing whose specs the editor asks for, and the names of their fields.

import type { ReceivedUnit } from "../../inventory/receiving/receiving.ts";
import type { Category, PcSpecs } from "../specs.ts";
import { knownSpecFields, type BrandOf } from "./received-specs.ts";
import { specFields, type SpecField } from "./spec-fields.ts";

export type PcPart = Exclude<keyof PcSpecs, "warrantyMonths" | "os" | "inBox" | "packed">;

/** `name` is the prefix of its field names: "cpu.cores". Drives are numbered. */
export type SpecSection = {
  name: string;
  of: PcPart | "component";
  number: number;
  category: Category;
  fields: readonly SpecField[];
};

export type DriveCategory = "ssd" | "hdd";
export const MOST_DRIVES = 8;

const partsOfPc = [
  ["cpu", "processors"],
  ["gpu", "graphics-cards"],
  ["motherboard", "motherboards"],
  ["ram", "ram"],
  ["psu", "power-supplies"],
  ["case", "cases"],
  ["cooler", "coolers"],
] as const satisfies readonly (readonly [PcPart, Category])[];

/** The sections of a component, or of a PC with these drives. */
export function sectionsOf(what: { category: Category } | { drives: readonly DriveCategory[] }): SpecSection[] {
  if ("category" in what) {
    const { category } = what;
    return [{ name: "component", of: "component", number: 1, category, fields: specFields[category] }];
  }
  const storage = what.drives.map((category, index): SpecSection => ({
    name: `storage${index + 1}`,
    of: "storage",
    number: index + 1,
    category,
    fields: specFields[category],
  }));
  const others = partsOfPc.map(([of, category]): SpecSection => ({
    name: of,
    of,
    number: 1,
    category,
    fields: specFields[category],
  }));
  return [...others.slice(0, 4), ...storage, ...others.slice(4)];
}

/** The first values of the draft of a received unit: what the models of its parts determine. */
export function typedUnit(
  unit: Pick<ReceivedUnit, "kind" | "parts" | "name">,
  brandOf: BrandOf,
): Record<string, string> {
  if (unit.kind === "component") {
    const [part] = unit.parts;
    return { title: unit.name, ...(part && prefixed("component", knownSpecFields(part, brandOf))) };
  }
  const drives = unit.parts.map(({ category }) => category).filter(isDrive);
  const left = [...unit.parts];
  const typed = sectionsOf({ drives: drives.length > 0 ? drives : ["ssd"] }).map(({ name, category }) => {
    const place = left.findIndex((part) => part.category === category);
    const [part] = place < 0 ? [] : left.splice(place, 1);
    return part ? prefixed(name, knownSpecFields(part, brandOf)) : {};
  });
  const hasGpu = unit.parts.some(({ category }) => category === "graphics-cards");
  return Object.assign(
    { title: unit.name, drives: drives.length > 0 ? drives.join(",") : "ssd", ...(hasGpu && { hasGpu: "on" }) },
    ...typed,
  ) as Record<string, string>;
}

export const isDrive = (category: string): category is DriveCategory => category === "ssd" || category === "hdd";

/** The values of a section under its own field names. */
export function prefixed(section: string, typed: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([field, value]) => [`${section}.${field}`, value]));
}
