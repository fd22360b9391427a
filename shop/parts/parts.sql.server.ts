// Every query of the parts module.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import { nameKey, type Part, type PartCategory } from "./part.ts";
import type { ImportedPart } from "./import/source-row.ts";
import { knownPartSchema, storedAliases } from "./stored.ts";

export type Stored = "added" | "changed" | "unchanged";

/** Upserts one part from its source; returns what changed. */
export async function upsertPart(tx: Transaction, { part, key }: { part: ImportedPart; key: string }): Promise<Stored> {
  const { id, category, brand, name, provenance } = part;
  const aliases = JSON.stringify(part.aliases);
  const facts = JSON.stringify(part.facts);
  const { source, sourceId, licence } = provenance;
  const stored = await tx
    .insertInto("importedPart")
    .values({ id, category, brand, name, nameKey: key, aliases, facts, source, sourceId, licence })
    .onConflict((conflict) =>
      conflict
        .columns(["category", "nameKey"])
        .doUpdateSet({ brand, name, aliases, facts, source, sourceId, licence, importedAt: sql<Date>`now()` })
        .where(
          sql<boolean>`(imported_part.brand, imported_part.name, imported_part.aliases, imported_part.facts, imported_part.source_id) is distinct from (${brand}::text, ${name}::text, ${aliases}::jsonb, ${facts}::jsonb, ${sourceId}::text)`,
        ),
    )
    // xmax is 0 for a new row, and set for an updated one.
    .returning(sql<boolean>`(xmax = 0)`.as("isNew"))
    .executeTakeFirst();
  if (!stored) return "unchanged";
  return stored.isNew ? "added" : "changed";
}

type Row = {
  id: string;
  category: string;
  brand: string;
  name: string;
  aliases: unknown;
  facts: unknown;
  source: string;
  sourceId: string;
  licence: string;
};

/** Throws if the facts are not those of the part's category. */
function fromRow({ source, sourceId, licence, aliases, brand, ...row }: Row): ImportedPart {
  const provenance = { source, sourceId, licence };
  return { ...knownPartSchema.parse(row), brand, aliases: storedAliases(aliases), provenance };
}

/** Imported parts of a category whose name or number contains every word, by name. */
export async function findImported(
  db: Queryable,
  { category, words, limit }: { category: PartCategory; words: readonly string[]; limit: number },
): Promise<ImportedPart[]> {
  let query = db
    .selectFrom("importedPart")
    .select(["id", "category", "brand", "name", "aliases", "facts", "source", "sourceId", "licence"])
    .where("category", "=", category);
  for (const word of words) {
    const pattern = `%${nameKey(word)}%`;
    query = query.where(sql<boolean>`(name_key like ${pattern} or lower(aliases::text) like ${pattern})`);
  }
  const rows = await query.orderBy("name").limit(limit).execute();
  return rows.map(fromRow);
}

/** An imported part by its id. */
export async function importedById(db: Queryable, id: string): Promise<Part | null> {
  const row = await db
    .selectFrom("importedPart")
    .select(["id", "category", "brand", "name", "aliases", "facts", "source", "sourceId", "licence"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Those of the ids that belong to an imported part. */
export async function importedAmong(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("importedPart").where("id", "in", ids).select("id").execute();
  return rows.map(({ id }) => id);
}

/** Imported parts with one of these names, by name key. */
export async function importedByNames(db: Queryable, keys: readonly string[]): Promise<ImportedPart[]> {
  const rows = await db
    .selectFrom("importedPart")
    .select(["id", "category", "brand", "name", "aliases", "facts", "source", "sourceId", "licence"])
    .where("nameKey", "in", [...new Set(keys)])
    .execute();
  return rows.map(fromRow);
}
