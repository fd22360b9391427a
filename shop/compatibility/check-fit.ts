// Whether parts fit together, and what a build still needs. The rules stand in ./rules, one file a subject, each with its reason.
// Invariant: an empty answer means that all that is chosen fits; the order in which parts were chosen never matters.

import { categories, type Category } from "../catalogue/specs.ts";
import { partsByCategory, type Assembly, type Knowledge, type Rule } from "./parts-by-category.ts";
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

/** Everything that does not fit, or that one should know, about what is chosen. */
export function checkFit(build: Build, known: Knowledge): Incompatibility[] {
  return check(rules, { parts: partsByCategory(build), known });
}

const byCategory = new Map(
  categories.map((category) => [category, rules.filter(({ about }) => about.includes(category))]),
);

/** The rules that a part of this category can change the answer of. */
export function rulesAbout(category: Category): readonly Rule[] {
  return byCategory.get(category) ?? [];
}

export function check(
  some: readonly Rule[],
  { parts, known }: { parts: Assembly; known: Knowledge },
): Incompatibility[] {
  const found: Incompatibility[] = [];
  for (const rule of some) for (const incompatibility of rule.check(parts, known)) found.push(incompatibility);
  return found;
}

/** What a computer cannot be without: a category, or one of several that serve. */
export type Need = Exclude<Category, "graphics-cards" | "ssd" | "hdd"> | "graphics" | "storage";

/** What the build still needs to start and show a picture. Graphics are asked for once it is known that the processor has none. */
export function missingFrom(build: Build): Need[] {
  const parts = partsByCategory(build);
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
