// Entry point of the production process: serves the built shop.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { loadAssets } from "./app/server/assets.server.ts";
import { runShop } from "./app/process.server.ts";

await runShop(async () => {
  const built = join(import.meta.dirname, "build/server/index.js");
  if (!existsSync(built)) throw new Error("The shop is not built yet: use `npm start`, or `npm run build` first.");
  return {
    mode: "production",
    assets: await loadAssets(join(import.meta.dirname, "build/client")),
    build: async () => (await import(built)) as ServerBuild,
  };
});
