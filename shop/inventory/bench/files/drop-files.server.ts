import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { recordAudit } from "../../../../base/audit.server.ts";
import { attempt, type Db } from "../../../../base/db.server.ts";
import { newId, type MeasurementDropId, type MeasurementFileId } from "../../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../../base/result.ts";
import type { NotRead } from "../../../../base/read-in-thread.server.ts";
import {
  deleteUnconfirmed,
  insertDrop,
  unitOfCode,
  unitsWithFiles,
  type NewMeasurementFile,
} from "./measurement-files.sql.server.ts";
import { readDroppedFile } from "./read-dropped-file.server.ts";
import type { RejectedMeasurementFile } from "./stored-reading.ts";

const pack = promisify(gzip);

export type PreparedFile = NewMeasurementFile | RejectedMeasurementFile;

/** Reads one file and packs it. A file that cannot be used is told with its line. Refuses with `reading-too-long`. */
export async function prepareFile(name: string, bytes: Uint8Array | null): Promise<Result<PreparedFile, NotRead>> {
  const rejected = { name, unit: null, line: null, found: "" };
  if (bytes === null) return ok({ ...rejected, code: "file-too-large" });
  const read = await readDroppedFile(bytes);
  if (!read.ok) return read;
  if (!read.value.ok) return ok({ ...rejected, ...read.value.fault });
  const digest = createHash("sha256").update(bytes).digest("hex");
  const id = newId<"measurement-file">() as MeasurementFileId;
  return ok({ id, name, size: bytes.length, digest, packed: await pack(bytes), reading: read.value.file });
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
    const digests = prepared.flatMap((file) => ("digest" in file ? [file.digest] : []));
    const stored = new Map((await unitsWithFiles(tx, digests)).map((found) => [found.digest, found]));
    const [files, rejected]: [NewMeasurementFile[], RejectedMeasurementFile[]] = [[], []];
    for (const file of prepared) {
      if (!("digest" in file)) {
        rejected.push(file);
        continue;
      }
      const owner = stored.get(file.digest);
      const isTwice = files.some(({ digest }) => digest === file.digest);
      const base = { name: file.name, unit: owner?.code ?? null, line: null, found: "" };
      if (owner) rejected.push({ ...base, code: owner.unitId === unit.id ? "file-known" : "file-elsewhere" });
      else if (isTwice) rejected.push({ ...base, code: "file-twice" });
      else files.push(file);
    }
    const id = newId<"measurement-drop">() as MeasurementDropId;
    await insertDrop(tx, { id, unitId: unit.id, actor, rejected, files });
    await recordAudit(tx, {
      actor,
      action: "dropped-files",
      entity: "unit",
      entityId: code,
      after: {
        files: files.map(({ name, digest, reading }) => ({ name, digest, program: reading.kind })),
        rejected: rejected.map(({ name, code }) => ({ name, code })),
      },
    });
    return ok(id);
  });
}
