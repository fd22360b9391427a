// The drives of a unit by name, in the order of its parts.

import { storedReceivedParts } from "../../inventory/receiving/stored.ts";
import { drivesOf as typedDrives, type TypedListing } from "../editing/listing-form.ts";
import { storedDraft } from "../editing/stored-draft.ts";
import { capacityLabel, partName } from "../specs.ts";
import { storedSpecs } from "../stored.ts";
import type { BenchUnitRow } from "./bench.sql.server.ts";

export function drivesOfUnit({ kind, category, title, listingState, specs, draft, parts }: BenchUnitRow): string[] {
  // What a draft says of its parts stands in the editor's fields; its specs are empty until it is published.
  if (listingState === "draft") {
    if (kind === "component") return category === "ssd" || category === "hdd" ? [title] : [];
    return namesOfDrives(storedDraft(draft));
  }
  if (specs) {
    const what = storedSpecs({ kind, category, specs });
    if (what.kind === "pc")
      return what.specs.storage.map((drive) => `${partName(drive)} ${capacityLabel(drive.capacityGb)}`);
    return what.category === "ssd" || what.category === "hdd" ? [partName(what.specs)] : [];
  }
  const bought = parts === null ? [] : storedReceivedParts(parts);
  return bought.flatMap((part) => (part.category === "ssd" || part.category === "hdd" ? [part.name] : []));
}

function namesOfDrives(typed: TypedListing): string[] {
  return typedDrives(typed).map((_, place) =>
    ["brand", "model"]
      .map((field) => typed[`storage${place + 1}.${field}`] ?? "")
      .join(" ")
      .trim(),
  );
}
