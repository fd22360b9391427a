import type { Db } from "../../base/db.server.ts";
import { knownParts } from "./known-parts.server.ts";
import { importedById } from "./parts.sql.server.ts";
import type { Part } from "./part.ts";

const byId = new Map(knownParts.map((part) => [part.id as string, part]));

/** The part with this id, curated or imported, or null. */
export async function getPart(deps: { db: Db }, id: string): Promise<Part | null> {
  return byId.get(id) ?? (await importedById(deps.db, id));
}
