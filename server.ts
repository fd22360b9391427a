// The process: opens the shop, serves it over HTTP, and leaves in good order.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";
import { detectLanguage } from "./app/i18n/detect.server.ts";
import type * as Entry from "./app/entry.server.tsx";
import { readEnvironment } from "./base/env.server.ts";

const env = readEnvironment(process.env);
const built = new URL("./build/server/index.js", import.meta.url);
const build = (await import(built.href)) as ServerBuild;
const entry = build.entry.module as unknown as typeof Entry;
const { shop, close } = await entry.open(env);

const listener = createRequestListener({
  build,
  getLoadContext(request) {
    const language = detectLanguage({
      search: new URL(request.url).searchParams,
      cookie: request.headers.get("cookie") ?? "",
      acceptLanguage: request.headers.get("accept-language") ?? "",
    });
    return entry.loadContext(shop, language);
  },
});

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
};

const server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/"));
  if (path.startsWith("/assets/")) {
    const file = join(import.meta.dirname, "build/client", path);
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) {
      response.writeHead(200, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        "cache-control": "public, max-age=31536000, immutable",
      });
      createReadStream(file).pipe(response);
      return;
    }
  }
  listener(request, response);
});

server.listen(env.PORT, env.HOST, () => shop.log.info(`${env.SHOP_NAME} is open at http://localhost:${env.PORT}`));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close(() => void close().then(() => process.exit(0)));
    server.closeIdleConnections();
  });
}
