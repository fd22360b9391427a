// The parts of a build by category, with typed specs, as the compatibility rules read them.
// Invariant: independent of the order in which the parts were chosen.

import type { ListingId } from "../../base/id.ts";
import {
  categories,
  partName,
  ramLabel,
  type Category,
  type ComponentSpecs,
  type CpuSpecs,
  type PcSpecs,
  type RamSpecs,
  type SpecsOf,
} from "../catalogue/specs.ts";
import type { Platform } from "../parts/platform-of.server.ts";
import { mostOf, type Build } from "./build.ts";
import type { Incompatibility } from "./incompatibility.ts";

type PartEntry<C extends Category> = { id: ListingId; specs: SpecsOf[C]; quantity: number };

export type PartsByCategory = { readonly [C in Category]: readonly PartEntry<C>[] };

/** Data that the rules need beyond the parts: passed in, so that they stay pure. */
export type KnownPlatforms = { platformOf(cpu: CpuSpecs): Platform | null };

/** A compatibility rule. `about`: the categories that it reads; parts of other categories cannot change its result. */
export type Rule = {
  about: readonly Category[];
  check(parts: PartsByCategory, known: KnownPlatforms): readonly Incompatibility[];
};

export const nothing: readonly Incompatibility[] = [];

export function partsByCategory(build: Build): PartsByCategory {
  const parts = Object.fromEntries(categories.map((category) => [category, [] as PartEntry<Category>[]]));
  for (const { listing, quantity } of build)
    parts[listing.category]?.push({ id: listing.id, specs: listing.specs, quantity });
  for (const category of categories) parts[category]?.sort((a, b) => a.id - b.id);
  // Each list contains only listings of its own category.
  return parts as unknown as PartsByCategory;
}

/** The parts of a PC listing, as if they had been chosen one by one. */
export function partsByCategoryOfPc({ id, specs }: { id: ListingId; specs: PcSpecs }): PartsByCategory {
  const one = <C extends Category>(part: SpecsOf[C]): PartEntry<C>[] => [{ id, specs: part, quantity: 1 }];
  return {
    processors: one<"processors">(specs.cpu),
    motherboards: one<"motherboards">(specs.motherboard),
    ram: one<"ram">(specs.ram),
    "graphics-cards": specs.gpu ? one<"graphics-cards">(specs.gpu) : [],
    ssd: specs.storage.flatMap((drive) => (drive.kind === "ssd" ? one<"ssd">(drive) : [])),
    hdd: specs.storage.flatMap((drive) => (drive.kind === "hdd" ? one<"hdd">(drive) : [])),
    cases: one<"cases">(specs.case),
    coolers: one<"coolers">(specs.cooler),
    "power-supplies": one<"power-supplies">(specs.psu),
  };
}

/** A part as the rules read it. */
export type TypedPart = { id: ListingId } & ComponentSpecs;

/** The parts plus one more, which replaces the previous one if a computer has only one of its category. */
export function withPartAdded(parts: PartsByCategory, { category, id, specs }: TypedPart): PartsByCategory {
  const part = { id, specs, quantity: 1 };
  const others = parts[category] as readonly PartEntry<Category>[];
  if (mostOf[category] === 1 || others.length === 0) return { ...parts, [category]: [part] };
  const same = others.find((other) => other.id === id);
  if (same)
    return {
      ...parts,
      [category]: others.map((other) => (other === same ? { ...other, quantity: other.quantity + 1 } : other)),
    };
  return { ...parts, [category]: [...others, part].toSorted((a, b) => a.id - b.id) };
}

export function without(parts: PartsByCategory, category: Category): PartsByCategory {
  return { ...parts, [category]: [] };
}

/** "Kingston FURY Beast 16 GB DDR4-3200": kits of one series differ in size and speed. */
export function kitName(kit: RamSpecs): string {
  return `${partName(kit)} ${ramLabel(kit)}`;
}

/** The total number of memory modules. */
export function modulesOf({ ram }: Pick<PartsByCategory, "ram">): number {
  return ram.reduce((sum, { specs, quantity }) => sum + specs.modules * quantity, 0);
}

/** Total memory. */
export function gigabytesOf({ ram }: Pick<PartsByCategory, "ram">): number {
  return ram.reduce((sum, { specs, quantity }) => sum + specs.capacityGb * quantity, 0);
}

export function totalQuantity(parts: readonly { quantity: number }[]): number {
  return parts.reduce((sum, { quantity }) => sum + quantity, 0);
}
