// A process that checks and imports a CSV of units, to measure it and to kill it. Arguments: the database's URL and the file.
// Prints what became of it, the seconds of each step, the longest pause of other work in milliseconds of the processor, and its peak memory in MB.

import { readFile } from "node:fs/promises";
import { openPostgres } from "../../base/db.server.ts";
import { checkImport } from "../../shop/stock/csv/check-import.server.ts";
import { importStock } from "../../shop/stock/csv/import-stock.server.ts";
import { viewImport } from "../../shop/stock/csv/view-import.server.ts";

const [url = "", path = ""] = process.argv.slice(2);
const shop = openPostgres(url, { connections: 2 });
const actor = "staff:test";

// The longest work between two turns of the event loop, in time of the processor: other programs of the machine do not count.
let pause = 0;
let used = process.cpuUsage();
const beat = setInterval(() => {
  const { user, system } = process.cpuUsage(used);
  pause = Math.max(pause, (user + system) / 1000);
  used = process.cpuUsage();
}, 10);

const seconds: Record<string, number> = {};
async function timed<Done>(step: string, work: () => Promise<Done>): Promise<Done> {
  const startedAt = performance.now();
  const done = await work();
  seconds[step] = Math.round((performance.now() - startedAt) / 100) / 10;
  return done;
}

async function run(): Promise<unknown> {
  const bytes = new Uint8Array(await readFile(path));
  const checked = await timed("check", () => checkImport(shop, { bytes, name: "stoc.csv", actor }));
  if (!checked.ok) return checked.domainError;
  const view = await timed("view", () => viewImport(shop, checked.value));
  if (!view.ok || !view.value.plan) throw new Error("the file that was just checked is not there");
  const { fingerprint, problemCount } = view.value.plan;
  if (problemCount > 0) return { code: "import-errors", problems: view.value.plan.problems.slice(0, 3) };
  const imported = await timed("import", () => importStock(shop, { id: checked.value, actor, fingerprint }));
  return imported.ok ? imported.value : imported.domainError;
}

const answer = await run();
clearInterval(beat);
await shop.close();
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
console.info(JSON.stringify({ answer, seconds, memory, pause: Math.round(pause) }));
