// Monitoring endpoints: liveness, readiness, metrics.

import type { IncomingMessage } from "node:http";
import { answerVisitor } from "./answer-visitor.server.ts";
import type { Exchange } from "./exchange.server.ts";
import { isLoopback } from "./guard.server.ts";
import { send } from "./send.server.ts";
import type { ServerDeps } from "./server-deps.server.ts";

export function isMonitoring(path: string): boolean {
  return path === "/healthz" || path === "/readyz" || path === "/metrics";
}

export async function answerMonitoring(deps: ServerDeps, exchange: Exchange): Promise<void> {
  const { path } = exchange.target;
  const answer = (status: number, text: string) =>
    send(deps, exchange, "watch", {
      status,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      body: Buffer.from(text),
    });
  if (path === "/healthz") return answer(200, "alive\n");
  if (path === "/readyz") {
    const isReady = !deps.state.isDraining && (await deps.isReady().catch(() => false));
    return answer(isReady ? 200 : 503, isReady ? "ready\n" : "not ready\n");
  }
  if (!mayReadMetrics(deps, exchange.request)) return await answerVisitor(deps, exchange, "page");
  answer(200, await deps.metrics.text());
}

function mayReadMetrics({ env }: ServerDeps, request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress;
  if (env.METRICS_HOST === "loopback") return isLoopback(address) && request.headers["x-forwarded-for"] === undefined;
  return address === env.METRICS_HOST || address === `::ffff:${env.METRICS_HOST}`;
}
