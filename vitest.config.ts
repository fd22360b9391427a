import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,base,bench,db,demo,gateways,scripts,shop,testing}/**/*.test.{ts,tsx}"],
    exclude: ["**/*.pg.test.ts", "**/*.drill.test.ts", "node_modules/**"],
    pool: "forks",
    maxWorkers: 2,
    // Test files in one worker share its loaded modules: this saves two fifths of the processor time.
    isolate: false,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ["testing/snapshot.ts"],
  },
});
