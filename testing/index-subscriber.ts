// Watches the catalogue index in another process (testing/processes/watching-process.ts).

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Sight } from "./processes/watching-process.ts";

export type IndexSubscriber = {
  /** The next report that matches the predicate. */
  sees(isIt: (sight: Sight) => boolean): Promise<Sight>;
  close(): Promise<void>;
};

/** Resolves when the other process is subscribed to the database at `url`. */
export async function openIndexSubscriber(url: string): Promise<IndexSubscriber> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "processes/watching-process.ts"), url], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const waiting = new Set<(sight: Sight) => void>();
  const lines = createInterface(child.stdout);
  const opened = once(lines, "line");
  await Promise.race([
    opened,
    once(child, "exit").then(() => Promise.reject(new Error("the watching process did not start"))),
  ]);
  lines.on("line", (line) => {
    const sight = JSON.parse(line) as Sight;
    for (const look of waiting) look(sight);
  });
  return {
    sees(isIt) {
      return new Promise((resolve) => {
        const look = (sight: Sight) => {
          if (!isIt(sight)) return;
          waiting.delete(look);
          resolve(sight);
        };
        waiting.add(look);
      });
    },
    async close() {
      const exited = once(child, "exit");
      child.stdin.end();
      await exited;
    },
  };
}
