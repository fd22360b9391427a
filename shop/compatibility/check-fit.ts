// Checks whether parts fit together, and what a build still needs. The rules are in ./rules, one file per subject, each
// with its reason.
// Invariant: an empty result means that all chosen parts fit; the order in which they were chosen never matters.

import { categories, type Category } from "../catalogue/specs.ts";
import { partsByCategory, type PartsByCategory, type KnownPlatforms, type Rule } from "./parts-by-category.ts";
import type { Build } from "./build.ts";
import type { Incompatibility } from "./incompatibility.ts";
import { coolingRules } from "./rules/cooling.ts";
import { driveRules } from "./rules/drives.ts";
import { graphicsRules } from "./rules/graphics.ts";
import { memoryRules } from "./rules/memory.ts";
import { platformRules } from "./rules/platform.ts";
import { supplyRules } from "./rules/supply.ts";

const rules: readonly Rule[] = [
  ...platformRules,
  ...memoryRules,
  ...graphicsRules,
  ...coolingRules,
  ...supplyRules,
  ...driveRules,
];

/** All incompatibilities and notes about the chosen parts. */
export function checkFit(build: Build, known: KnownPlatforms): Incompatibility[] {
  return checkParts(partsByCategory(build), known);
}

/** The same for parts that are no listings. */
export function checkParts(parts: PartsByCategory, known: KnownPlatforms): Incompatibility[] {
  return check(rules, { parts, known });
}

const byCategory = new Map(
  categories.map((category) => [category, rules.filter(({ about }) => about.includes(category))]),
);

/** The rules whose result a part of this category can change. */
export function rulesAbout(category: Category): readonly Rule[] {
  return byCategory.get(category) ?? [];
}

export function check(
  selected: readonly Rule[],
  { parts, known }: { parts: PartsByCategory; known: KnownPlatforms },
): Incompatibility[] {
  const found: Incompatibility[] = [];
  for (const rule of selected) for (const incompatibility of rule.check(parts, known)) found.push(incompatibility);
  return found;
}

/** What a computer needs: a category, or one of several. */
export type Need = Exclude<Category, "graphics-cards" | "ssd" | "hdd"> | "graphics" | "storage";

/**
 * What the build still needs to boot with a picture. Graphics are missing only once the chosen processor is known to
 * have none.
 */
export function missingFrom(build: Build): Need[] {
  return missingFromParts(partsByCategory(build));
}

/** The same for parts that are no listings. */
export function missingFromParts(parts: PartsByCategory): Need[] {
  const needs: Need[] = [
    "processors",
    "motherboards",
    "ram",
    "graphics",
    "storage",
    "cases",
    "coolers",
    "power-supplies",
  ];
  return needs.filter((need) => {
    if (need === "storage") return parts.ssd.length + parts.hdd.length === 0;
    if (need !== "graphics") return parts[need].length === 0;
    const [cpu] = parts.processors;
    return cpu !== undefined && cpu.specs.integratedGraphics === null && parts["graphics-cards"].length === 0;
  });
}
