// `npm start`: builds the application if the build is missing or older than its sources, then runs it.

import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import { readEnvironment } from "../base/env.server.ts";
import { loadSettings } from "./settings.ts";
import { tool } from "./tool.ts";

const root = join(import.meta.dirname, "..");
const built = join(root, "build/server/index.js");

function isStale(): boolean {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  const sources = globSync(
    ["{app,base,db,demo,gateways,shop}/**/*.{ts,tsx,css,json}", "package-lock.json", "*.config.ts"],
    { cwd: root },
  );
  return sources.some((source) => statSync(join(root, source)).mtimeMs > builtAt);
}

/** Prints the output of the build only if it fails; the process then ends with the exit code of the build. */
function build(): void {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [tool("@react-router/dev", "react-router"), "build"],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8", maxBuffer: Infinity },
  );
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}${error ? `${error.message}\n` : ""}The shop could not be built.\n`);
  process.exit(status ?? 1);
}

/** Whether this start will create the embedded database. */
function isFirstStart(): boolean {
  const { DATABASE_URL, DATA_DIR = "data" } = process.env;
  return !DATABASE_URL && !existsSync(join(DATA_DIR, "db"));
}

loadSettings();
// On a terminal the log begins at warnings. Elsewhere, as under a service manager, the default of LOG_LEVEL stays.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= "warn";

if (isStale()) {
  console.info("Building the shop (about half a minute) …");
  build();
}
console.info(isFirstStart() ? "Preparing the database …" : "Opening the shop …");
// Returns when the shop accepts connections; if it cannot start, it ends the process.
await import("../server.ts");
console.info(`The shop is at ${readEnvironment(process.env).PUBLIC_URL}`);
