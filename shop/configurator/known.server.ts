import { knownParts } from "../parts/known-parts.server.ts";
import { nameKey } from "../parts/part.ts";
import type { Knowledge, Platform } from "./assembly.ts";

/** By name, and by every other spelling of it. */
const platforms = new Map<string, Platform>();
for (const part of knownParts) {
  if (part.category !== "processors" || part.facts.chipsets === null) continue;
  const { architecture, launchYear, chipsets } = part.facts;
  const platform = { architecture, launchYear, chipsets };
  for (const name of [part.name, ...part.aliases]) platforms.set(name, platform).set(nameKey(name), platform);
}

/** What the shop's own list of parts knows beyond a listing's specs. */
export const known: Knowledge = {
  platformOf: ({ model }) => platforms.get(model) ?? platforms.get(nameKey(model)) ?? null,
};
