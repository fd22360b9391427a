// Once a run: a shop's first start on an empty folder, as a stranger has it. Every file's shop then begins on a copy of what it
// made, and need not compile again what this one has.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SEEDED_DATA, startShop } from "./shop.ts";

export default async function startFirst() {
  const compiled = await mkdtemp(join(tmpdir(), "pcbis-compiled-"));
  process.env["NODE_COMPILE_CACHE"] = compiled;
  const shop = await startShop();
  await shop.leave();
  process.env[SEEDED_DATA] = shop.dataDir;
  return async () => {
    await shop.close();
    await rm(compiled, { recursive: true });
  };
}
