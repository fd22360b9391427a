import { knownParts } from "../parts/known-parts.server.ts";
import { nameKey } from "../parts/part.ts";
import type { Knowledge, Platform } from "./assembly.ts";

const platforms = new Map<string, Platform>();
for (const part of knownParts) {
  if (part.category !== "processors" || part.facts.chipsets === null) continue;
  const { architecture, launchYear, chipsets } = part.facts;
  for (const name of [part.name, ...part.aliases]) platforms.set(nameKey(name), { architecture, launchYear, chipsets });
}

/** What the shop's own list of parts knows beyond a listing's specs. */
export const known: Knowledge = {
  platformOf: ({ model }) => platforms.get(nameKey(model)) ?? null,
};
