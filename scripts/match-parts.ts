// `npm run -s parts:match`: reads lines of {"kind":"cpu|gpu|board|disk|ram","raw":"…"} and writes one line of JSON for each, in
// order, as they come. An invalid line gets an error as its answer and does not stop the others.

import { once } from "node:events";
import { createInterface } from "node:readline";
import { knownIndex } from "../shop/parts/known-parts.server.ts";
import { matchLine } from "../shop/parts/match-line.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader closed the pipe, as `head` does.
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const canContinue = process.stdout.write(`${JSON.stringify(matchLine(knownIndex, line))}\n`);
  if (!canContinue) await once(process.stdout, "drain");
}
