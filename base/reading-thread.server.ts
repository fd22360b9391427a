// The worker thread of read-in-thread.server.ts: runs one function on one text or file after the other.

import { parentPort } from "node:worker_threads";
import type { ThreadRequest, ThreadAnswer } from "./read-in-thread.server.ts";

parentPort?.on("message", async ({ file, name, content }: ThreadRequest) => {
  const read = ((await import(file)) as Record<string, (content: string | Uint8Array) => unknown>)[name];
  if (!read) throw new Error(`${file} exports no ${name}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage({ value: await read(content) } satisfies ThreadAnswer);
});
