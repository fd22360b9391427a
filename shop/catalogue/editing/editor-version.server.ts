import { contentVersion } from "../../../base/content-version.server.ts";
import type { EditedUnit } from "../../inventory/receiving/draft-units.sql.server.ts";
import { typedUnits, type TypedListing } from "./listing-form.ts";

/** Everything that the editor of a listing shows, as its fields. */
export function typedWhole({ typed }: { typed: TypedListing }, units: readonly EditedUnit[]): TypedListing {
  return { ...typed, ...typedUnits(units) };
}

/** A mark of the editor's fields: it differs once anybody has changed one of them, from whichever screen. */
export function editorVersion(typed: TypedListing): string {
  const fields = Object.entries(typed)
    .map(([name, value]) => [name, value.trim()])
    .filter(([, value]) => value !== "")
    .toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  return contentVersion(JSON.stringify(fields));
}
