import { defineConfig } from "vitest/config";

// Journeys share two cores with a browser and a shop: one file at a time.
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    pool: "forks",
    fileParallelism: false,
    // A browser on a machine that does other things as well is late now and then. What needed its second try says so in the report.
    retry: 1,
    // What is waited for may be late, not wrong: a second, vitest's own limit, is nothing on two busy cores.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
