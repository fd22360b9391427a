import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { transaction } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { aCpu, aGpu, aPc, aUnit, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { atStandardSettings, someConditions, specsOfPairs } from "../../testing/bench/measured-fps.ts";
import { eventually } from "../../testing/time/eventually.ts";
import { noteGameResults } from "../catalogue/note-game-results.server.ts";
import { performancePartsOf } from "./fps-estimate.ts";
import { openLiveEstimates, type LiveEstimates } from "./live-estimates.server.ts";

const specs = { cpu: aCpu(), gpu: aGpu() };
const pairs = specsOfPairs(specs);
const PCS = pairs.length;
const parts = performancePartsOf(specs)!;

const database = await testDatabase();
const units = pairs.map(({ fps }) => aUnit({ measured: { cs2: fps, futuremark: 9000 } }));
let live: LiveEstimates;
beforeAll(async () => {
  await insertListings(
    database.db,
    ...pairs.map(({ cpu, gpu }, place) =>
      // Sold, or withdrawn: what was measured on it is still true.
      aPc({ specs: { cpu, gpu }, ...(place === 0 && { state: "withdrawn" as const }), units: [units[place]!] }),
    ),
  );
  await atStandardSettings(database.db);
  live = await openLiveEstimates(database, {
    wait: 0,
    log: {
      error: (details) => {
        throw details;
      },
    },
  });
});
afterAll(async () => {
  await live.close();
  await database.close();
});

/** Waits for the model that follows a change. */
async function afterFit(change: () => Promise<unknown>): Promise<void> {
  const before = live.version;
  await change();
  await eventually(() => expect(live.version).toBeGreaterThan(before));
}

test("the model has all valid game results of PCs, sold ones too, and none of other tests", () => {
  expect(live.model()).toMatchObject({ measurements: PCS, pcs: PCS, isDemo: false });
  expect(live.model().estimate(parts, someConditions)).toMatchObject({ pcs: 11, equalPcs: 1 });
  expect(live.model().errors()).toMatchObject([{ game: "cs2", measurements: PCS }]);
});

test("a new result is in the next model, and one that became invalid is not", async () => {
  const notified = vi.fn();
  const stop = live.onChange(notified);
  const unitId: UnitId = units[20]!.id;
  await afterFit(() =>
    transaction(database.db, (tx) =>
      noteGameResults(tx, {
        unitId,
        results: [{ game: "Counter-Strike 2", fps: 90, resolution: "2560x1440", settings: "high" }],
      }),
    ),
  );
  expect(live.model().measurements).toBe(PCS + 1);
  expect(notified).toHaveBeenCalled();
  stop();
  await afterFit(() =>
    database.db.updateTable("measurement").set({ outdatedAt: new Date() }).where("unitId", "=", unitId).execute(),
  );
  expect(live.model().measurements).toBe(PCS - 1);
});

test("other parts in a measured PC change the model", async () => {
  const { listingId } = await database.db
    .selectFrom("unit")
    .where("id", "=", units[6]!.id)
    .select("listingId")
    .executeTakeFirstOrThrow();
  const { specs: before } = await database.db
    .selectFrom("listing")
    .where("id", "=", listingId!)
    .select("specs")
    .executeTakeFirstOrThrow();
  await afterFit(() =>
    database.db
      .updateTable("listing")
      .set({ specs: JSON.stringify({ ...(before as object), gpu: aGpu({ chip: "GeForce RTX 4060", vramGb: 8 }) }) })
      .where("id", "=", listingId!)
      .execute(),
  );
  expect(live.model().estimate(parts, someConditions)).toMatchObject({ equalPcs: 1, pcs: 10 });
});
