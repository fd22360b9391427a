import { recordAudit } from "../../../base/audit.server.ts";
import type { Clock } from "../../../base/clock.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import {
  newId,
  type DriveErasureId,
  type ErasureLogId,
  type MeasurementDropId,
  type UnitId,
} from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { lockUnit } from "../../inventory/bench/measurements.sql.server.ts";
import { sameSerial, type DriveErasure } from "../../inventory/erasure/erasure-log.ts";
import {
  insertErasure,
  knownDrives,
  logsOfDrop,
  otherUnitOfDrive,
  setUnerased,
  unitWithErasure,
} from "../../inventory/erasure/erasures.sql.server.ts";
import { findUnitOfBench, type BenchUnitRow } from "./bench.sql.server.ts";

/** A drive of a dropped log, by the line of its erasure, and which drive of the unit it is (1 for the first). */
export type TakenErasure = { logId: ErasureLogId; line: number; subject: number };

type Recorded = { code: string; actor: string; dropId: MeasurementDropId; taken: readonly TakenErasure[] };

type NotItsDrive =
  | DomainError<"conflict", "erasure-other-drive", { serial: string }>
  | DomainError<"conflict", "erasure-drive-elsewhere", { unit: string; serial: string }>;

/**
 * Records which drives of a unit were erased, from the logs of a drop: all that were taken or none. A reason why a unit was
 * not erased is taken back. Refuses with `bench-unit-unknown`, `erasure-nothing`, `erasure-log-unknown`, `erasure-date` (it
 * ends in the future), `erasure-other-drive` (the unit has another serial number on record for it), `erasure-drive-elsewhere`
 * (another unit at the shop has the drive) or `erasure-known` (`unit` has this erasure on record).
 */
export function recordErasures(deps: { db: Db; clock: Clock }, { code, actor, dropId, taken }: Recorded) {
  const today = deps.clock.today();
  return attempt(deps.db, async (tx) => {
    const unit = await findUnitOfBench(tx, code);
    if (!unit || !(await lockUnit(tx, unit.unitId))) return refuse.notFound({ code: "bench-unit-unknown" });
    if (taken.length === 0) return refuse.invalid({ code: "erasure-nothing" });
    const logs = await logsOfDrop(tx, { dropId, unitId: unit.unitId });
    const drives: string[] = [];
    for (const { logId, line, subject } of taken) {
      const log = logs.find(({ id }) => id === logId);
      const drive = log?.log.drives.find((each) => each.line === line);
      if (!log || !drive) return refuse.notFound({ code: "erasure-log-unknown" });
      if (drive.endedAt > `${today} 24:00`) return refuse.invalid({ code: "erasure-date" });
      const checked = await checkDrive(tx, unit, drive);
      if (!checked.ok) return checked;
      const erasure = { ...drive, logId, digest: log.digest, unitId: unit.unitId, subject, actor };
      if (!(await insertErasure(tx, { ...erasure, id: newId<"drive-erasure">() as DriveErasureId })))
        return refuse.conflict({ code: "erasure-known", unit: (await unitWithErasure(tx, erasure)) ?? code });
      drives.push(`${drive.model} ${drive.serial}`);
    }
    await setUnerased(tx, unit.unitId, null);
    await recordAudit(tx, { actor, action: "drives-erased", entity: "unit", entityId: code, after: { drives } });
    return ok({ count: drives.length });
  });
}

/** Whether the erased drive can be one of this unit, by every serial number on record. */
async function checkDrive(
  tx: Transaction,
  unit: Pick<BenchUnitRow, "category" | "serial"> & { unitId: UnitId },
  { model, serial }: Pick<DriveErasure, "model" | "serial">,
): Promise<Result<null, NotItsDrive>> {
  const isDrive = unit.category === "ssd" || unit.category === "hdd";
  const other = () => refuse.conflict({ code: "erasure-other-drive" as const, serial });
  if (isDrive && unit.serial !== null && !sameSerial(unit.serial, serial)) return other();
  const ofModel = (await knownDrives(tx, unit.unitId)).filter((known) => known.model === model);
  if (ofModel.length > 0 && !ofModel.some((known) => sameSerial(known.serial, serial))) return other();
  const elsewhere = await otherUnitOfDrive(tx, { serial, unitId: unit.unitId });
  return elsewhere === null ? ok(null) : refuse.conflict({ code: "erasure-drive-elsewhere", unit: elsewhere, serial });
}
