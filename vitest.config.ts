import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,base,db,demo,gateways,scripts,shop,testing}/**/*.test.{ts,tsx}"],
    exclude: ["**/*.pg.test.ts", "node_modules/**"],
    pool: "forks",
    maxWorkers: 2,
    // Files that follow each other in a worker share what it has loaded: the processor time of the run falls by two fifths.
    isolate: false,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ["testing/snapshot.ts"],
  },
});
