// All queries of saved builds.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import { newId, type BuildId, type VisitorId } from "../../base/id.ts";
import type { Category } from "../catalogue/specs.ts";
import type { RequestedPart } from "../compatibility/build.ts";
import { BUILD_RETENTION_DAYS, type SavedBuild, type SavedPart } from "./saved-build.ts";

/**
 * Serializes a visitor's requests until the transaction ends: the limit is checked by counting, and parallel saves of
 * one build must not mix.
 */
export async function lockBuilds(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`builds ${visitorId}`}, 0))`.execute(tx);
}

/** The visitor's builds with their parts, last saved first. */
export async function buildsOf(
  db: Queryable,
  { visitorId, buildId }: { visitorId: VisitorId; buildId?: BuildId },
): Promise<SavedBuild[]> {
  const rows = await db
    .selectFrom("savedBuild as b")
    .innerJoin("savedBuildPart as p", "p.buildId", "b.id")
    .where("b.visitorId", "=", visitorId)
    .$if(buildId !== undefined, (query) => query.where("b.id", "=", buildId!))
    .orderBy("b.savedAt", "desc")
    .orderBy("b.id")
    .orderBy("p.position")
    .select([
      "b.id",
      "b.name",
      "b.savedAt",
      "p.category",
      "p.listingId",
      "p.quantity",
      "p.seenTitle",
      "p.seenPriceBani",
    ])
    .execute();
  const builds = new Map<BuildId, SavedBuild & { parts: SavedPart[] }>();
  for (const { id, name, savedAt, seenTitle, seenPriceBani, category, ...part } of rows) {
    const build = builds.get(id) ?? { id, name, savedAt, parts: [] };
    builds.set(id, build);
    // Only categories of listings are stored.
    build.parts.push({ ...part, category: category as Category, title: seenTitle, seenPrice: seenPriceBani });
  }
  return [...builds.values()];
}

export async function countBuilds(db: Queryable, visitorId: VisitorId): Promise<number> {
  const row = await db
    .selectFrom("savedBuild")
    .where("visitorId", "=", visitorId)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertBuild(
  tx: Transaction,
  { visitorId, name }: { visitorId: VisitorId; name: string },
): Promise<BuildId> {
  const id = newId<"build">();
  await tx.insertInto("savedBuild").values({ id, visitorId, name }).execute();
  return id;
}

/** Renames a visitor's build and deletes its parts, to be saved again; false if the visitor has no such build. */
export async function emptyBuild(
  tx: Transaction,
  build: { visitorId: VisitorId; buildId: BuildId; name: string },
): Promise<boolean> {
  const [found] = await tx
    .updateTable("savedBuild")
    .set({ name: build.name, savedAt: sql<Date>`now()` })
    .where("id", "=", build.buildId)
    .where("visitorId", "=", build.visitorId)
    .returning("id")
    .execute();
  if (!found) return false;
  await tx.deleteFrom("savedBuildPart").where("buildId", "=", build.buildId).execute();
  return true;
}

/** Returns the number of inserted parts: unpublished listings and those of another category are left out. */
export async function insertParts(
  tx: Transaction,
  { buildId, parts }: { buildId: BuildId; parts: readonly RequestedPart[] },
): Promise<number> {
  const { rows } = await sql`
    insert into saved_build_part (build_id, position, category, listing_id, quantity, seen_title, seen_price_bani)
    select ${buildId}, requested.position, l.category, l.id, requested.quantity, l.title, l.price_bani
    from unnest(${pgArray(parts.map(({ listingId }) => listingId))}::integer[], ${pgArray(parts.map(({ quantity }) => quantity))}::integer[], ${pgArray(parts.map(({ category }) => category))}::text[])
      with ordinality as requested (id, quantity, category, position)
    join listing l on l.id = requested.id and l.kind = 'component' and l.category = requested.category and l.state <> 'draft'
    returning listing_id
  `.execute(tx);
  return rows.length;
}

function pgArray(values: readonly (number | Category)[]): string {
  return `{${values.join(",")}}`;
}

export async function updateName(
  db: Queryable,
  build: { visitorId: VisitorId; buildId: BuildId; name: string },
): Promise<boolean> {
  const renamed = await db
    .updateTable("savedBuild")
    .set({ name: build.name })
    .where("id", "=", build.buildId)
    .where("visitorId", "=", build.visitorId)
    .returning("id")
    .execute();
  return renamed.length > 0;
}

export async function deleteBuild(db: Queryable, build: { visitorId: VisitorId; buildId: BuildId }): Promise<boolean> {
  const deleted = await db
    .deleteFrom("savedBuild")
    .where("id", "=", build.buildId)
    .where("visitorId", "=", build.visitorId)
    .returning("id")
    .execute();
  return deleted.length > 0;
}

/** Moves one visitor's newest builds, at most `most`, to another. */
export async function moveBuilds(
  tx: Transaction,
  { from, to, most }: { from: VisitorId; to: VisitorId; most: number },
): Promise<void> {
  await sql`
    update saved_build set visitor_id = ${to} where id in (
      select id from saved_build where visitor_id = ${from} order by saved_at desc, id limit ${most}
    )
  `.execute(tx);
}

/** Visitor ids of accounts start with "account:"; all others are guests. */
export async function deleteOldBuildsOfGuests(db: Queryable): Promise<void> {
  await sql`delete from saved_build where saved_at < now() - make_interval(days => ${BUILD_RETENTION_DAYS}) and visitor_id not like 'account:%'`.execute(
    db,
  );
}

export async function deleteAllBuilds(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await tx.deleteFrom("savedBuild").where("visitorId", "=", visitorId).execute();
}
