import { defineConfig } from "vitest/config";

// Each file has its own shop, browser and ports. Two run at a time: while one waits for a job or an e-mail, the other proceeds.
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    exclude: ["e2e/**/*.drill.test.ts", "node_modules/**"],
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    globalSetup: ["e2e/first-start.ts"],
    // No retry of a single test: the journeys of a file share a shop, and what one has bought is gone. `npm test` retries whole files.
    // vitest's default of one second is too short for polling on two busy cores.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
