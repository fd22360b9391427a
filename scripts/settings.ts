// Loads .env. Variables that are already in the environment win.

import { existsSync } from "node:fs";
import { join } from "node:path";

export function loadSettings(): void {
  const file = join(import.meta.dirname, "../.env");
  if (existsSync(file)) process.loadEnvFile(file);
}
