// The sandbox provider as a child process of the shop: starts it, joins the one of another shop process, restarts it.

import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SECOND } from "../../base/clock.ts";
import { CardGatewayUnavailable } from "../../shop/payments/card-port.ts";
import { ABOUT } from "./about.ts";
import type { ReadyMessage, StartMessage } from "./main.ts";
import { askProvider } from "./provider-client.server.ts";
import { secretsFrom } from "./signature.server.ts";

const NEIGHBOUR_ANSWERS_WITHIN = 2 * SECOND;
const START_WITHIN = 60 * SECOND; // a busy machine starts a process late
const START_ATTEMPTS = 20;
const ATTEMPT_PAUSE = SECOND / 10;
const RESTART_PAUSE = SECOND / 2; // a process that ends right after each start must not use a whole core

export type ProviderProcess = {
  /** The port it listens on: the one of the settings, or a free one if that is 0. */
  readonly port: number;
  readonly isClosed: boolean;
  /** Starts the process, or joins the one on the port. Concurrent calls share one start. Throws if neither is possible. */
  start(): Promise<void>;
  /** Stops the process if it is our child. */
  close(): Promise<void>;
};

/** Nothing is started yet. From the first `start` until `close`, a child that ends is started again. */
export function providerProcess(settings: StartMessage): ProviderProcess {
  let port = settings.port;
  let child: ChildProcess | null = null;
  let starting: Promise<void> | null = null;
  let isClosed = false;

  function start(): Promise<void> {
    starting ??= startOrJoin().finally(() => {
      starting = null;
    });
    return starting;
  }

  async function startOrJoin(): Promise<void> {
    for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
      const { process: started, ready } = await startChild({ ...settings, port });
      if (ready.is === "broken") throw new Error(`The sandbox card provider cannot start: ${ready.reason}`);
      if (ready.is === "ready") return adopt(started, ready.port);
      if (await isOurProviderOn(port, settings.secret)) return;
      // The port is taken but nothing answers: the provider of a shop that has just ended will end too.
      await pause(ATTEMPT_PAUSE);
    }
    throw portTaken(port);
  }

  function adopt(started: ChildProcess, openPort: number): void {
    child = started;
    port = openPort;
    started.once("exit", () => {
      child = null;
      void restart();
    });
  }

  /** Starts it even if no call is waiting, because the journal may hold webhooks to send. The next call reports a failure. */
  async function restart(): Promise<void> {
    await pause(RESTART_PAUSE, undefined, { ref: false });
    if (!isClosed && !child) await start().catch(() => {});
  }

  async function close(): Promise<void> {
    isClosed = true;
    await starting?.catch(() => {});
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.ref();
    const exited = new Promise((resolve) => running.once("exit", resolve));
    running.disconnect();
    await exited;
  }

  return {
    get port() {
      return port;
    },
    get isClosed() {
      return isClosed;
    },
    start,
    close,
  };
}

/** Whether a sandbox with our secret has the port: then we use it. False if nobody answers. Throws if the port belongs to somebody else. */
async function isOurProviderOn(port: number, secret: string): Promise<boolean> {
  const answer = await askProvider(
    { method: "GET", path: "/v1/about" },
    { port, apiKey: secretsFrom(secret).apiKey, within: NEIGHBOUR_ANSWERS_WITHIN },
  ).catch((error: unknown) => {
    if (error instanceof CardGatewayUnavailable && error.reason === "unreachable") return null;
    throw portTaken(port);
  });
  if (!answer) return false;
  if (answer.body["provider"] !== ABOUT) throw portTaken(port);
  if (answer.status !== 200) {
    throw new Error(
      `Port ${port} has a sandbox card provider with another secret. Set the same SANDBOX_CARD_WEBHOOK_SECRET or DATA_DIR, or another SANDBOX_CARD_PORT.`,
    );
  }
  return true;
}

function portTaken(port: number): Error {
  return new Error(`Port ${port} is taken by something else than the sandbox card provider. Set SANDBOX_CARD_PORT.`);
}

async function startChild(settings: StartMessage): Promise<{ process: ChildProcess; ready: ReadyMessage }> {
  const child = fork(mainFile(), [], {
    execPath: process.execPath,
    // The child gets none of our arguments and settings: it needs no secret of the shop, and a debugger's port is already taken.
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {},
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ready = await new Promise<ReadyMessage>((resolve) => {
    const timer = setTimeout(() => resolve({ is: "broken", reason: "it does not answer" }), START_WITHIN);
    child.once("message", (message) => {
      clearTimeout(timer);
      resolve(message as ReadyMessage);
    });
    child.once("error", (error) => resolve({ is: "broken", reason: error.message }));
    child.once("exit", () => resolve({ is: "broken", reason: "it ended at once" }));
    child.send(settings);
  });
  if (ready.is !== "ready" && child.connected) child.disconnect();
  // The child must not keep the process of the shop alive.
  child.unref();
  child.channel?.unref();
  return { process: child, ready };
}

/** The child's file. Searched upwards from here, because the build may have bundled this module into a file in another folder. */
function mainFile(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, "gateways/sandbox-card/main.ts");
    if (existsSync(file)) return file;
  }
  throw new Error(
    "the sandbox card provider is not part of this installation: gateways/sandbox-card/main.ts is missing",
  );
}
