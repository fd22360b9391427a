import type { Db } from "../../../base/db.server.ts";
import type { MeasurementDropId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { findDrop } from "../../inventory/bench/files/measurement-files.sql.server.ts";
import { logsOfDrop, recordedDrives } from "../../inventory/erasure/erasures.sql.server.ts";
import { viewBenchUnit } from "./view-bench-unit.server.ts";

/**
 * Files dropped for a unit: those that were recognised, those that were not, the erasure logs with
 * their drives that are on record, and the unit at the bench. Refuses with
 * `bench-unit-unknown` or `bench-drop-unknown`.
 */
export async function viewFileDrop({ db }: { db: Db }, { code, id }: { code: string; id: MeasurementDropId }) {
  const found = await viewBenchUnit({ db }, { code });
  if (!found.ok) return found;
  const drop = await findDrop(db, { id, unitId: found.value.unit.unitId });
  if (!drop) return refuse.notFound({ code: "bench-drop-unknown" });
  const logs = await logsOfDrop(db, { dropId: id, unitId: found.value.unit.unitId });
  const recorded = await recordedDrives(
    db,
    logs.map(({ digest }) => digest),
  );
  return ok({ ...found.value, drop, logs, recorded });
}
