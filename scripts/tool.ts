// The path of an installed tool's command, to be run with this process's Node: the system's may be too old.

import { readFileSync } from "node:fs";
import { join } from "node:path";

export function tool(packageName: string, command = packageName): string {
  const folder = join(import.meta.dirname, "../node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === "string" ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, file);
}
