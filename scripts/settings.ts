// What .env says, where the environment does not say it already.

import { existsSync } from "node:fs";
import { join } from "node:path";

export function loadSettings(): void {
  const file = join(import.meta.dirname, "../.env");
  if (existsSync(file)) process.loadEnvFile(file);
}
