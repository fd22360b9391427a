import { defineConfig } from "vitest/config";

// `npm run drill`: long tests of processes that are killed, databases that disappear, stock that is hoarded, and the longest journeys.
// They need PostgreSQL, a browser and a build. Two files run at a time.
export default defineConfig({
  test: {
    include: ["{e2e,shop}/**/*.drill.test.ts"],
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    globalSetup: ["testing/postgres-run.ts", "e2e/first-start.ts"],
    expect: { poll: { timeout: 20_000, interval: 50 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
