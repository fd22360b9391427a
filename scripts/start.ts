// `npm start`: builds the application where it is missing or older than its sources, then runs it.

import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
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

loadSettings();

if (isStale()) {
  console.info("Building the shop (once)…");
  const result = spawnSync(process.execPath, [tool("@react-router/dev", "react-router"), "build"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

await import("../server.ts");
