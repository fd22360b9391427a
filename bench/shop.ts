// The built shop as a process for benchmarks: starts it on free ports, reads its metrics, stops it.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePorts } from "../e2e/shop.ts";

const ROOT = join(import.meta.dirname, "..");
const READY_WITHIN = 120_000; // milliseconds; a first start also creates the database and its catalogue
const ASK_EVERY = 5;
// As in `npm start`: rendering allocates much short-lived memory, and a larger young generation means fewer collections.
const FLAGS = ["--max-semi-space-size=64"]; // megabytes

export type MeasuredShop = {
  readonly url: string;
  /** From the start of the process until /readyz answers 200. */
  readonly readyAfter: number;
  vitals(): Promise<{ rss: number; cpu: number }>;
  close(): Promise<void>;
};

export async function openMeasured(dataDir: string, variables: Record<string, string> = {}): Promise<MeasuredShop> {
  const [port, cardPort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...FLAGS, join(ROOT, "server.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_CARD_PORT: String(cardPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      SHUTDOWN_GRACE_SECONDS: "0",
      ...variables,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error("the shop stopped at its start");
    if (performance.now() - startedAt > READY_WITHIN) throw new Error("the shop did not get ready");
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
  }
  return {
    url,
    readyAfter: performance.now() - startedAt,
    async vitals() {
      const text = await (await fetch(`${url}/metrics`)).text();
      const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
      return { rss: gauge("process_resident_memory_bytes"), cpu: gauge("process_cpu_seconds") };
    },
    async close() {
      process.off("exit", end);
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
