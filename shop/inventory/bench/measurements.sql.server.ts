// Queries of measurements of units.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { BenchSessionId, MeasurementFileId, UnitId } from "../../../base/id.ts";
import { readingTests } from "./bench-tests.ts";
import type { Untested } from "../untested.ts";

/** The shop's own benchmark runs on a unit that have a resolution, the newest first. */
export async function gameRunsOf(db: Queryable, { unitId, since }: { unitId: UnitId; since: Date }) {
  return db
    .selectFrom("measurement")
    .where("unitId", "=", unitId)
    .where("source", "=", "bench")
    .where("resolution", "is not", null)
    .where("measuredAt", ">=", since)
    .select(["test", "value", "resolution", "settings"])
    .orderBy("measuredAt", "desc")
    .orderBy(sql`outdated_at is null`, "desc")
    .execute();
}

/** What is measured: the test, its conditions, and the drive it is about. */
export type MeasurementKey = {
  test: string;
  resolution: string | null;
  settings: string | null;
  subject: string | null;
};

export type RecordedMeasurement = MeasurementKey & {
  value: number;
  version: string;
  measuredAt: Date;
  source: "bench" | "demo";
  outdatedAt: Date | null;
  actor: string | null;
  driver: string | null;
};

/** Serialises those who measure or grade one unit. False if there is no such unit. */
export async function lockUnit(tx: Transaction, unitId: UnitId): Promise<boolean> {
  const unit = await tx.selectFrom("unit").where("id", "=", unitId).select("id").forNoKeyUpdate().executeTakeFirst();
  return unit !== undefined;
}

/** Marks the current value of these tests as outdated. */
export async function outdate(tx: Transaction, unitId: UnitId, keys: readonly MeasurementKey[]): Promise<void> {
  for (const { test, resolution, settings, subject } of keys) {
    await sql`
      update measurement set outdated_at = now() where unit_id = ${unitId}::uuid and test = ${test} and outdated_at is null
        and coalesce(resolution, '') = ${resolution ?? ""} and coalesce(settings, '') = ${settings ?? ""}
        and coalesce(subject, '') = ${subject ?? ""}
    `.execute(tx);
  }
}

type NewMeasurement = MeasurementKey & {
  value: number;
  version: string;
  /** The file that it was read from. */
  fileId?: MeasurementFileId | null;
};

/** Writes what the shop measured on a locked unit; earlier values of the same tests become outdated. */
export async function replaceMeasurements(
  tx: Transaction,
  { unitId, sessionId, at, values }: NewValues,
): Promise<void> {
  if (values.length === 0) return;
  await outdate(tx, unitId, values);
  await tx
    .insertInto("measurement")
    .values(
      values.map((value) => ({
        ...value,
        unitId,
        sessionId,
        source: "bench" as const,
        measuredAt: at ?? sql<Date>`now()`,
      })),
    )
    .execute();
}
type NewValues = {
  unitId: UnitId;
  sessionId: BenchSessionId | null;
  /** Null: now. */
  at: Date | null;
  values: readonly NewMeasurement[];
};

type Run = { unitId: UnitId; test: string; value: number; resolution: string; settings: string; version: string };

export async function upsertGameResults(tx: Transaction, runs: readonly Run[]): Promise<void> {
  for (const { unitId, ...run } of runs) {
    await lockUnit(tx, unitId);
    await replaceMeasurements(tx, { unitId, sessionId: null, at: null, values: [{ ...run, subject: null }] });
  }
}

/** Every value ever measured on a unit, the newest first; those of a correction stay with it. */
export function measurementsOf(db: Queryable, unitId: UnitId): Promise<RecordedMeasurement[]> {
  return db
    .selectFrom("measurement as m")
    .leftJoin("benchSession as s", "s.id", "m.sessionId")
    .where("m.unitId", "=", unitId)
    .select([
      "m.test",
      "m.resolution",
      "m.settings",
      "m.subject",
      "m.value",
      "m.version",
      "m.measuredAt",
      "m.source",
      "m.outdatedAt",
      "s.actor",
      "s.driver",
    ])
    .orderBy("m.measuredAt", "desc")
    .orderBy("m.test")
    .execute();
}

/** Changes whenever something is recorded or outdated for the unit, so that two people notice each other. */
export async function measurementMark(db: Queryable, unitId: UnitId): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select count(*) || '.' || coalesce(max(xmin::text::bigint), 0) as mark from measurement where unit_id = ${unitId}::uuid
  `.execute(db);
  return rows[0]!.mark;
}

export async function insertBenchSession(
  tx: Transaction,
  session: {
    id: BenchSessionId;
    unitId: UnitId;
    actor: string;
    measuredOn: string;
    driver: string | null;
    note: string | null;
  },
): Promise<void> {
  await tx.insertInto("benchSession").values(session).execute();
}

/** Whether the performance of the unit was measured and is still valid. Temperatures and the like alone are no test. */
export async function isTested(db: Queryable, unitId: UnitId): Promise<boolean> {
  const row = await db
    .selectFrom("measurement as m")
    .where("m.unitId", "=", unitId)
    .where("m.outdatedAt", "is", null)
    .where("m.test", "not in", readingTests)
    .select("m.test")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Says why a unit is on sale untested; null once it was measured. */
export async function setUntested(tx: Transaction, unitId: UnitId, untested: Untested | null): Promise<void> {
  await tx
    .updateTable("unit")
    .set({ untestedReason: untested?.reason ?? null, untestedNote: untested?.note ?? null })
    .where("id", "=", unitId)
    .execute();
}

/** The version with which each test was run last, on any unit, and the driver. */
export async function lastVersions(
  db: Queryable,
): Promise<{ versions: { test: string; version: string }[]; driver: string | null }> {
  const { rows: versions } = await sql<{ test: string; version: string }>`
    select distinct on (m.test) m.test, m.version from measurement m where m.session_id in (
      select id from bench_session order by recorded_at desc limit 20) order by m.test, m.measured_at desc
  `.execute(db);
  const { rows } = await sql<{ driver: string | null }>`
    select driver from bench_session where driver is not null order by recorded_at desc limit 1`.execute(db);
  return { versions, driver: rows[0]?.driver ?? null };
}
