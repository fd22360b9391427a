// `npm start`: builds the application where it is missing or older than its sources, then runs it.

import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const built = join(root, "build/server/index.js");

function isStale(): boolean {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  const sources = globSync(["{app,base,db,demo,shop}/**/*.{ts,tsx,css,json}", "package-lock.json", "*.config.ts"], { cwd: root });
  return sources.some((source) => statSync(join(root, source)).mtimeMs > builtAt);
}

/** The builder's command file, where its own package says it is: the name differs between its versions. */
function builder(): string {
  const folder = join(root, "node_modules/@react-router/dev");
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { bin: Record<string, string> };
  return join(folder, bin["react-router"] ?? "bin.js");
}

if (isStale()) {
  console.info("Building the shop (once)…");
  const result = spawnSync(process.execPath, [builder(), "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

await import("../server.ts");
