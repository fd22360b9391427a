// The HTTP server of the shop: parses the request, guards it, and routes it to whatever answers it.
// Invariant: no request can stop the process, and no visitor gets another visitor's private data.

import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { MINUTE } from "../../base/clock.ts";
import { isDatabaseAway } from "../../base/database-away.ts";
import { looksLikeCardNumber } from "../../shop/payments/card-leak.ts";
import { TRY_AGAIN_AFTER } from "../database-away.ts";
import { answerAgents } from "./answer-agents.server.ts";
import { answerPublic } from "./answer-public.server.ts";
import { answerStaffApi } from "./answer-staff-api.server.ts";
import { answerVisitor } from "./answer-visitor.server.ts";
import { exchangeOf, isAborted, type Exchange } from "./exchange.server.ts";
import { hasTwoHosts, isOurHost, isSafe } from "./guard.server.ts";
import { isData } from "./public-page.server.ts";
import { abandon, refuse, send, sendAsset } from "./send.server.ts";
import { serverDeps, type ServerDeps, type ServerParts } from "./server-deps.server.ts";
import { answerPost } from "./answer-post.server.ts";
import { hasNul, LONGEST_SEARCH, pathForLog } from "./target.server.ts";
import { answerMonitoring, isMonitoring } from "./monitoring.server.ts";
import { isView } from "./page-view.server.ts";
import { withinAddress } from "./search-within.server.ts";

export type ShopServer = {
  readonly server: Server;
  /**
   * Fails the readiness probe at once and serves on until `grace` is over, in which a proxy finds another process. Then
   * accepts no new request, lets running ones finish within `within` milliseconds, and aborts the rest.
   */
  stop(options: { grace: Promise<unknown>; within: number }): Promise<void>;
};

const SLOWEST_PHOTOS = 10 * MINUTE; // milliseconds: fifty megabytes over a slow mobile connection; other bodies have half a minute
/**
 * Longer than the 60 seconds for which proxies keep a connection: otherwise they send a request into one that is being
 * closed.
 */
const KEEP_ALIVE = 75_000; // milliseconds
const SLOWEST_HEAD = 10_000; // milliseconds
const LOOK_FOR_SLOW_HEADS = 2000; // milliseconds; Node itself looks every 30 seconds

const options = {
  requestTimeout: SLOWEST_PHOTOS,
  headersTimeout: SLOWEST_HEAD,
  keepAliveTimeout: KEEP_ALIVE,
  connectionsCheckingInterval: LOOK_FOR_SLOW_HEADS,
  maxHeaderSize: 32_768,
};

export function createShopServer(parts: ServerParts): ShopServer {
  const deps = serverDeps(parts);
  const { running, state, development } = deps;
  const server = createServer(options, (request, response) => {
    running.add(response);
    response.once("close", () => {
      running.delete(response);
      if (state.isClosed) server.closeIdleConnections();
    });
    if (state.isDraining) response.shouldKeepAlive = false;
    if (development) development(request, response, () => void answer(deps, request, response));
    else void answer(deps, request, response);
  });
  server.on("clientError", (error, socket) => answerUnreadable(deps, error, socket));
  return { server, stop: (how) => stop(server, deps, how) };
}

async function stop(
  server: Server,
  { running, state }: ServerDeps,
  { grace, within }: { grace: Promise<unknown>; within: number },
): Promise<void> {
  state.isDraining = true;
  for (const response of running) if (!response.headersSent) response.shouldKeepAlive = false;
  // Idle connections stay open: a request may be on its way on each of them.
  await grace;
  state.isClosed = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), within);
  await closed;
  clearTimeout(impatience);
}

/** A request that cannot be parsed has no language and no path. */
function answerUnreadable({ running, complete }: ServerDeps, error: NodeJS.ErrnoException, socket: Duplex): void {
  const isAnswered = [...running].some((response) => response.socket === socket && response.headersSent);
  if (error.code === "ECONNRESET" || !socket.writable || isAnswered) return void socket.destroy();
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const headers = complete({ connection: "close", "content-length": 0 }, status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
}

async function answer(deps: ServerDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const exchange = exchangeOf(request, response);
  try {
    await dispatch(deps, exchange);
  } catch (error) {
    // A request whose body was read to its end is destroyed too, while its client still waits: that one is answered.
    if (isAborted(exchange) || (response.destroyed && !response.writableFinished)) return abandon(deps, exchange);
    deps.log.error({ err: error, path: pathForLog(exchange.target.path) }, "a request failed");
    if (response.headersSent) response.destroy();
    else if (isDatabaseAway(error)) refuse(deps, exchange, "away", { "retry-after": String(TRY_AGAIN_AFTER) });
    else refuse(deps, exchange, "broken");
  }
}

async function dispatch(deps: ServerDeps, exchange: Exchange): Promise<void> {
  const { request, target, method } = exchange;
  if (target.path === "" || hasTwoHosts(request)) return refuse(deps, exchange, "bad-address");
  // Monitoring uses any host name of this machine.
  if (isSafe(method) && isMonitoring(target.path)) return await answerMonitoring(deps, exchange);
  if (!isOurHost(request.headers.host, deps.hosts)) return refuse(deps, exchange, "bad-host");
  if (target.search.length > LONGEST_SEARCH) return refuse(deps, exchange, "too-long");
  if (hasNul(request.headers.cookie ?? "")) return refuse(deps, exchange, "bad-text");
  if (deps.policies.at(target.path).kind === "staff-api") return await answerStaffApi(deps, exchange);
  if (deps.policies.at(target.path).kind === "agents") return await answerAgents(deps, exchange);
  // CORS preflight: only the API is open to scripts of other sites.
  if (method === "OPTIONS" && deps.policies.at(target.path).kind === "api")
    return await answerVisitor(deps, exchange, "page");
  if (method === "POST") return await answerPost(deps, exchange);
  if (!isSafe(method)) return refuse(deps, exchange, "bad-method");
  await answerRead(deps, exchange);
}

async function answerRead(deps: ServerDeps, exchange: Exchange): Promise<void> {
  const { request, target } = exchange;
  // A card number typed into the search box stays out of addresses, the browser's history and our logs.
  if (looksLikeCardNumber(target.search, "known"))
    return send(deps, exchange, "refused", { status: 303, headers: { location: target.path } });
  const asset = deps.assets.get(target.path);
  if (asset) return sendAsset(deps, exchange, asset);
  const isTrailing = target.path.length > 1 && target.path.endsWith("/");
  if (isTrailing)
    return send(deps, exchange, "page", {
      status: 308,
      headers: { location: target.path.replace(/(?<!\/)\/+$/, "") + target.search },
    });
  const within = withinAddress(target, { cookie: request.headers.cookie, policies: deps.policies });
  if (within)
    return send(deps, exchange, "page", { status: 302, headers: { location: within, "cache-control": "no-store" } });
  const kind = isData(target) ? "data" : "page";
  const page = deps.pages.at(target);
  if (page) await answerPublic(deps, exchange, kind, page);
  else await answerVisitor(deps, exchange, kind);
  const { counts } = deps.policies.at(target.path);
  if (counts && isView(exchange)) deps.countView(counts);
}
