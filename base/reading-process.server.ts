// The process of read-apart.server.ts: runs one function on one text or file after the other, and ends when its shop has ended.

import type { ReadingAnswer, ReadingRequest } from "./read-apart.server.ts";

// A stop of the shop reaches its whole group, and the shop still finishes its requests: this process ends with the channel.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

process.on("message", async (request: ReadingRequest) => {
  process.send?.(await answerTo(request));
});

async function answerTo({ file, name, content }: ReadingRequest): Promise<ReadingAnswer> {
  try {
    const read = ((await import(file)) as Record<string, (content: string | Uint8Array) => unknown>)[name];
    if (!read) throw new Error(`${file} exports no ${name}`);
    return { value: await read(content) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
