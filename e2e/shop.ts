// The built shop, started as a stranger would start it, on free ports with a data folder of its own.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const READY_WITHIN = 110_000; // milliseconds; the first start makes the database and the demo catalogue
const ASK_EVERY = 100;

export type RunningShop = {
  readonly url: string;
  readonly dataDir: string;
  /** Ends the process at once, as a power cut would, and opens the shop again on the same data. */
  killAndRestart(): Promise<void>;
  /** Ends the process in good order; tells with what code. */
  leave(): Promise<number | null>;
  /** Ends the process in good order and removes its data. */
  close(): Promise<void>;
};

export async function startShop(variables: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "pcbis-e2e-"));
  const [port, cardPort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  let shop = await start();

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join(ROOT, "server.ts")], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        // With Stripe there is no sandbox to give a port to.
        ...(!variables["STRIPE_SECRET_KEY"] && { SANDBOX_CARD_PORT: String(cardPort) }),
        DATA_DIR: dataDir,
        LOG_LEVEL: "error",
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    child.stdout?.on("data", (text) => (said += text));
    child.stderr?.on("data", (text) => (said += text));
    await untilReady(`${url}/readyz`, () => {
      if (child.exitCode !== null) throw new Error(`the shop stopped at its start:\n${said}`);
    });
    return child;
  }

  async function stop(signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
    if (shop.exitCode !== null || shop.signalCode !== null) return shop.exitCode;
    const gone = once(shop, "exit");
    shop.kill(signal);
    const [code] = await gone;
    return code as number | null;
  }

  return {
    url,
    dataDir,
    async killAndRestart() {
      await stop("SIGKILL");
      shop = await start();
    },
    leave: () => stop("SIGTERM"),
    async close() {
      await stop("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
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

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
