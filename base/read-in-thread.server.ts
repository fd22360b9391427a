// Parses long texts in a worker thread, so that other requests do not wait.
// Invariant: a job that exceeds its budget is ended together with its thread; the next job gets a new thread.

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { SECOND } from "./clock.ts";
import { ok, refuse, type DomainError, type Result } from "./result.ts";
import { Semaphore } from "./semaphore.ts";

/** Characters. Longer texts are parsed in a thread; this many take a few milliseconds. */
export const LONG_TEXT = 20_000;

/** A megabyte takes about 100 ms, a few times that on a busy machine. */
const BUDGET = 5 * SECOND; // milliseconds
const MOST_WAITING = 8;
const MOST_MEMORY = 256; // MB

/** A function from a text or bytes to a value, or its promise, that can be sent between threads; `file` is its path in the project. */
export type ReaderApart = { file: string; name: string };
export type ThreadRequest = { file: string; name: string; content: string | Uint8Array };
export type ThreadAnswer = { value: unknown };

/** `reading-too-long`: the budget was exceeded, or too many texts are waiting. */
export type NotRead = DomainError<"busy", "reading-too-long">;

const semaphore = new Semaphore({ permits: 1, queue: MOST_WAITING });
let idle: Worker | null = null;

/** Runs `reader` on a text or on bytes in another thread, within `budget` milliseconds. Domain error: `reading-too-long`. */
export async function readApart<Value>(
  { file, name }: ReaderApart,
  content: string | Uint8Array,
  { budget = BUDGET }: { budget?: number } = {},
): Promise<Result<Value, NotRead>> {
  const release = await semaphore.acquire();
  if (!release) return refuse.busy({ code: "reading-too-long" });
  try {
    const request: ThreadRequest = { file: pathToFileURL(inProject(file)).href, name, content };
    return await answerOf<Value>(request, budget);
  } finally {
    release();
  }
}

/** Uses the idle thread or a new one. A thread that failed or took too long is not used again. */
async function answerOf<Value>(request: ThreadRequest, budget: number): Promise<Result<Value, NotRead>> {
  const worker = idle ?? newWorker();
  idle = null;
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer | null>();
  const impatience = setTimeout(resolve, budget, null);
  const onExit = () => reject(new Error("the reading thread ended"));
  worker.on("message", resolve).on("error", reject).on("exit", onExit);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  worker.postMessage(request);
  let isSound = false;
  try {
    const answered = await promise;
    isSound = answered !== null;
    return answered === null ? refuse.busy({ code: "reading-too-long" }) : ok(answered.value as Value);
  } finally {
    clearTimeout(impatience);
    worker.off("message", resolve).off("error", reject).off("exit", onExit);
    if (isSound) idle = worker;
    else void worker.terminate();
  }
}

function newWorker(): Worker {
  // Not the flags of this process: they set its own heap.
  const worker = new Worker(inProject("base/reading-thread.server.ts"), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  // An idle thread must not keep the process alive.
  worker.unref();
  worker.once("exit", () => {
    if (idle === worker) idle = null;
  });
  // Without a listener, an error of an idle thread would end the process.
  worker.on("error", () => {});
  return worker;
}

/** A file of the project. Searched upwards from here, because the build may have bundled this module into a file in another folder. */
function inProject(path: string): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, path);
    if (existsSync(file)) return file;
  }
  throw new Error(`${path} is not part of this installation`);
}
