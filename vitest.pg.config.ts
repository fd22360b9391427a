import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

// Tests on PostgreSQL: those that need it (*.pg.test.ts: races, several processes), and again those of the modules with SQL, because
// the same SQL must behave the same on both databases. `app` has no SQL (checked), so its tests run on the embedded database only.
const tests = globSync("{base,db,demo,shop}/**/*.test.{ts,tsx}", { cwd: import.meta.dirname }).filter(
  (file) => !file.includes(".drill."),
);
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
