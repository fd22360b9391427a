// Parses long texts in a process of their own, so that other requests do not wait and a text that takes all its memory ends nothing else:
// a thread that runs out of memory ends its whole process (decision 283).
// Invariant: a job that exceeds its budget or its memory is ended together with its process; the next job gets a new one.

import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { SECOND } from "./clock.ts";
import { ok, refuse, type DomainError, type Result } from "./result.ts";
import { Semaphore } from "./semaphore.ts";

/** Characters or bytes. Longer texts are parsed apart; the worst text of this length takes a few milliseconds. */
export const LONG_TEXT = 2_000;

/** A megabyte takes about 100 ms, a few times that on a busy machine. */
const BUDGET = 5 * SECOND; // milliseconds
const MAX_WAITING = 8;
const MAX_MEMORY = 256; // MB

/** Whose texts a process reads: those of guests never wait for those of staff, nor the other way round. */
type Writer = "guest" | "staff";

/** A function from a text or bytes to a value, or its promise, that can be sent between processes; `file` is its path in the project. */
export type ReaderApart = { file: string; name: string; of: Writer };
export type ReadingRequest = { file: string; name: string; content: string | Uint8Array };
export type ReadingAnswer = { value: unknown } | { error: string };

/** `reading-too-long`: the budget or the memory was exceeded, or too many texts are waiting. */
export type NotRead = DomainError<"busy", "reading-too-long">;

type Lane = { semaphore: Semaphore; idle: ChildProcess | null };

const newLane = (): Lane => ({ semaphore: new Semaphore({ permits: 1, queue: MAX_WAITING }), idle: null });
const lanes: Readonly<Record<Writer, Lane>> = { guest: newLane(), staff: newLane() };

/** Runs `reader` on a text or on bytes in another process, within `budget` milliseconds. Domain error: `reading-too-long`. */
export async function readApart<Value>(
  { file, name, of }: ReaderApart,
  content: string | Uint8Array,
  { budget = BUDGET }: { budget?: number } = {},
): Promise<Result<Value, NotRead>> {
  const lane = lanes[of];
  const release = await lane.semaphore.acquire();
  if (!release) return refuse.busy({ code: "reading-too-long" });
  try {
    const request: ReadingRequest = { file: pathToFileURL(inProject(file)).href, name, content };
    const answer = await answerOf(lane, request, budget);
    if (answer === null) return refuse.busy({ code: "reading-too-long" });
    if ("error" in answer) throw new Error(`${name} (${file}) failed: ${answer.error}`);
    return ok(answer.value as Value);
  } finally {
    release();
  }
}

/** Uses the idle process or a new one. Null if it ended or took too long: it is not used again. */
async function answerOf(lane: Lane, request: ReadingRequest, budget: number): Promise<ReadingAnswer | null> {
  const reading = lane.idle ?? newProcess(lane);
  lane.idle = null;
  const { promise, resolve } = Promise.withResolvers<ReadingAnswer | null>();
  const impatience = setTimeout(resolve, budget, null);
  const onMessage = (answer: unknown) => resolve(answer as ReadingAnswer);
  const onEnd = () => resolve(null);
  reading.on("message", onMessage).on("exit", onEnd).on("error", onEnd);
  reading.send(request, (error) => error && onEnd());
  try {
    const answer = await promise;
    if (answer === null) reading.kill("SIGKILL");
    else if (reading.connected) lane.idle = reading;
    return answer;
  } finally {
    clearTimeout(impatience);
    reading.off("message", onMessage).off("exit", onEnd).off("error", onEnd);
  }
}

function newProcess(lane: Lane): ChildProcess {
  // Not the flags of this process, which set its own heap, and none of its secrets.
  const reading = fork(inProject("base/reading-process.server.ts"), [], {
    execArgv: [`--max-old-space-size=${MAX_MEMORY}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // An idle process must not keep this one alive.
  reading.unref();
  reading.channel?.unref();
  reading.once("exit", () => {
    if (lane.idle === reading) lane.idle = null;
  });
  // Without a listener, an error of an idle process would end this one.
  reading.on("error", () => {});
  return reading;
}

/** A file of the project. Searched upwards from here, because the build may have bundled this module into a file in another folder. */
function inProject(path: string): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, path);
    if (existsSync(file)) return file;
  }
  throw new Error(`${path} is not part of this installation`);
}
