import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

// On PostgreSQL run the tests that only it can run (*.pg.test.ts: races, several processes) and, once more, all that use
// a database: the same SQL must do the same on both.
const tests = globSync("{app,base,db,demo,gateways,shop}/**/*.test.{ts,tsx}", { cwd: import.meta.dirname });

export default defineConfig({
  test: {
    include: tests.filter((file) => file.includes(".pg.") || /testDatabase|openTestShop/.test(readFileSync(file, "utf8"))),
    pool: "forks",
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: ["testing/postgres-run.ts"],
  },
});
