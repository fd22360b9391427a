// `npm test`: builds the shop, runs the checks, the unit tests, the races on PostgreSQL and the journeys in a browser. `npm run
// drill`: the long tests, and the SQL of the modules on PostgreSQL. Prints all failures again at the end, and the totals in its last line.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findPostgres } from "../testing/postgres.ts";
import { failedFiles, failedTests } from "./failed-tests.ts";
import { findChromium } from "./find-chromium.ts";
import { REPORT, type TestReport } from "./test-report.ts";
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
/** Drills that would have begun after the deadline. */
const notStarted: string[] = [];

// Tests start the shop with their own settings: none may leak in from the environment.
const SETTINGS =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_|SEED_|LOG_LEVEL|METRICS_|SANDBOX_|SMTP_|STRIPE_|S3_|SHOP_|SHUTDOWN_|JOBS_|NODE_ENV$)/;
const settled = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
// Hundreds of processes run the same few programs, so they share a compile cache.
const env = { ...Object.fromEntries(settled), NODE_COMPILE_CACHE: join(scratch, "compiled") };

/** `output` and `errors` receive what the program prints, which is printed nevertheless. */
async function run(
  args: string[],
  variables: Record<string, string> = {},
  { output, errors }: { output?: (text: string) => void; errors?: (text: string) => void } = {},
): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...variables },
    stdio: ["ignore", output ? "pipe" : "inherit", errors ? "pipe" : "inherit"],
  });
  child.stdout?.on("data", (text: Buffer) => {
    process.stdout.write(text);
    output?.(String(text));
  });
  child.stderr?.on("data", (text: Buffer) => {
    process.stderr.write(text);
    errors?.(String(text));
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
  const passed = await run(args, {}, { output: (text) => (output += text) });
  if (!passed) failures.push(`${name}: its output is above`, ...(output.match(/^FAILED .*$/gm) ?? []));
  add(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }, since);
  return passed;
}

/** `errors` is the end of what vitest printed as errors: where a run fails after its tests, it says there why. */
type Tested = TestReport & { passed: boolean; errors: string };

async function vitest(config: string, variables: Record<string, string>, only: readonly string[]): Promise<Tested> {
  const report = join(scratch, `${config}.json`);
  rmSync(report, { force: true });
  const reporter = join(import.meta.dirname, "test-report.ts");
  let printed = "";
  const passed = await run(
    [tool("vitest"), "run", ...only, "--config", config, "--reporter=default", `--reporter=${reporter}`],
    { ...variables, [REPORT]: report },
    { errors: (text) => (printed = `${printed}${text}`.slice(-4000)) },
  );
  const { files, unhandled } = existsSync(report)
    ? (JSON.parse(readFileSync(report, "utf8")) as TestReport)
    : { files: [], unhandled: [] };
  return { passed, files, unhandled, errors: printed };
}

function counted({ passed, files }: Tested): Count {
  const states = files.flatMap(({ tests }) => tests.map(({ state }) => state));
  const count = {
    passed: states.filter((state) => state === "passed").length,
    failed: states.filter((state) => state === "failed").length,
  };
  // A file that was left out counts even if it has no test that could be counted.
  const empty = files.filter((file) => file.notStarted && file.tests.length === 0).length;
  const skipped = states.length - count.passed - count.failed + empty;
  // A file that does not load, an error that no test caught and a run without tests report no failed test: count them as one failure.
  const isLeftOut = files.length > 0 && files.every((file) => file.notStarted);
  const unseen = count.failed === 0 && (!passed || (count.passed === 0 && !isLeftOut));
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
  const failed = failedFiles(tested);
  if (failed.length > 0) {
    console.info(`== ${name}: a second try for ${failed.map((file) => relative(root, file)).join(", ")}`);
    unsteady.push(...failedTests(tested, root));
    const second = await vitest(config, variables, [...only, ...failed]);
    tested = {
      ...second,
      passed: second.passed && tested.unhandled.every(({ file }) => file !== null),
      files: [...tested.files.filter((file) => !failed.includes(file.name)), ...second.files],
      unhandled: [...tested.unhandled.filter(({ file }) => file === null), ...second.unhandled],
    };
  }
  const names = failedTests(tested, root);
  failures.push(...names);
  if (names.length === 0 && !tested.passed)
    failures.push(`${name}: vitest failed, but no test did. Its last errors:\n${tested.errors}`);
  notStarted.push(...tested.files.filter((file) => file.notStarted).map((file) => relative(root, file.name)));
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
if (notStarted.length > 0)
  console.info(
    `== not run: ${notStarted.length} drills that would have begun after the deadline\n${notStarted.join("\n")}\n`,
  );
if (failures.length > 0) console.info(`== failed\n${failures.join("\n")}\n`);
console.info(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped (${seconds(began)})`);
if (total.failed > 0) process.exitCode = 1;
