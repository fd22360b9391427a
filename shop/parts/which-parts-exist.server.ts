import type { Queryable } from "../../base/db.server.ts";
import { knownParts } from "./known-parts.server.ts";
import { importedAmong } from "./parts.sql.server.ts";

const known: ReadonlySet<string> = new Set(knownParts.map(({ id }) => id));

/** The ids that belong to a part, curated or imported. */
export async function whichPartsExist(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const notCurated = ids.filter((id) => !known.has(id));
  return new Set([...ids.filter((id) => known.has(id)), ...(await importedAmong(db, notCurated))]);
}
