// `npm run check`: all static checks. Prints one line for each check, and the output of a failed one.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { tool } from "./tool.ts";

const root = join(import.meta.dirname, "..");

// Several checks read the types of the routes, so these are generated first.
const routeTypes = [tool("@react-router/dev", "react-router"), "typegen"];

const checks: Record<string, string[]> = {
  types: [tool("typescript-native", "tsc"), "-p", "."],
  format: [tool("oxfmt"), "--check", "."],
  lint: [tool("oxlint"), "--deny-warnings"],
  architecture: [join(import.meta.dirname, "check-architecture.ts")],
  locales: [join(import.meta.dirname, "check-locales.ts")],
  lockfile: [join(import.meta.dirname, "check-lockfile.ts")],
  "dead code": [tool("knip"), "--no-config-hints"],
};

async function run(args: string[]): Promise<{ passed: boolean; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return { passed: code === 0, output };
}

async function check(name: string, args: string[]): Promise<boolean> {
  const began = performance.now();
  const { passed, output } = await run(args);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.info(`${passed ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  if (!passed) console.error(output);
  return passed;
}

const results = (await check("route types", routeTypes))
  ? await Promise.all(Object.entries(checks).map(([name, args]) => check(name, args)))
  : [false];
if (results.includes(false)) process.exitCode = 1;
