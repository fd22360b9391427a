import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

// Two projects on PostgreSQL. `races` needs it: races and several processes (*.pg.test.ts). `repeated` runs the embedded database's tests of the
// modules with SQL again, because the same SQL must behave the same on both. `app` has no SQL (checked), so its tests run on the embedded one only.
const races = ["{app,base,db,demo,gateways,shop}/**/*.pg.test.{ts,tsx}"];
const repeated = globSync("{base,db,demo,shop}/**/*.test.{ts,tsx}", { cwd: import.meta.dirname }).filter(
  (file) => !/\.(drill|pg)\./.test(file) && /testDatabase|openTestShop/.test(readFileSync(file, "utf8")),
);

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: "races", include: races, globalSetup: ["testing/postgres-run.ts"] } },
      { extends: true, test: { name: "repeated", include: repeated, globalSetup: ["testing/postgres-run.ts"] } },
    ],
  },
});
