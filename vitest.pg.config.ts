import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

// On PostgreSQL run the tests that only it can run (*.pg.test.ts: races, several processes) and, once more, those of the modules that
// hold SQL: the same SQL must do the same on both. `app` holds none (the check sees to that), so its tests run on the embedded database alone.
const tests = globSync("{base,db,demo,shop}/**/*.test.{ts,tsx}", { cwd: import.meta.dirname });
const only = globSync("{app,gateways}/**/*.pg.test.{ts,tsx}", { cwd: import.meta.dirname });

export default defineConfig({
  test: {
    include: [
      ...only,
      ...tests.filter((file) => file.includes(".pg.") || /testDatabase|openTestShop/.test(readFileSync(file, "utf8"))),
    ],
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: ["testing/postgres-run.ts"],
  },
});
