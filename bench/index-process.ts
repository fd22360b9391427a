// A process with only the catalogue index, to measure its memory and pauses alone. Argument: the database's URL. Prints one line of
// JSON.

import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { openPostgres } from "../base/db.server.ts";
import { openCatalogueIndex } from "../shop/catalogue/catalogue-index.server.ts";

export type IndexFigures = {
  memory: number;
  fillMs: number;
  rebuildMs: number;
  /** Measured in this process's processor time. */
  rebuildCpuMs: number;
  longestBlockMs: number;
};

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const weigh = () => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const TICK = 2; // milliseconds

const database = openPostgres(process.argv[2] ?? "", { connections: 4 });
await sql`select 1`.execute(database.db);
const empty = weigh();
const openedAt = performance.now();
const catalogueIndex = await openCatalogueIndex(database, console);
const fillMs = performance.now() - openedAt;
const memory = weigh() - empty;

// How long a request would wait while the index is reloaded: the delay of timers.
const rebuilt = new Promise<void>((resolve) => {
  catalogueIndex.onChange((changed) => {
    if (changed === "all") resolve();
  });
});
const delays = monitorEventLoopDelay({ resolution: TICK });
delays.enable();
const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
await sql`select pg_notify('listing_changed', '*')`.execute(database.db);
await rebuilt;
const rebuildMs = performance.now() - startedAt;
const cpu = process.cpuUsage(cpuBefore);
delays.disable();
const longestBlockMs = Math.max(0, delays.max / 1e6 - TICK);
await catalogueIndex.close();
await database.close();
const figures: IndexFigures = {
  memory,
  fillMs,
  rebuildMs,
  rebuildCpuMs: (cpu.user + cpu.system) / 1000,
  longestBlockMs,
};
console.info(JSON.stringify(figures));
