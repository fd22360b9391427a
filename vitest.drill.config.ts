import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

/**
 * By worth: first what would lose money, orders or data, then what a buyer or a colleague would notice first. On a slow machine the last ones
 * are left out (testing/time/deadline.ts). A drill that is not named here begins after these.
 */
const BY_WORTH = [
  "faults",
  "lost-database",
  "database-away",
  "process",
  "stock",
  "drain",
  "stripe",
  "hoarding",
  "two-people",
  "new-owner",
  "consumer-rights",
  "after-order",
  "accounts",
  "office-pairs",
  "trade-in-office",
  "accessibility",
  "office-screens",
  "parcels",
  "passport-life",
  "deliver-events",
  "import-stock",
];

function worth({ moduleId }: TestSpecification): number {
  const name = /([^/]+)\.drill\.test\.ts$/.exec(moduleId)?.[1] ?? "";
  const place = BY_WORTH.indexOf(name);
  return place === -1 ? BY_WORTH.length : place;
}

class ByWorth extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => worth(a) - worth(b));
  }
}

// `npm run drill`: long tests of processes that are killed, databases that disappear, stock that is hoarded, and the longest journeys.
// They need PostgreSQL, a browser and a build. Two files run at a time.
export default defineConfig({
  test: {
    include: ["{db,e2e,shop}/**/*.drill.test.ts"],
    runner: "testing/time/deadline-runner.ts",
    sequence: { sequencer: ByWorth },
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    globalSetup: ["testing/postgres-run.ts", "e2e/first-start.ts"],
    expect: { poll: { timeout: 20_000, interval: 50 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
