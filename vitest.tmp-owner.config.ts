import { defineConfig } from "vitest/config";
export default defineConfig({ test: { include: ["e2e/new-owner.test.ts"], pool: "forks", maxWorkers: 1, isolate: false, globalSetup: ["/tmp/owner-setup.ts"], expect: { poll: { timeout: 20000, interval: 50 } }, testTimeout: 180000, hookTimeout: 180000 } });
