// The JSON in the tables of the catalogue, parsed: whoever reads such a column reads it through here. Specs were parsed by schemas when
// they were written, and the whole catalogue is read at every start: here only their shape is looked at.

import { storedObject } from "../../base/stored-json.ts";
import type { Category, ComponentSpecs, PcSpecs } from "./specs.ts";

export type StoredSpecs = { kind: "pc"; specs: PcSpecs } | ({ kind: "component" } & ComponentSpecs);

/** listing.specs, with the kind and the category that say what they are. */
export function storedSpecs({
  kind,
  category,
  specs,
}: {
  kind: "pc" | "component";
  category: string | null;
  specs: unknown;
}): StoredSpecs {
  if (kind === "pc") return { kind, specs: storedObject<PcSpecs>(specs, "listing.specs") };
  const component = { category: category as Category, specs: storedObject(specs, "listing.specs") };
  return { kind, ...(component as ComponentSpecs) };
}
