// `npm run bench`: how fast the built shop is, as a table. It starts the shop itself, on a catalogue of its own, and stops.
// The load comes from this same machine: its share of the processors is part of every figure.

import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { tool } from "../scripts/tool.ts";
import { load, type Load } from "./load.ts";
import { measureMatching } from "./parts.ts";
import { measureSearch } from "./search.ts";
import { openMeasured } from "./shop.ts";
import { weigh } from "./weight.ts";

const LIST = "/products";
const FILTERED = "/products?priceRange=2000-3000&ramType=DDR4&sort=priceAsc";
const DETAIL = "/products/1";
const BROTLI = { "accept-encoding": "br" };
const COLD_STARTS = 3;

type Cell = string | number;

const round = (value: number, digits = 0) => Number(value.toFixed(digits));
const kB = (bytes: number) => round(bytes / 1000, 1);
const MB = (bytes: number) => round(bytes / 1e6);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const built = spawnSync(process.execPath, [tool("@react-router/dev", "react-router"), "build"], { stdio: ["ignore", "ignore", "inherit"] });
if (built.status !== 0) process.exit(1);

const dataDir = await mkdtemp(join(tmpdir(), "pcbis-bench-"));
try {
  await measure();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  console.info(`Node ${process.version}, ${availableParallelism()} processors, shared with the load itself\n`);
  const rows: Cell[][] = [["pages", "requests/s", "p50 ms", "p99 ms", "cpu ms each", "kB each"]];
  const note = (name: string, { perSecond, p50, p99, cpuMs, bytes }: Load) => {
    rows.push([name, round(perSecond), p50, p99, round(cpuMs, 2), kB(bytes)]);
  };

  const first = await openMeasured(dataDir);
  const firstStart = first.readyAfter;
  await first.close();

  const coldStarts: number[] = [];
  for (let again = 0; again < COLD_STARTS; again++) {
    const restarted = await openMeasured(dataDir);
    coldStarts.push(restarted.readyAfter);
    await restarted.close();
  }

  const uncached = await openMeasured(dataDir, { PAGE_CACHE: "off" });
  const idle = await uncached.vitals();
  note("list, uncached", await load(uncached, LIST));
  note("list, uncached, brotli", await load(uncached, LIST, BROTLI));
  note("list with filters, uncached", await load(uncached, FILTERED));
  note("detail, uncached", await load(uncached, DETAIL));
  const afterUncached = await uncached.vitals();
  await uncached.close();

  const cached = await openMeasured(dataDir);
  note("list, cached", await load(cached, LIST));
  note("list, cached, brotli", await load(cached, LIST, BROTLI));
  note("detail, cached, brotli", await load(cached, DETAIL, BROTLI));
  const weight = await weigh(cached.url, LIST);
  const afterCached = await cached.vitals();
  await cached.close();

  print(rows);
  print([
    ["the process", ""],
    ["first start, with its catalogue, ms", round(firstStart)],
    ["cold start, database there (median), ms", round(median(coldStarts))],
    ["memory at rest, MB", MB(idle.rss)],
    ["memory after uncached load, MB", MB(afterUncached.rss)],
    ["memory after cached load, MB", MB(afterCached.rss)],
  ]);
  print([
    ["the list page loads, kB gzip", ""],
    [`scripts (${weight.files} files)`, kB(weight.scripts)],
    ["the page itself", kB(weight.page)],
    ["styles", kB(weight.styles)],
    ["words", kB(weight.words)],
  ]);
  print([
    ["matching of hardware strings (own labels)", "strings", "right %", "wrong", "µs each"],
    ...measureMatching().map(({ kind, strings, rightPercent, wrong, microseconds }) => [kind, strings, round(rightPercent, 1), wrong, round(microseconds, 1)]),
  ]);
  const searches = [1000, 10_000, 100_000].map(measureSearch);
  print([
    ["search, with all counts", "p50 ms", "p99 ms", "filling ms"],
    ...searches.map(({ listings, fillMs, p50, p99 }) => [`${listings} PCs`, round(p50, 3), round(p99, 3), round(fillMs)]),
  ]);
}

function print(rows: Cell[][]): void {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const line = (row: Cell[]) => row.map((cell, column) => (column === 0 ? String(cell).padEnd(44) : String(cell).padStart(Math.max(widths[column] ?? 0, 10)))).join("  ");
  console.info(`${rows.map(line).join("\n")}\n`);
}
