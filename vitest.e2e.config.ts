import { defineConfig } from "vitest/config";

// Journeys share two cores with a browser and a shop: one file at a time.
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    pool: "forks",
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
