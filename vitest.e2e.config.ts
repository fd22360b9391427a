import { defineConfig } from "vitest/config";

// Each file has a shop, a browser and ports of its own. Two at a time: while one waits for a round or a letter, the other goes on.
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    globalSetup: ["e2e/first-start.ts"],
    // No test is tried again by itself: the journeys of a file share a shop, and what one has bought is gone. `npm test` tries files again.
    // What is waited for may be late, not wrong: a second, vitest's own limit, is nothing on two busy cores.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
