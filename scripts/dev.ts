// `npm run dev`: runs the shop from its sources, with hot reload. The database stays open.

import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { runShop } from "../app/process.server.ts";
import { loadSettings } from "./settings.ts";

loadSettings();
process.env.NODE_ENV = "development";

await runShop(async (env) => {
  const vite = await createServer({
    root: join(import.meta.dirname, ".."),
    mode: "development",
    appType: "custom",
    server: { middlewareMode: true, hmr: { host: "localhost", port: env.PORT + 2 } },
  });
  return {
    mode: "development",
    assets: new Map(),
    build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    middleware: vite.middlewares,
  };
});
