import { defineConfig } from "vitest/config";
export default defineConfig({ test: { include: ["shop/stock/**/*.drill.test.ts"], pool: "forks", maxWorkers: 1, isolate: false, globalSetup: ["testing/postgres-run.ts"], expect: { poll: { timeout: 20000, interval: 50 } }, testTimeout: 180000, hookTimeout: 180000 } });
