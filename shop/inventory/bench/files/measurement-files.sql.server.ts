// Queries of the files of measuring programs: dropped, confirmed, shown.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../../base/db.server.ts";
import type { BenchSessionId, ListingId, MeasurementDropId, MeasurementFileId, UnitId } from "../../../../base/id.ts";
import type { MeasuredFile, Series } from "./measurement-file.ts";
import { storedReading, storedRejected, type RejectedMeasurementFile } from "./stored-reading.ts";

export type NewMeasurementFile = {
  id: MeasurementFileId;
  name: string;
  size: number;
  digest: string;
  packed: Uint8Array;
  reading: MeasuredFile;
};

/** A unit that is at the shop, or sold and not written off; null if there is none of this code. */
export async function unitOfCode(db: Queryable, code: string): Promise<{ id: UnitId } | null> {
  const unit = await db
    .selectFrom("unit")
    .where("code", "=", code)
    .where("state", "in", ["intake", "stock", "inspection"])
    .select("id")
    .executeTakeFirst();
  return unit ?? null;
}

type NewDrop = {
  id: MeasurementDropId;
  unitId: UnitId;
  actor: string;
  rejected: readonly RejectedMeasurementFile[];
  files: readonly NewMeasurementFile[];
};

export async function insertDrop(tx: Transaction, { id, unitId, actor, rejected, files }: NewDrop): Promise<void> {
  await tx
    .insertInto("measurementDrop")
    .values({ id, unitId, actor, rejected: JSON.stringify(rejected) })
    .execute();
  for (const [place, { reading, ...file }] of files.entries())
    await tx
      .insertInto("measurementFile")
      .values({
        ...file,
        dropId: id,
        unitId,
        position: place + 1,
        program: reading.kind,
        reading: JSON.stringify(reading),
      })
      .execute();
}

/** Deletes the files and erasure logs that nobody confirmed within a day, with drops of which nothing is left. */
export async function deleteUnconfirmed(tx: Transaction): Promise<void> {
  await sql`delete from measurement_file f using measurement_drop d
    where d.id = f.drop_id and f.session_id is null and d.dropped_at < now() - interval '1 day'`.execute(tx);
  await sql`delete from erasure_log l using measurement_drop d
    where d.id = l.drop_id and d.dropped_at < now() - interval '1 day'
      and not exists (select 1 from drive_erasure e where e.log_id = l.id)`.execute(tx);
  await sql`delete from measurement_drop d where d.dropped_at < now() - interval '1 day'
    and not exists (select 1 from measurement_file f where f.drop_id = d.id)
    and not exists (select 1 from erasure_log l where l.drop_id = d.id)`.execute(tx);
}

/** The units whose confirmed files have these contents. */
export async function unitsWithFiles(
  db: Queryable,
  digests: readonly string[],
): Promise<{ digest: string; unitId: UnitId; code: string }[]> {
  if (digests.length === 0) return [];
  return db
    .selectFrom("measurementFile as f")
    .innerJoin("unit as u", "u.id", "f.unitId")
    .where("f.digest", "in", digests)
    .where("f.sessionId", "is not", null)
    .select(["f.digest", "f.unitId", "u.code"])
    .execute();
}

export type DroppedFile = {
  id: MeasurementFileId;
  name: string;
  digest: string;
  size: number;
  sessionId: BenchSessionId | null;
  reading: MeasuredFile;
};

export type MeasurementDrop = { rejected: RejectedMeasurementFile[]; files: DroppedFile[] };

/** A drop of this unit with its files in order; null if there is none. */
export async function findDrop(
  db: Queryable,
  { id, unitId }: { id: MeasurementDropId; unitId: UnitId },
): Promise<MeasurementDrop | null> {
  const drop = await db
    .selectFrom("measurementDrop")
    .where("id", "=", id)
    .where("unitId", "=", unitId)
    .select("rejected")
    .executeTakeFirst();
  if (!drop) return null;
  const files = await db
    .selectFrom("measurementFile")
    .where("dropId", "=", id)
    .select(["id", "name", "digest", "size", "sessionId", "reading"])
    .orderBy("position")
    .execute();
  return {
    rejected: storedRejected(drop.rejected),
    files: files.map((file) => ({ ...file, reading: storedReading(file.reading) })),
  };
}

/** Serialises those who confirm files of these contents, on any unit, until the transaction ends. */
export async function lockContents(tx: Transaction, digests: readonly string[]): Promise<void> {
  for (const digest of digests.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`measurement file ${digest}`}, 0))`.execute(tx);
}

/** Gives waiting files their session. Returns how many still waited. */
export async function confirmFiles(
  tx: Transaction,
  { ids, unitId, sessionId }: { ids: readonly MeasurementFileId[]; unitId: UnitId; sessionId: BenchSessionId },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable("measurementFile")
    .set({ sessionId })
    .where("id", "in", ids)
    .where("unitId", "=", unitId)
    .where("sessionId", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Digests of files that wait; those of other units and confirmed ones are left out. */
export async function waitingDigests(
  db: Queryable,
  { ids, unitId }: { ids: readonly MeasurementFileId[]; unitId: UnitId },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("measurementFile")
    .where("id", "in", ids)
    .where("unitId", "=", unitId)
    .where("sessionId", "is", null)
    .select("digest")
    .execute();
  return rows.map(({ digest }) => digest);
}

export type AttachedFile = {
  id: MeasurementFileId;
  name: string;
  program: string;
  size: number;
  digest: string;
  sessionId: BenchSessionId;
};

/** The confirmed files of a unit, those of the newest session first. */
export async function filesOfUnit(db: Queryable, unitId: UnitId): Promise<AttachedFile[]> {
  return db
    .selectFrom("measurementFile as f")
    .innerJoin("benchSession as s", "s.id", "f.sessionId")
    .where("f.unitId", "=", unitId)
    .select(["f.id", "f.name", "f.program", "f.size", "f.digest", "s.id as sessionId"])
    .orderBy("s.recordedAt", "desc")
    .orderBy("f.position")
    .limit(200)
    .execute();
}

/** The packed bytes of a confirmed or waiting file; null if there is none of this id. */
export async function packedFile(
  db: Queryable,
  id: MeasurementFileId,
): Promise<{ name: string; packed: Uint8Array } | null> {
  const row = await db.selectFrom("measurementFile").where("id", "=", id).select(["name", "packed"]).executeTakeFirst();
  return row ?? null;
}

/** The course of one run on a unit, with the valid measurement that it belongs to. */
export type MeasuredCourse = {
  id: MeasurementFileId;
  digest: string;
  /** The code of the unit. */
  unit: string;
  program: string;
  version: string | null;
  driver: string | null;
  measuredAt: Date;
  /** The game or test, with its conditions. */
  test: string;
  resolution: string | null;
  settings: string | null;
  frames: MeasuredFile["frames"];
  seconds: number;
  series: Series[];
};

const MOST_COURSES = 8;

/**
 * The courses of a unit, or of the units of a listing, whose measurements are valid, the newest first, game runs before
 * logs; at most eight.
 */
export async function coursesOf(
  db: Queryable,
  of: { listingId: ListingId } | { unitId: UnitId },
): Promise<MeasuredCourse[]> {
  const isOf = "unitId" in of ? sql`f.unit_id = ${of.unitId}::uuid` : sql`u.listing_id = ${of.listingId}`;
  const { rows } = await sql<Omit<MeasuredCourse, "frames" | "seconds" | "series"> & { reading: unknown }>`
    select f.id, f.digest, u.code as unit, f.program, f.reading->>'version' as version, f.reading->>'driver' as driver,
      m.measured_at, m.test, m.resolution, m.settings, f.reading
    from measurement_file f
    join unit u on u.id = f.unit_id
    join lateral (select * from measurement m where m.file_id = f.id and m.outdated_at is null order by m.test limit 1) m on true
    where ${isOf} and jsonb_array_length(f.reading->'series') > 0
    order by m.measured_at desc, f.reading->'frames' = 'null', f.position, f.id limit ${MOST_COURSES}
  `.execute(db);
  return rows.map(({ reading, ...course }) => {
    const { frames, seconds, series } = storedReading(reading);
    return { ...course, frames, seconds, series };
  });
}
