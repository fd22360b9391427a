// `npm run check`: everything that can be known without running the shop. Says one line a guard, and all that a failing
// guard says.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { tool } from "./tool.ts";

const root = join(import.meta.dirname, "..");

const guards: Record<string, string[][]> = {
  types: [[tool("@react-router/dev", "react-router"), "typegen"], [tool("typescript", "tsc"), "-p", "."]],
  lint: [[tool("oxlint"), "--deny-warnings"]],
  house: [[join(import.meta.dirname, "check-house.ts")]],
  locales: [[join(import.meta.dirname, "check-locales.ts")]],
  lockfile: [[join(import.meta.dirname, "check-lockfile.ts")]],
  "dead code": [[tool("knip"), "--no-config-hints"]],
};

async function run(args: string[]): Promise<{ passed: boolean; said: string }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (said += text));
  const [code] = await once(child, "close");
  return { passed: code === 0, said };
}

async function guard(name: string, steps: string[][]): Promise<boolean> {
  const began = performance.now();
  let said = "";
  let passed = true;
  for (const step of steps) {
    const result = await run(step);
    said += result.said;
    passed = result.passed;
    if (!passed) break;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.info(`${passed ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  if (!passed) console.error(said);
  return passed;
}

const results = await Promise.all(Object.entries(guards).map(([name, steps]) => guard(name, steps)));
if (results.includes(false)) process.exitCode = 1;
