// Parses long texts in a worker thread, so that other requests do not wait.
// Invariant: a job that exceeds its budget is ended together with its thread; the next job gets a new thread.

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { SECOND } from "./clock.ts";
import { ok, refuse, type DomainError, type Result } from "./result.ts";
import { Semaphore } from "./semaphore.ts";

/** Characters or bytes. Longer texts are parsed in a thread; the worst text of this length takes a few milliseconds. */
export const LONG_TEXT = 2_000;

/** A megabyte takes about 100 ms, a few times that on a busy machine. */
const BUDGET = 5 * SECOND; // milliseconds
const MOST_WAITING = 8;
const MOST_MEMORY = 256; // MB

/** Whose texts a thread reads: those of guests never wait for those of staff, nor the other way round. */
type Writer = "guest" | "staff";

/** A function from a text or bytes to a value, or its promise, that can be sent between threads; `file` is its path in the project. */
export type ReaderApart = { file: string; name: string; of: Writer };
export type ThreadRequest = { file: string; name: string; content: string | Uint8Array };
export type ThreadAnswer = { value: unknown };

/** `reading-too-long`: the budget was exceeded, or too many texts are waiting. */
export type NotRead = DomainError<"busy", "reading-too-long">;

type Lane = { semaphore: Semaphore; idle: Worker | null };

const newLane = (): Lane => ({ semaphore: new Semaphore({ permits: 1, queue: MOST_WAITING }), idle: null });
const lanes: Readonly<Record<Writer, Lane>> = { guest: newLane(), staff: newLane() };

/** Runs `reader` on a text or on bytes in another thread, within `budget` milliseconds. Domain error: `reading-too-long`. */
export async function readApart<Value>(
  { file, name, of }: ReaderApart,
  content: string | Uint8Array,
  { budget = BUDGET }: { budget?: number } = {},
): Promise<Result<Value, NotRead>> {
  const lane = lanes[of];
  const release = await lane.semaphore.acquire();
  if (!release) return refuse.busy({ code: "reading-too-long" });
  try {
    const request: ThreadRequest = { file: pathToFileURL(inProject(file)).href, name, content };
    return await answerOf<Value>(lane, request, budget);
  } finally {
    release();
  }
}

/** Uses the idle thread or a new one. A thread that failed or took too long is not used again. */
async function answerOf<Value>(lane: Lane, request: ThreadRequest, budget: number): Promise<Result<Value, NotRead>> {
  const worker = lane.idle ?? newWorker(lane);
  lane.idle = null;
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
    if (isSound) lane.idle = worker;
    else void worker.terminate();
  }
}

function newWorker(lane: Lane): Worker {
  // Not the flags of this process: they set its own heap.
  const worker = new Worker(inProject("base/reading-thread.server.ts"), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  // An idle thread must not keep the process alive.
  worker.unref();
  worker.once("exit", () => {
    if (lane.idle === worker) lane.idle = null;
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
