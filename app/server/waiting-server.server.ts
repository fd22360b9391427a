import { createServer, type Server } from "node:http";
import { TRY_AGAIN_AFTER } from "../database-away.ts";

/** Answers while the process waits for its database: it runs and is not ready, which process managers and proxies ask. */
export function createWaitingServer(): Server {
  return createServer(({ url }, response) => {
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", connection: "close" };
    if (url === "/healthz") response.writeHead(200, headers).end("alive\n");
    else response.writeHead(503, { ...headers, "retry-after": String(TRY_AGAIN_AFTER) }).end("not ready\n");
  });
}
