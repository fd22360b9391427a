// A build laid out for the rules: by category, each part with its typed specs.
// Invariant: it is the same whatever the order in which the parts were chosen.

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

type Laid<C extends Category> = { id: ListingId; specs: SpecsOf[C]; quantity: number };

export type Assembly = { readonly [C in Category]: readonly Laid<C>[] };

/** What the rules ask of others than the parts: handed in, so that they stay pure. */
export type Knowledge = { platformOf(cpu: CpuSpecs): Platform | null };

/** One thing to look at. `about` are the categories that it reads: a part of another one cannot change what it says. */
export type Rule = { about: readonly Category[]; check(parts: Assembly, known: Knowledge): readonly Incompatibility[] };

export const nothing: readonly Incompatibility[] = [];

export function partsByCategory(build: Build): Assembly {
  const parts = Object.fromEntries(categories.map((category) => [category, [] as Laid<Category>[]]));
  for (const { listing, quantity } of build)
    parts[listing.category]?.push({ id: listing.id, specs: listing.specs, quantity });
  for (const category of categories) parts[category]?.sort((a, b) => a.id - b.id);
  // Each list was filled with listings of its own category.
  return parts as unknown as Assembly;
}

/** A computer as it stands on the shelf, laid out as if its parts had been chosen one by one. */
export function partsByCategoryPc({ id, specs }: { id: ListingId; specs: PcSpecs }): Assembly {
  const one = <C extends Category>(part: SpecsOf[C]): Laid<C>[] => [{ id, specs: part, quantity: 1 }];
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

/** A part as the rules need it. */
export type BuildPart = { id: ListingId } & ComponentSpecs;

/** With one more part; in the place of the one before where a computer has one of it. */
export function laidWith(parts: Assembly, { category, id, specs }: BuildPart): Assembly {
  const part = { id, specs, quantity: 1 };
  const others = parts[category] as readonly Laid<Category>[];
  if (mostOf[category] === 1 || others.length === 0) return { ...parts, [category]: [part] };
  const alike = others.find((other) => other.id === id);
  if (alike)
    return {
      ...parts,
      [category]: others.map((other) => (other === alike ? { ...other, quantity: other.quantity + 1 } : other)),
    };
  return { ...parts, [category]: [...others, part].toSorted((a, b) => a.id - b.id) };
}

export function without(parts: Assembly, category: Category): Assembly {
  return { ...parts, [category]: [] };
}

/** "Kingston FURY Beast 16 GB DDR4-3200": kits of one series differ. */
export function kitName(kit: RamSpecs): string {
  return `${partName(kit)} ${ramLabel(kit)}`;
}

/** Memory modules in all. */
export function modulesOf({ ram }: Pick<Assembly, "ram">): number {
  return ram.reduce((sum, { specs, quantity }) => sum + specs.modules * quantity, 0);
}

/** Memory in all. */
export function gigabytesOf({ ram }: Pick<Assembly, "ram">): number {
  return ram.reduce((sum, { specs, quantity }) => sum + specs.capacityGb * quantity, 0);
}

export function counted(parts: readonly { quantity: number }[]): number {
  return parts.reduce((sum, { quantity }) => sum + quantity, 0);
}
