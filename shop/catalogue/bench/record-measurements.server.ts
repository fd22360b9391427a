import { recordAudit } from "../../../base/audit.server.ts";
import type { Clock } from "../../../base/clock.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { newId, type MeasurementFileId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import {
  insertBenchSession,
  isTested,
  lockUnit,
  measurementMark,
  measurementsOf,
  outdate,
  replaceMeasurements,
  setUntested,
} from "../../inventory/bench/measurements.sql.server.ts";
import { attachFiles } from "../../inventory/bench/files/attach-files.server.ts";
import { touchListing } from "../publishing/publishing.sql.server.ts";
import { sameKey, type BenchKey, type BenchValue } from "./bench-form.ts";
import { findUnitOfBench } from "./bench.sql.server.ts";

type Recorded = {
  code: string;
  actor: string;
  /** The mark of the page that was filled in. */
  seen: string;
  session: { measuredOn: string; driver: string | null; note: string | null };
  values: readonly (BenchValue & { fileId?: MeasurementFileId })[];
  /** Values to remove. */
  cleared: readonly BenchKey[];
  /** The dropped files that the values were read from. */
  files?: readonly MeasurementFileId[];
};

/**
 * Records what was measured on a unit: earlier values of the same tests become outdated and stay on record, and a PC
 * that was on sale untested no longer says so. Refuses with `bench-unit-unknown` (or it is no longer at the shop),
 * `bench-changed` (somebody else recorded values meanwhile), `bench-date` (in the future) or `bench-nothing`, and as
 * `attachFiles` does.
 */
export function recordMeasurements(
  deps: { db: Db; clock: Clock },
  { code, actor, seen, session, values, cleared, files = [] }: Recorded,
) {
  const today = deps.clock.today();
  return attempt(deps.db, async (tx) => {
    const unit = await findUnitOfBench(tx, code);
    if (!unit || !(await lockUnit(tx, unit.unitId))) return refuse.notFound({ code: "bench-unit-unknown" });
    const { unitId } = unit;
    if ((await measurementMark(tx, unitId)) !== seen) return refuse.conflict({ code: "bench-changed" });
    if (session.measuredOn > today) return refuse.invalid({ code: "bench-date" });
    if (values.length === 0 && cleared.length === 0) return refuse.invalid({ code: "bench-nothing" });
    const current = (await measurementsOf(tx, unitId)).filter(({ outdatedAt }) => outdatedAt === null);
    const before = [...values, ...cleared].flatMap((key) => {
      const found = current.find((value) => sameKey(value, key));
      return found ? [{ ...keyOf(key), value: found.value }] : [];
    });
    const sessionId = newId<"bench-session">();
    await insertBenchSession(tx, { ...session, id: sessionId, unitId, actor });
    const attached = await attachFiles(tx, { ids: files, unitId, sessionId });
    if (!attached.ok) return attached;
    await outdate(tx, unitId, cleared);
    const at = session.measuredOn === today ? null : new Date(`${session.measuredOn}T12:00:00Z`);
    await replaceMeasurements(tx, { unitId, sessionId, at, values });
    if (unit.listingId !== null) await touchListing(tx, unit.listingId);
    if (await isTested(tx, unitId)) await setUntested(tx, unitId, null);
    await recordAudit(tx, {
      actor,
      action: "measured",
      entity: "unit",
      entityId: code,
      before,
      after: { session, values, cleared: cleared.map(keyOf), ...(files.length > 0 ? { files: attached.value } : {}) },
    });
    return ok({ sessionId, count: values.length, removed: cleared.length });
  });
}

const keyOf = ({ test, resolution, settings, subject }: BenchKey): BenchKey => ({
  test,
  resolution,
  settings,
  subject,
});
