// Queries of the sittings at the bench and of the photographs of their results.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { BenchPhotoId, BenchSessionId, UnitId } from "../../../base/id.ts";
import type { DrawnBenchPhoto } from "./draw-bench-photo.server.ts";

export type BenchSession = {
  id: BenchSessionId;
  actor: string;
  measuredOn: Date;
  driver: string | null;
  note: string | null;
  recordedAt: Date;
  /** How many values it recorded that are still valid. */
  values: number;
  photos: BenchPhotoId[];
};

/** The sittings of a unit, the newest first. */
export async function loadBenchSessions(db: Queryable, unitId: UnitId): Promise<BenchSession[]> {
  return db
    .selectFrom("benchSession as s")
    .where("s.unitId", "=", unitId)
    .select(["s.id", "s.actor", "s.measuredOn", "s.driver", "s.note", "s.recordedAt"])
    .select([
      sql<number>`(select count(*) from measurement m where m.session_id = s.id and m.outdated_at is null)::int`.as(
        "values",
      ),
      sql<
        BenchPhotoId[]
      >`(select coalesce(jsonb_agg(p.id order by p.position), '[]') from bench_photo p where p.session_id = s.id)`.as(
        "photos",
      ),
    ])
    .orderBy("s.recordedAt", "desc")
    .limit(50)
    .execute();
}

/** Locks a sitting, which serialises concurrent uploads; null if it is not of this unit. */
export async function lockBenchSession(
  tx: Transaction,
  { sessionId, code }: { sessionId: BenchSessionId; code: string },
): Promise<{ digests: string[] } | null> {
  const found = await tx
    .selectFrom("benchSession as s")
    .innerJoin("unit as u", "u.id", "s.unitId")
    .where("s.id", "=", sessionId)
    .where("u.code", "=", code)
    .select("s.id")
    .forUpdate("s")
    .executeTakeFirst();
  if (!found) return null;
  const rows = await tx.selectFrom("benchPhoto").where("sessionId", "=", sessionId).select("digest").execute();
  return { digests: rows.map(({ digest }) => digest) };
}

export async function insertBenchPhoto(
  tx: Transaction,
  photo: DrawnBenchPhoto & { id: BenchPhotoId; sessionId: BenchSessionId; position: number },
): Promise<void> {
  await tx.insertInto("benchPhoto").values(photo).execute();
}

export async function bytesOfBenchPhoto(
  db: Queryable,
  { id, size }: { id: BenchPhotoId; size: "whole" | "small" },
): Promise<Uint8Array | null> {
  const row = await db.selectFrom("benchPhoto").where("id", "=", id).select([size]).executeTakeFirst();
  return row?.[size] ?? null;
}
