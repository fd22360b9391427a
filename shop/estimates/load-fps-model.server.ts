import type { Queryable } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { loadMeasuredPcs } from "./estimates.sql.server.ts";
import { performancePartsOf, type MeasuredFps } from "./fps-estimate.ts";
import { fitInSteps, type FpsModel } from "./fps-model.ts";

const READ_BATCH = 200; // PCs: some milliseconds of the embedded database, which works in this process

/** Reads all valid measurements of games and fits the model; requests run between the steps. */
export async function loadFpsModel(db: Queryable): Promise<FpsModel> {
  const measured: MeasuredFps[] = [];
  let after: UnitId | null = null;
  for (;;) {
    const pcs = await loadMeasuredPcs(db, { after, limit: READ_BATCH });
    for (const { unitId, listingId, runs, ...specs } of pcs) {
      const parts = performancePartsOf(specs);
      if (parts) for (const run of runs) measured.push({ unitId, listingId, ...parts, ...run });
    }
    const last = pcs.at(-1);
    if (!last || pcs.length < READ_BATCH) break;
    after = last.unitId;
  }
  const steps = fitInSteps(measured);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}

function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
