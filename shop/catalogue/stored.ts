// Parses listing.specs; every read of the column goes through here, and of listing.draft through editing/stored-draft.ts. Specs were
// validated by schemas when they were written, and the whole catalogue is read at every start, so only the outer shape
// is checked here.

import { storedObject } from "../../base/stored-json.ts";
import type { Category, ComponentSpecs, PcSpecs } from "./specs.ts";

export type StoredSpecs = { kind: "pc"; specs: PcSpecs } | ({ kind: "component" } & ComponentSpecs);

/** listing.specs, typed by the listing's kind and category. */
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
