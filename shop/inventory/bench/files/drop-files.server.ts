import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { recordAudit } from "../../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../../base/db.server.ts";
import {
  newId,
  type ErasureLogId,
  type MeasurementDropId,
  type MeasurementFileId,
  type UnitId,
} from "../../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../../base/result.ts";
import type { NotRead } from "../../../../base/read-apart.server.ts";
import {
  deleteUnconfirmed,
  insertDrop,
  unitOfCode,
  unitsWithFiles,
  type NewMeasurementFile,
} from "./measurement-files.sql.server.ts";
import { insertErasureLogs, recordedDrives, type NewErasureLog } from "../../erasure/erasures.sql.server.ts";
import { readDroppedFile } from "./read-dropped-file.server.ts";
import type { RejectedMeasurementFile } from "./stored-reading.ts";

const pack = promisify(gzip);

export type PreparedFile = NewMeasurementFile | NewErasureLog | RejectedMeasurementFile;

/** Reads one file and packs it. A file that cannot be used is told with its line. Refuses with `reading-too-long`. */
export async function prepareFile(name: string, bytes: Uint8Array | null): Promise<Result<PreparedFile, NotRead>> {
  const rejected = { name, unit: null, line: null, found: "" };
  if (bytes === null) return ok({ ...rejected, code: "file-too-large" });
  const read = await readDroppedFile(bytes);
  if (!read.ok) return read;
  if (!read.value.ok) return ok({ ...rejected, ...read.value.issue });
  const digest = createHash("sha256").update(bytes).digest("hex");
  const file = { name, size: bytes.length, digest, packed: await pack(bytes) };
  return read.value.is === "erased"
    ? ok({ ...file, id: newId<"erasure-log">() as ErasureLogId, log: read.value.log })
    : ok({ ...file, id: newId<"measurement-file">() as MeasurementFileId, reading: read.value.file });
}

type Dropped = { code: string; actor: string; prepared: readonly PreparedFile[] };
type NotDropped = DomainError<"not-found", "bench-unit-unknown"> | DomainError<"invalid", "bench-no-files">;

/**
 * Stores the files of a test run until staff confirm them, and returns the id of the drop. Files that this unit or
 * another one has already are listed among those that were not stored. Refuses with `bench-unit-unknown` or
 * `bench-no-files`.
 */
export function dropFiles(deps: { db: Db }, { code, actor, prepared }: Dropped) {
  return attempt(deps.db, async (tx): Promise<Result<MeasurementDropId, NotDropped>> => {
    const unit = await unitOfCode(tx, code);
    if (!unit) return refuse.notFound({ code: "bench-unit-unknown" });
    if (prepared.length === 0) return refuse.invalid({ code: "bench-no-files" });
    await deleteUnconfirmed(tx);
    const { files, logs, rejected } = await sortPrepared(tx, { unitId: unit.id, prepared });
    const id = newId<"measurement-drop">() as MeasurementDropId;
    await insertDrop(tx, { id, unitId: unit.id, actor, rejected, files });
    await insertErasureLogs(tx, { dropId: id, unitId: unit.id, logs });
    await recordAudit(tx, {
      actor,
      action: "dropped-files",
      entity: "unit",
      entityId: code,
      after: {
        files: files.map(({ name, digest, reading }) => ({ name, digest, program: reading.kind })),
        ...(logs.length > 0 && {
          logs: logs.map(({ name, digest, log }) => ({ name, digest, drives: log.drives.length })),
        }),
        rejected: rejected.map(({ name, code }) => ({ name, code })),
      },
    });
    return ok(id);
  });
}

type Sorted = { files: NewMeasurementFile[]; logs: NewErasureLog[]; rejected: RejectedMeasurementFile[] };

/** Files and logs that are new, and those that cannot be used: unreadable, dropped twice, or on record. */
async function sortPrepared(
  tx: Transaction,
  { unitId, prepared }: { unitId: UnitId; prepared: readonly PreparedFile[] },
): Promise<Sorted> {
  const sorted: Sorted = { files: [], logs: [], rejected: [] };
  const digests = prepared.flatMap((file) => ("digest" in file ? [file.digest] : []));
  const stored = new Map((await unitsWithFiles(tx, digests)).map((found) => [found.digest, found]));
  const recorded = await recordedDrives(tx, digests);
  for (const file of prepared) {
    if (!("digest" in file)) {
      sorted.rejected.push(file);
      continue;
    }
    // A log of several drives stays usable until each of them is on record.
    const ofLog = recorded.filter(({ digest }) => digest === file.digest);
    const isUsedUp = "log" in file && ofLog.length >= file.log.drives.length;
    const owner = isUsedUp ? { unitId: ofLog[0]!.unitId, code: ofLog[0]!.unit } : stored.get(file.digest);
    const isTwice = [...sorted.files, ...sorted.logs].some(({ digest }) => digest === file.digest);
    const base = { name: file.name, unit: owner?.code ?? null, line: null, found: "" };
    if (owner) sorted.rejected.push({ ...base, code: owner.unitId === unitId ? "file-known" : "file-elsewhere" });
    else if (isTwice) sorted.rejected.push({ ...base, code: "file-twice" });
    else if ("log" in file) sorted.logs.push(file);
    else sorted.files.push(file);
  }
  return sorted;
}
