import { knownParts } from "./known-parts.server.ts";
import { nameKey } from "./part.ts";

/** The facts that decide which boards run a processor; the socket alone is not enough. */
export type Platform = {
  architecture: string;
  launchYear: number | null;
  /** Chipsets that support it with their latest firmware. */
  chipsets: readonly string[];
};

/** Processors by every spelling of their name. */
const platforms = new Map<string, Platform>();
for (const part of knownParts) {
  if (part.category !== "processors" || part.facts.chipsets === null) continue;
  const { architecture, launchYear, chipsets } = part.facts;
  const platform = { architecture, launchYear, chipsets };
  for (const name of [part.name, ...part.aliases]) platforms.set(name, platform).set(nameKey(name), platform);
}

/** By a processor's model, "Core i5-12400F"; null if not documented. */
export function platformOf({ model }: { model: string }): Platform | null {
  return platforms.get(model) ?? platforms.get(nameKey(model)) ?? null;
}
