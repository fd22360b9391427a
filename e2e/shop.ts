// The built shop as a process, on free ports with its own data folder.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
/** The environment variable with the data folder of the run's first start. */
export const SEEDED_DATA = "E2E_SEEDED_DATA";
/** The environment variable with the URL of the shop that read-only test files share. */
export const SHARED_SHOP = "E2E_SHARED_SHOP";
const READY_WITHIN = 110_000; // milliseconds; the first start creates the database and the demo catalogue
const ASK_EVERY = 50;

export type RunningShop = {
  readonly url: string;
  readonly dataDir: string;
  /** Kills the process, as a power cut would, and starts the shop again on the same data. */
  killAndRestart(): Promise<void>;
  /** What its processes have written: their logs. */
  output(): string;
  /** Stops the process gracefully; returns its exit code. */
  leave(): Promise<number | null>;
  /** Stops the process gracefully and removes its data. */
  close(): Promise<void>;
};

/** The shared shop of read-only test files: they sell nothing, change nothing and stop nothing. */
export function sharedShop(): Pick<RunningShop, "url"> {
  const url = process.env[SHARED_SHOP];
  if (!url) throw new Error("journeys run through vitest.e2e.config.ts, whose setup starts the shared shop");
  return { url };
}

/** Starts on a copy of the run's data folder (`e2e/first-start.ts`) if there is one and the demo catalogue is wanted, otherwise on an empty folder. */
export async function startShop(variables: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "pcbis-e2e-"));
  const seeded = process.env[SEEDED_DATA];
  if (seeded && !("SEED_DEMO" in variables))
    await cp(seeded, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const [port, cardPort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  let output = "";
  let shop = await start();

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join(ROOT, "server.ts")], {
      cwd: ROOT,
      env: {
        ...process.env,
        // Unset: the shop chooses the port.
        NODE_ENV: undefined,
        PORT: String(port),
        // With Stripe there is no sandbox.
        ...(!variables["STRIPE_SECRET_KEY"] && { SANDBOX_CARD_PORT: String(cardPort) }),
        DATA_DIR: dataDir,
        LOG_LEVEL: "error",
        SHUTDOWN_GRACE_SECONDS: "0",
        // A journey waits for jobs: of minutes of drills most were spent until the next run of one.
        JOBS_EVERY_SECONDS: "2",
        // All browsers of a journey share one IP address, so limits by network are off.
        MAILS_PER_HOUR: "0",
        MAILS_PER_DAY: "0",
        HOLDS_STRANGER: "0",
        HOLDS_NETWORK: "0",
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (text) => (output += text));
    child.stderr?.on("data", (text) => (output += text));
    await untilReady(`${url}/readyz`, () => {
      if (child.exitCode !== null) throw new Error(`the shop stopped at its start:\n${output}`);
    });
    return child;
  }

  async function stop(signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
    if (shop.exitCode !== null || shop.signalCode !== null) return shop.exitCode;
    const exited = once(shop, "exit");
    shop.kill(signal);
    const [code] = await exited;
    return code as number | null;
  }

  return {
    url,
    dataDir,
    output: () => output,
    async killAndRestart() {
      await stop("SIGKILL");
      shop = await start();
    },
    leave: () => stop("SIGTERM"),
    async close() {
      await stop("SIGTERM");
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function untilReady(address: string, check: () => void) {
  const tries = READY_WITHIN / ASK_EVERY;
  for (let attempt = 0; attempt < tries; attempt++) {
    check();
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
  }
  throw new Error(`${address} did not answer within ${READY_WITHIN} ms`);
}

// Below the system's ephemeral ports, so that a free port is not assigned to an outgoing connection before we use it.
const FIRST_PORT = 10_000;
const PORTS = 20_000;
let nextPort = FIRST_PORT + ((process.pid * 50) % PORTS);

/** Free ports. Each process starts its search at a different port, so that two concurrent searches find different ones. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = nextPort++;
    if (nextPort >= FIRST_PORT + PORTS) nextPort = FIRST_PORT;
    if (await isFree(port)) found.push(port);
  }
  return found;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, () => resolve(true));
  });
  if (listening) await new Promise((resolve) => server.close(resolve));
  return listening;
}
