// `npm run bench`: measures the built shop and prints the figures beside their targets. It starts the shop itself on generated
// catalogues, and takes some minutes. The load generator runs on the same machine, so it is part of every figure. A slow machine
// fails nothing: the figures are for people.

import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { tool } from "../scripts/tool.ts";
import { printAssistant } from "./assistant.ts";
import { printStatements } from "./bank.ts";
import { measureBuilds } from "./builds.ts";
import { measureBuying } from "./buying.ts";
import { measureCart } from "./cart.ts";
import { measureChanging } from "./changing.ts";
import { measureList } from "./components.ts";
import { startDatabases, withDb, type Databases } from "./databases.ts";
import type { Load } from "./load.ts";
import { measureCached, measureTogether, measureUncached } from "./pages.ts";
import { printMatching } from "./parts.ts";
import { measurePassportPages, PASSPORTS } from "./passport-pages.ts";
import { measurePassports } from "./passports.ts";
import { measureReaders } from "./readers.ts";
import { measureSearch } from "./search.ts";
import { measureFreshness, measureCatalogueIndex } from "./index-refresh.ts";
import { printEstimates } from "./estimates.ts";
import { measureOffice, OFFICE_ORDERS, OFFICE_UNITS } from "./office.ts";
import { openMeasured } from "./shop.ts";
import { median, percentile, printFigures, printTable, round, type BenchTarget, type BenchFigure } from "./table.ts";
import { weigh } from "./weight.ts";

const SIZES = [1000, 10_000, 100_000];
const BUYING_SIZE = 10_000;
const COMPONENTS = 20_000;
const COLD_STARTS = 3;
const MB = 1e6;

const targetsOf: Record<number, { list: number; detail: number; searchP50?: number; searchP99?: number }> = {
  1000: { list: 400, detail: 500 },
  10_000: { list: 400, detail: 500, searchP50: 1, searchP99: 5 },
  100_000: { list: 200, detail: 500, searchP50: 10, searchP99: 30 },
};

// `--parts` measures only the matching of parts, without a build; `--changing` only cached pages during changes, and the cart;
// `--office` only the lists of the office, `--assistant` only the answers of the assistant and `--estimates` only the errors of
// estimated frame rates and `--bank` only the share of payments that are booked without staff, all without a build; `--passports` only passports: their chains, pages and wrong codes.
// `--readers` prints only how long hostile texts stop the shop.
const { values: options } = parseArgs({
  options: {
    samples: { type: "string" },
    parts: { type: "boolean", default: false },
    changing: { type: "boolean", default: false },
    office: { type: "boolean", default: false },
    assistant: { type: "boolean", default: false },
    passports: { type: "boolean", default: false },
    estimates: { type: "boolean", default: false },
    bank: { type: "boolean", default: false },
    readers: { type: "boolean", default: false },
  },
});
if (options.readers) {
  await measureReaders();
  process.exit(0);
}
if (options.assistant) {
  printAssistant();
  process.exit(0);
}
if (options.bank) {
  printStatements();
  process.exit(0);
}
if (options.estimates) {
  printEstimates();
  process.exit(0);
}
if (options.office) {
  const databases = await startDatabases();
  if (databases) await printOffice(databases).finally(() => databases.stop());
  process.exit(0);
}
if (!options.changing && !options.passports) printMatching(options.samples ?? null);
if (options.parts) process.exit(0);

const built = spawnSync(process.execPath, [tool("@react-router/dev", "react-router"), "build"], {
  stdio: ["ignore", "ignore", "inherit"],
});
if (built.status !== 0) process.exit(1);

const dataDir = await mkdtemp(join(tmpdir(), "pcbis-bench-"));
const databases = await startDatabases();
const startedAt = performance.now();
try {
  console.info(`Node ${process.version}, ${availableParallelism()} processors, shared with the load itself\n`);
  if (options.passports) await printPassports(databases);
  else if (!options.changing) {
    measureIndex();
    await measureConfigurator();
    printFigures("passports", measurePassports());
    printEstimates();
    printAssistant();
    printStatements();
    await measureEmbedded();
  }
  if (databases && options.changing) await measureSelling(await databases.create(BUYING_SIZE), BUYING_SIZE);
  else if (databases && !options.passports) for (const size of SIZES) await measureSize(databases, size);
  if (databases && !options.changing && !options.passports) await printOffice(databases);
  if (!databases) console.info("This machine has no PostgreSQL: larger shops and buying were not measured.");
  console.info(`measured in ${Math.round((performance.now() - startedAt) / 1000)} s`);
} finally {
  await databases?.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function printPassports(databases: Databases | null): Promise<void> {
  printFigures("passports", measurePassports());
  if (!databases) return;
  const url = await databases.create(PASSPORTS);
  printFigures(
    `passports of ${PASSPORTS} units on PostgreSQL`,
    await measurePassportPages(url, { dataDir, settings: settingsFor(url) }),
  );
}

async function printOffice({ create }: Databases): Promise<void> {
  printFigures(
    `the office, ${OFFICE_UNITS} units and ${OFFICE_ORDERS} orders on PostgreSQL`,
    await measureOffice(await create(OFFICE_UNITS)),
  );
}

function measureIndex(): void {
  for (const size of SIZES) {
    const { searchP50, searchP99 } = targetsOf[size] ?? {};
    const figures = measureSearch(size).flatMap(({ kind, p50, p99 }): BenchFigure[] => [
      { name: `${kind}, p50`, value: p50, unit: "ms", ...(searchP50 && { target: { below: searchP50 } }) },
      { name: `${kind}, p99`, value: p99, unit: "ms", ...(searchP99 && { target: { below: searchP99 } }) },
    ]);
    printFigures(`a search with all counts, ${size} PCs`, figures);
  }
}

async function measureConfigurator(): Promise<void> {
  const figures = (await measureBuilds(COMPONENTS)).flatMap(({ question, p50, p99 }): BenchFigure[] => [
    { name: `${question}, p50`, value: p50, unit: "ms", target: { below: /boards|page/.test(question) ? 10 : 50 } },
    { name: `${question}, p99`, value: p99, unit: "ms" },
  ]);
  printFigures("the configurator", figures);
}

async function measureEmbedded(): Promise<void> {
  const first = await openMeasured(dataDir);
  await first.close();
  const coldStarts: number[] = [];
  for (let again = 0; again < COLD_STARTS; again++) {
    const restarted = await openMeasured(dataDir);
    coldStarts.push(restarted.readyAfter);
    await restarted.close();
  }
  const shop = await openMeasured(dataDir);
  const { rss } = await shop.vitals();
  const weight = await weigh(shop.url, "/products");
  const list = await measureList(shop.url);
  await shop.close();
  printFigures("the process as npm start has it: embedded database, 909 PCs", [
    { name: "first start, with its catalogue", value: first.readyAfter, unit: "ms" },
    { name: "cold start, database there (median)", value: median(coldStarts), unit: "ms" },
    { name: "memory just after the start", value: rss / MB, unit: "MB" },
    { name: "a seller's list of 200 lines, read, priced and shown", value: list, unit: "ms", target: { below: 2000 } },
  ]);
  const kB = (bytes: number) => round(bytes / 1000);
  printTable([
    ["the list page loads, kB gzip", ""],
    [`scripts (${weight.files} files)`, kB(weight.scripts)],
    ["the page itself", kB(weight.page)],
    ["styles", kB(weight.styles)],
    ["words", kB(weight.words)],
  ]);
}

async function measureSize({ create }: Databases, size: number): Promise<void> {
  const url = await create(size);
  const catalogueIndex = measureCatalogueIndex(url);
  const fresh = await measureFreshness(url);
  printFigures(`the shelf, ${size} PCs on PostgreSQL`, [
    { name: "memory of everything it holds", value: catalogueIndex.memory / MB, unit: "MB", target: { below: 400 } },
    { name: "filled at the start", value: catalogueIndex.fillMs, unit: "ms" },
    { name: "read anew while it serves", value: catalogueIndex.rebuildMs, unit: "ms", target: { below: 2500 } },
    { name: "processor time of that, without the database's", value: catalogueIndex.rebuildCpuMs, unit: "ms" },
    {
      name: "longest that a request waits meanwhile",
      value: catalogueIndex.longestBlockMs,
      unit: "ms",
      target: { below: 50 },
    },
    { name: "a change shows in another process, p50", value: percentile(fresh, 0.5), unit: "ms" },
    {
      name: "a change shows in another process, longest",
      value: Math.max(...fresh),
      unit: "ms",
      target: { below: 1000 },
    },
  ]);

  const settings = settingsFor(url);
  const uncached = await openMeasured(dataDir, { ...settings, PAGE_CACHE: "off" });
  const uncachedLoads = await measureUncached(uncached, size);
  const buying = size === BUYING_SIZE ? await withDb(url, (db) => measureBuying(uncached, db, size)) : null;
  const { rss } = await uncached.vitals();
  const second = await openMeasured(dataDir, { ...settings, PAGE_CACHE: "off" });
  const together = await measureTogether([uncached, second], size);
  await second.close();
  await uncached.close();
  const cached = await openMeasured(dataDir, settings);
  const cachedLoads = await measureCached(cached);
  await cached.close();

  const { list = 0, detail = 0 } = targetsOf[size] ?? {};
  printLoads(`pages, ${size} PCs on PostgreSQL`, [
    ["list, not kept, the first page", uncachedLoads.first, { atLeast: list }],
    ["list, not kept, 200 different filters", uncachedLoads.list, { atLeast: list }],
    ["detail, not kept, 200 different machines", uncachedLoads.detail, { atLeast: detail }],
    ["list, not kept, two processes", together.list, { atLeast: list }],
    ["detail, not kept, two processes", together.detail, { atLeast: detail }],
    ["list, kept", cachedLoads.first, { atLeast: 12_000 }],
    ["list, kept, 50 different filters", cachedLoads.list, { atLeast: 12_000 }],
    ["detail, kept", cachedLoads.detail, { atLeast: 12_000 }],
  ]);
  printFigures("", [{ name: "memory of the process after its load", value: rss / MB, unit: "MB" }]);
  if (!buying) return;
  await measureSelling(url, size);
  printLoads("buying, over HTTP", [
    ["first thing into a new cart", buying.first, { atLeast: 500 }],
    ["another thing into a cart", buying.next, { atLeast: 500 }],
    ["an order by bank transfer", buying.order, { atLeast: 150 }],
  ]);
  printFigures("buying", [
    {
      name: "processor time, first thing into a new cart",
      value: buying.first.cpuMs,
      unit: "ms",
      target: { below: 4 },
    },
    { name: "processor time, another thing into a cart", value: buying.next.cpuMs, unit: "ms", target: { below: 4 } },
    { name: "lists, 97 of 100 within, no carts", value: buying.p97Before, unit: "ms" },
    {
      name: "lists, 97 of 100 within, 10,000 live carts",
      value: buying.p97With,
      unit: "ms",
      target: { below: round(buying.p97Before * 1.2) },
    },
  ]);
}

function settingsFor(url: string) {
  return {
    DATABASE_URL: url,
    SEED_DEMO: "no",
    AUTH_SECRET: "only for a bench on this machine, never elsewhere",
    POSTS_PER_MINUTE: "0",
    HOLDS_STRANGER: "0",
    HOLDS_NETWORK: "0",
    HOLDS_WHOLE_NETWORK: "0",
    MAILS_PER_HOUR: "0",
    MAILS_PER_DAY: "0",
  };
}

async function measureSelling(url: string, size: number): Promise<void> {
  const shop = await openMeasured(dataDir, settingsFor(url));
  const changing = await withDb(url, (db) => measureChanging(shop, db, size));
  const { rss } = await shop.vitals();
  const cart = await withDb(url, (db) => measureCart(shop, db, size));
  await shop.close();
  const still = changing[0]?.load.perSecond ?? 0;
  printLoads(
    `kept pages while things sell, ${size} PCs on PostgreSQL`,
    changing.map(({ changes, load }) => [`${changes} changes a second`, load, { atLeast: round(still / 2) }]),
  );
  printFigures("", [
    {
      name: "p99 under 20 changes a second",
      value: changing.at(-1)?.load.p99 ?? Number.NaN,
      unit: "ms",
      target: { below: 50 },
    },
    { name: "processor time of the cart's page", value: cart.page.cpuMs, unit: "ms", target: { below: 5 } },
    { name: "processor time of the cart's data", value: cart.data.cpuMs, unit: "ms", target: { below: 5 } },
    { name: "memory of the process after its load", value: rss / MB, unit: "MB" },
  ]);
}

function printLoads(
  title: string,
  loads: readonly (readonly [name: string, Omit<Load, "bytes">, BenchTarget])[],
): void {
  const rows = loads.map(([name, { perSecond, p50, p99, cpuMs }, target]) => {
    const wanted = "atLeast" in target ? target.atLeast : target.below;
    return [
      name,
      round(perSecond),
      `≥ ${wanted}`,
      perSecond >= wanted ? "yes" : "NO",
      round(p50),
      round(p99),
      round(cpuMs),
      Math.round(1000 / cpuMs),
    ];
  });
  // On a shared machine, processor time is more reliable than elapsed time.
  printTable([[title, "a second", "asked", "", "p50 ms", "p99 ms", "cpu ms", "a cpu's second"], ...rows]);
}
