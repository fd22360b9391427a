// `npm test`: builds the shop, runs the checks, the unit tests, the races on PostgreSQL and the journeys in a browser. `npm run
// drill`: the long tests, and the SQL of the modules on PostgreSQL. Prints all failures again at the end, and the totals in its last line.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findPostgres } from "../testing/postgres.ts";
import { failedTests, type TestedFile } from "./failed-tests.ts";
import { findChromium } from "./find-chromium.ts";
import { tool } from "./tool.ts";

type Count = { passed: number; failed: number; skipped: number };
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const root = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "pcbis-tests-"));
const began = performance.now();
/** What failed, in the order of the run. */
const failures: string[] = [];
/** What failed at first, and passed on the second try. */
const unsteady: string[] = [];

// Tests start the shop with their own settings: none may leak in from the environment.
const SETTINGS =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_|SEED_|LOG_LEVEL|METRICS_|SANDBOX_|SMTP_|STRIPE_|S3_|SHOP_|SHUTDOWN_|NODE_ENV$)/;
const settled = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
// Hundreds of processes run the same few programs, so they share a compile cache.
const env = { ...Object.fromEntries(settled), NODE_COMPILE_CACHE: join(scratch, "compiled") };

/** `read` receives what the program prints, which is printed nevertheless. */
async function run(
  args: string[],
  variables: Record<string, string> = {},
  read?: (text: string) => void,
): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...variables },
    stdio: ["ignore", read ? "pipe" : "inherit", "inherit"],
  });
  child.stdout?.on("data", (text: Buffer) => {
    process.stdout.write(text);
    read?.(String(text));
  });
  const [code] = await once(child, "close");
  return code === 0;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function add(name: string, count: Count, since: number) {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  console.info(
    `== ${name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped (${seconds(since)})\n`,
  );
}

async function step(name: string, args: string[]): Promise<boolean> {
  const since = performance.now();
  console.info(`== ${name}`);
  let output = "";
  const passed = await run(args, {}, (text) => (output += text));
  if (!passed) failures.push(`${name}: its output is above`, ...(output.match(/^FAILED .*$/gm) ?? []));
  add(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }, since);
  return passed;
}

type Tested = { passed: boolean; files: readonly TestedFile[] };

async function vitest(config: string, variables: Record<string, string>, only: readonly string[]): Promise<Tested> {
  const report = join(scratch, `${config}.json`);
  rmSync(report, { force: true });
  const passed = await run(
    [
      tool("vitest"),
      "run",
      ...only,
      "--config",
      config,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    variables,
  );
  const files = existsSync(report)
    ? (JSON.parse(readFileSync(report, "utf8")) as { testResults: TestedFile[] }).testResults
    : [];
  return { passed, files };
}

function counted({ passed, files }: Tested): Count {
  const results = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = {
    passed: results.filter((status) => status === "passed").length,
    failed: results.filter((status) => status === "failed").length,
  };
  const skipped = results.length - count.passed - count.failed;
  // A file that does not load, or a run without tests, reports no failed test: count it as one failure.
  const unseen = count.failed === 0 && (!passed || count.passed === 0);
  return { passed: count.passed, failed: unseen ? 1 : count.failed, skipped };
}

/**
 * Runs the tests of a configuration. On a busy machine a process or a browser is sometimes late, so failed files are run once more, from
 * a fresh start: a single journey cannot be repeated in the shop where it failed, because what it bought is no longer in stock. The end of
 * the output names what needed it.
 */
async function tests(
  name: string,
  config: string,
  { variables = {}, only = [] }: { variables?: Record<string, string>; only?: readonly string[] } = {},
) {
  const since = performance.now();
  console.info(`== ${name}`);
  let tested = await vitest(config, variables, only);
  const failed = tested.files.filter(({ status }) => status === "failed").map((file) => file.name);
  if (failed.length > 0) {
    console.info(`== ${name}: a second try for ${failed.map((file) => relative(root, file)).join(", ")}`);
    unsteady.push(...failedTests(tested.files, root));
    const second = await vitest(config, variables, [...only, ...failed]);
    tested = {
      passed: second.passed,
      files: [...tested.files.filter(({ status }) => status !== "failed"), ...second.files],
    };
  }
  const names = failedTests(tested.files, root);
  failures.push(...names);
  if (names.length === 0 && !tested.passed)
    failures.push(`${name}: an error outside of all tests; its output is above`);
  add(name, counted(tested), since);
}

function notRun(name: string, kind: "failed" | "skipped", why: string) {
  total[kind]++;
  if (kind === "failed") failures.push(`${name}: ${why}`);
  console.info(`== ${name}: ${kind.toUpperCase()}: ${why}\n`);
}

/** The path of the browser, or the message about what is missing. */
function browser(): { path: string } | { missing: string } {
  try {
    return { path: findChromium() };
  } catch (error) {
    return { missing: (error as Error).message };
  }
}

const NO_POSTGRES = "this machine has no PostgreSQL (on Debian: apt-get install postgresql)";
const chromium = browser();

async function everything() {
  const built = await step("build", [tool("@react-router/dev", "react-router"), "build"]);
  await step("check", [join(import.meta.dirname, "check.ts")]);
  await tests("rules and verbs", "vitest.config.ts");
  if (findPostgres()) await tests("races on PostgreSQL", "vitest.pg.config.ts", { only: ["--project", "races"] });
  else notRun("races on PostgreSQL", "skipped", NO_POSTGRES);
  if ("missing" in chromium) notRun("journeys in a browser", "failed", chromium.missing);
  else if (!built) notRun("journeys in a browser", "failed", "there is no build to open");
  else await tests("journeys in a browser", "vitest.e2e.config.ts", { variables: { CHROMIUM_PATH: chromium.path } });
}

/** SQL that `npm test` ran on the embedded database, processes that are killed, databases that disappear, the longest journeys. */
async function drills() {
  const built =
    existsSync(join(root, "build/server/index.js")) ||
    (await step("build", [tool("@react-router/dev", "react-router"), "build"]));
  if (!findPostgres()) return notRun("drills", "skipped", NO_POSTGRES);
  await tests("the same SQL on PostgreSQL", "vitest.pg.config.ts", { only: ["--project", "repeated"] });
  if ("missing" in chromium) notRun("drills", "failed", chromium.missing);
  else if (!built) notRun("drills", "failed", "there is no build to open");
  else await tests("drills", "vitest.drill.config.ts", { variables: { CHROMIUM_PATH: chromium.path } });
}

await (process.argv[2] === "drill" ? drills() : everything());

rmSync(scratch, { recursive: true });
if (unsteady.length > 0) console.info(`== needed a second try\n${unsteady.join("\n")}\n`);
if (failures.length > 0) console.info(`== failed\n${failures.join("\n")}\n`);
console.info(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped (${seconds(began)})`);
if (total.failed > 0) process.exitCode = 1;
