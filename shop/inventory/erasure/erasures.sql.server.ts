// Queries of erased drives: logs that wait, erasures on record, which drives of a unit were erased.

import { sql } from "kysely";
import { plainSerial } from "../../../base/text.ts";
import { storedObject } from "../../../base/stored-json.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { DriveErasureId, ErasureLogId, MeasurementDropId, UnitId } from "../../../base/id.ts";
import { driveSerial, type DriveErasure, type ErasureLog } from "./erasure-log.ts";
import type { Unerased } from "./unerased.ts";

export type NewErasureLog = {
  id: ErasureLogId;
  name: string;
  size: number;
  digest: string;
  packed: Uint8Array;
  log: ErasureLog;
};

const storedLog = (json: unknown) => storedObject<ErasureLog>(json, "erasure_log.reading");
/** As `plainSerial`. */
const plain = (serial: ReturnType<typeof sql.ref>) => sql`regexp_replace(upper(${serial}), '[^0-9A-Z]', '', 'g')`;

export async function insertErasureLogs(
  tx: Transaction,
  { dropId, unitId, logs }: { dropId: MeasurementDropId; unitId: UnitId; logs: readonly NewErasureLog[] },
): Promise<void> {
  for (const [place, { log, ...file }] of logs.entries())
    await tx
      .insertInto("erasureLog")
      .values({ ...file, dropId, unitId, position: place + 1, reading: JSON.stringify(log) })
      .execute();
}

/** A drive of a log that is on record, with the code of its unit. */
export type RecordedDrive = { digest: string; line: number; unitId: UnitId; unit: string };

/** The drives of these logs that are on record, on any unit. */
export async function recordedDrives(db: Queryable, digests: readonly string[]): Promise<RecordedDrive[]> {
  if (digests.length === 0) return [];
  return db
    .selectFrom("driveErasure as e")
    .innerJoin("unit as u", "u.id", "e.unitId")
    .where("e.digest", "in", digests)
    .select(["e.digest", "e.line", "e.unitId", "u.code as unit"])
    .execute();
}

export type DroppedLog = { id: ErasureLogId; name: string; digest: string; log: ErasureLog };

/** The erasure logs of a drop of this unit, in order. */
export async function logsOfDrop(
  db: Queryable,
  { dropId, unitId }: { dropId: MeasurementDropId; unitId: UnitId },
): Promise<DroppedLog[]> {
  const rows = await db
    .selectFrom("erasureLog")
    .where("dropId", "=", dropId)
    .where("unitId", "=", unitId)
    .select(["id", "name", "digest", "reading"])
    .orderBy("position")
    .execute();
  return rows.map(({ reading, ...row }) => ({ ...row, log: storedLog(reading) }));
}

export type NewErasure = DriveErasure & {
  logId: ErasureLogId;
  digest: string;
  unitId: UnitId;
  subject: number;
  actor: string;
};

/** Adds an erasure; false if this drive of this log, or of a copy of it, is on record. */
export async function insertErasure(tx: Transaction, erasure: NewErasure & { id: DriveErasureId }): Promise<boolean> {
  const row = await tx
    .insertInto("driveErasure")
    .values(erasure)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The code of the unit that has the same erasure on record; null if none has. */
export async function unitWithErasure(
  db: Queryable,
  { digest, line, serial, method, endedAt }: Pick<NewErasure, "digest" | "line" | "serial" | "method" | "endedAt">,
): Promise<string | null> {
  const row = await db
    .selectFrom("driveErasure as e")
    .innerJoin("unit as u", "u.id", "e.unitId")
    .where(({ or, and, eb }) =>
      or([
        and([eb("e.digest", "=", digest), eb("e.line", "=", line)]),
        and([eb("e.serial", "=", serial), eb("e.method", "=", method), eb("e.endedAt", "=", endedAt)]),
      ]),
    )
    .select("u.code")
    .executeTakeFirst();
  return row?.code ?? null;
}

/** The drives that confirmed files of `smartctl` read on this unit. */
export async function knownDrives(db: Queryable, unitId: UnitId): Promise<{ model: string; serial: string }[]> {
  const { rows } = await sql<{ model: string; serial: string }>`
    select distinct f.reading->'drive'->>'model' as model, f.reading->'drive'->>'serial' as serial from measurement_file f
    where f.unit_id = ${unitId} and f.session_id is not null and f.reading->'drive'->>'serial' is not null`.execute(db);
  return rows.filter(({ serial }) => driveSerial(serial) !== null);
}

/** The code of another unit at the shop that has this drive: by its own serial number, or by what was read from it. */
export async function otherUnitOfDrive(
  db: Queryable,
  { serial, unitId }: { serial: string; unitId: UnitId },
): Promise<string | null> {
  const wanted = plainSerial(serial);
  const { rows } = await sql<{ code: string }>`
    select u.code from unit u left join listing l on l.id = u.listing_id left join intake i on i.unit_id = u.id
    where u.id <> ${unitId} and u.state in ('intake', 'stock', 'inspection')
      and not exists (select 1 from hold h where h.unit_id = u.id and h.kind = 'sale')
      and ((coalesce(l.category, i.category) in ('ssd', 'hdd') and ${plain(sql.ref("u.serial"))} = ${wanted})
        or exists (select 1 from measurement_file f where f.unit_id = u.id and f.session_id is not null
          and regexp_replace(upper(f.reading->'drive'->>'serial'), '[^0-9A-Z]', '', 'g') = ${wanted})
        or exists (select 1 from drive_erasure e where e.unit_id = u.id and ${plain(sql.ref("e.serial"))} = ${wanted}))
    order by u.code limit 1`.execute(db);
  return rows[0]?.code ?? null;
}

export type RecordedErasure = Omit<DriveErasure, "line"> & {
  id: DriveErasureId;
  logId: ErasureLogId;
  subject: number;
  /** The name, the size in bytes and the SHA-256 of its log. */
  name: string;
  size: number;
  digest: string;
  actor: string;
  recordedAt: Date;
  /** Whether it is the drive's latest. */
  isLatest: boolean;
  /** False: a buyer had the unit since. */
  counts: boolean;
};

/** The erasures of a unit, the latest of each drive first. */
export async function erasuresOfUnit(db: Queryable, unitId: UnitId): Promise<RecordedErasure[]> {
  const rows = await db
    .selectFrom("driveErasure as e")
    .innerJoin("erasureLog as f", "f.id", "e.logId")
    .where("e.unitId", "=", unitId)
    .select(["e.id", "e.logId", "e.subject", "e.model", "e.serial", "e.method", "e.variant", "e.passes", "e.tool"])
    .select(["e.startedAt", "e.endedAt", "e.proof", "e.digest", "e.actor", "e.recordedAt", "f.name", "f.size"])
    .select(sql<boolean>`erasure_counts(${unitId}, e.unit_id, e.recorded_at, e.ended_at)`.as("counts"))
    .orderBy("e.endedAt", "desc")
    .orderBy("e.recordedAt", "desc")
    .orderBy("e.id")
    .limit(200)
    .execute();
  const seen = new Set<string>();
  return rows.map((row) => {
    const serial = plainSerial(row.serial);
    const isLatest = !seen.has(serial);
    seen.add(serial);
    return { ...row, isLatest };
  });
}

/** The packed bytes of a log; null if there is none of this id. */
export async function packedLog(db: Queryable, id: ErasureLogId): Promise<{ name: string; packed: Uint8Array } | null> {
  const row = await db.selectFrom("erasureLog").where("id", "=", id).select(["name", "packed"]).executeTakeFirst();
  return row ?? null;
}

export type ErasureState = {
  unitId: UnitId;
  /** Whether a person sold it, or what it was made from, to the shop: their data may be on its drives. */
  isFromSeller: boolean;
  /** When it last came back from a buyer, whose data may be on its drives now; null if never. */
  cameBackAt: Date | null;
  /** Drives with an erasure on record since. Of a unit that was split only those count whose serial number this unit has. */
  erasedDrives: number;
  unerased: Unerased | null;
};

/** What is on record about the drives of these units and of the units that they were made from. */
export async function erasureStates(db: Queryable, units: readonly UnitId[]): Promise<ErasureState[]> {
  if (units.length === 0) return [];
  const { rows } = await sql<ErasureState>`
    select u.id as "unitId",
      exists (select 1 from units_before(u.id) b join intake i on i.unit_id = b.unit_id where i.source like 'VND-%') as "isFromSeller",
      came_back_at(u.id) as "cameBackAt",
      (select count(distinct ${plain(sql.ref("e.serial"))})::int from units_before(u.id) b join drive_erasure e on e.unit_id = b.unit_id
        where erasure_counts(u.id, e.unit_id, e.recorded_at, e.ended_at) and (b.unit_id = u.id or ${plain(sql.ref("e.serial"))} = ${plain(sql.ref("u.serial"))}
          or exists (select 1 from unit_conversion_part p join unit_conversion c on c.id = p.conversion_id
            where p.unit_id = b.unit_id and p.side = 'from' and c.kind = 'build'))) as "erasedDrives",
      case when u.unerased_reason is null then null
        else jsonb_build_object('reason', u.unerased_reason, 'note', u.unerased_note) end as "unerased"
    from unit u where u.id in (${sql.join(units.map((unit) => sql`${unit}::uuid`))})`.execute(db);
  return rows;
}

/** Takes back why these units were not erased: a buyer had them since. */
export async function clearUnerased(tx: Transaction, units: readonly UnitId[]): Promise<void> {
  if (units.length > 0)
    await tx
      .updateTable("unit")
      .set({ unerasedReason: null, unerasedNote: null })
      .where("id", "in", units)
      .where("unerasedReason", "is not", null)
      .execute();
}

export async function setUnerased(tx: Transaction, unitId: UnitId, unerased: Unerased | null): Promise<void> {
  await tx
    .updateTable("unit")
    .set({ unerasedReason: unerased?.reason ?? null, unerasedNote: unerased?.note ?? null })
    .where("id", "=", unitId)
    .execute();
}
