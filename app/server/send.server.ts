// Sends a response: its last headers, its encoding, and the log line.
// Invariant: every response is sent through `send` or `sendStream`, with the security headers.

import { STATUS_CODES, type OutgoingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { COOKIE_YEAR, preferenceCookie } from "../../base/cookie.ts";
import { LANGUAGE_KEY, parseLanguage } from "../i18n/languages.ts";
import { errorStatus, type FatalError, type Rendered } from "./application.ts";
import type { Asset } from "./assets.server.ts";
import { compress, isText, isWorthPacking, packer } from "./encoding.server.ts";
import { isAborted, type Exchange } from "./exchange.server.ts";
import type { AnswerKind } from "./metrics.server.ts";
import type { CompressedPage, PlainPage } from "./page-cache.server.ts";
import { isData } from "./public-page.server.ts";
import type { ServerDeps } from "./server-deps.server.ts";
import { pathForLog } from "./target.server.ts";
import { withinCookie } from "./search-within.server.ts";

type Answer = { status: number; headers: OutgoingHttpHeaders; body?: Buffer };

export function send(deps: ServerDeps, exchange: Exchange, kind: AnswerKind, { status, headers, body }: Answer): void {
  const { response, method } = exchange;
  const own = rememberWithin(deps, exchange, rememberLanguage(deps, exchange, deps.complete(headers, status)));
  response.writeHead(status, body ? { ...own, "content-length": body.length } : own);
  if (body && method !== "HEAD") response.end(body);
  else response.end();
  done(deps, exchange, kind);
}

/**
 * Sends an error in the visitor's language: as a page, or as JSON where the router sent the request. A program that calls the
 * staff API gets a problem document (RFC 9457), and one that calls the MCP server a JSON-RPC error.
 */
export function refuse(
  deps: ServerDeps,
  exchange: Exchange,
  fault: FatalError,
  headers: OutgoingHttpHeaders = {},
): void {
  const { kind } = deps.policies.at(exchange.target.path);
  if (kind === "staff-api") return refuseProgram(deps, exchange, fault, headers);
  if (kind === "agents") return refuseAgent(deps, exchange, fault, headers);
  const as = isData(exchange.target) ? "data" : "page";
  const body = Buffer.from(deps.application.errorPage(fault, exchange.language, as));
  const own =
    as === "page"
      ? deps.htmlHeaders({ scripts: [] })
      : { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
  const allow = fault === "bad-method" ? { allow: "GET, HEAD, POST" } : {};
  send(deps, exchange, "refused", { status: errorStatus[fault], headers: { ...own, ...allow, ...headers }, body });
}

function refuseProgram(deps: ServerDeps, exchange: Exchange, fault: FatalError, headers: OutgoingHttpHeaders): void {
  const status = errorStatus[fault];
  const problem = { type: "about:blank", title: STATUS_CODES[status] ?? "", status, code: fault };
  const own = { "content-type": "application/problem+json", "cache-control": "no-store", ...headers };
  send(deps, exchange, "refused", { status, headers: own, body: Buffer.from(JSON.stringify(problem)) });
}

/** An error of the server's own in JSON-RPC: the code range is the one that the protocol leaves to servers. */
const REFUSED_BY_SERVER = -32000;

function refuseAgent(deps: ServerDeps, exchange: Exchange, fault: FatalError, headers: OutgoingHttpHeaders): void {
  const { text } = JSON.parse(deps.application.errorPage(fault, exchange.language, "data")) as { text: string };
  const error = { code: REFUSED_BY_SERVER, message: text, data: { code: fault } };
  const own = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers };
  const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: null, error }));
  send(deps, exchange, "refused", { status: errorStatus[fault], headers: own, body });
}

/** Sends the application's response: as a stream where it asks for that or is no text, else as one body. */
export async function sendRendered(
  deps: ServerDeps,
  exchange: Exchange,
  kind: AnswerKind,
  rendered: Rendered,
): Promise<void> {
  const { response } = rendered;
  const isBody = rendered.html === null && response.body !== null;
  if (isBody && (isStreamed(response) || !isText(response.headers.get("content-type") ?? "")))
    return await sendStream(deps, exchange, kind, response);
  await sendBody(deps, exchange, kind, await plainPage(deps, rendered, exchange.target.path));
}

/** A response of the application with its bytes and headers; its path decides what the page may load. */
export async function plainPage(
  deps: ServerDeps,
  { response, html, scripts }: Rendered,
  path: string,
): Promise<PlainPage> {
  const body = html === null ? Buffer.from(await response.arrayBuffer()) : html;
  const page = html === null ? {} : deps.htmlHeaders({ scripts, csp: deps.policies.at(path).csp });
  return { status: response.status, headers: { ...page, ...headersOf(response) }, body };
}

/** Streams a body that is too long for memory, or compressed already. */
async function sendStream(deps: ServerDeps, exchange: Exchange, kind: AnswerKind, response: Response): Promise<void> {
  const isPacked = isText(response.headers.get("content-type") ?? "") && exchange.encoding !== "identity";
  const own = deps.complete({ "cache-control": "private, no-cache", ...headersOf(response) }, response.status);
  if (isPacked) Object.assign(own, { "content-encoding": exchange.encoding, vary: "accept-encoding" });
  exchange.response.writeHead(response.status, rememberLanguage(deps, exchange, own));
  const body = Readable.fromWeb(response.body as never);
  const packing = isPacked ? packer(exchange.encoding) : null;
  if (exchange.method === "HEAD") {
    body.destroy();
    exchange.response.end();
  } else if (packing) await pipeline(body, packing, exchange.response);
  else await pipeline(body, exchange.response);
  done(deps, exchange, kind);
}

export async function sendBody(
  deps: ServerDeps,
  exchange: Exchange,
  kind: AnswerKind,
  { status, headers, body }: PlainPage,
): Promise<void> {
  const isPacked =
    exchange.encoding !== "identity" &&
    !("content-encoding" in headers) &&
    isWorthPacking(headers["content-type"], body);
  const sent = isPacked ? await compress(body, { encoding: exchange.encoding, effort: "once" }) : body;
  const own: OutgoingHttpHeaders = { "cache-control": "private, no-cache", vary: "accept-encoding", ...headers };
  if (isPacked) own["content-encoding"] = exchange.encoding;
  send(deps, exchange, kind, { status, headers: own, body: sent });
}

export function sendCompressed(deps: ServerDeps, exchange: Exchange, kind: AnswerKind, page: CompressedPage): void {
  if (exchange.request.headers["if-none-match"]?.includes(page.etag)) {
    const { etag, vary, "cache-control": cacheControl } = page.headers;
    return send(deps, exchange, "cached", { status: 304, headers: { etag, vary, "cache-control": cacheControl } });
  }
  send(deps, exchange, kind, { status: 200, headers: page.headers, body: page.body });
}

export function sendAsset(deps: ServerDeps, exchange: Exchange, { headers, bodies }: Asset): void {
  if (exchange.request.headers["if-none-match"]?.includes(headers.etag ?? "")) {
    return send(deps, exchange, "asset", { status: 304, headers });
  }
  const packed = bodies[exchange.encoding];
  const encoding = packed && exchange.encoding !== "identity" ? { "content-encoding": exchange.encoding } : {};
  send(deps, exchange, "asset", { status: 200, headers: { ...headers, ...encoding }, body: packed ?? bodies.identity });
}

/** The response itself remembers `?lng=`, so that it also works before JavaScript. */
function rememberLanguage(
  { https }: ServerDeps,
  { target }: Exchange,
  headers: OutgoingHttpHeaders,
): OutgoingHttpHeaders {
  if (target.search === "" || !target.search.includes(`${LANGUAGE_KEY}=`)) return headers;
  const chosen = parseLanguage(new URLSearchParams(target.search).get(LANGUAGE_KEY));
  if (!chosen) return headers;
  return withCookie(headers, preferenceCookie(LANGUAGE_KEY, { value: chosen, seconds: COOKIE_YEAR, https }));
}

function rememberWithin(
  { https, policies }: ServerDeps,
  { target }: Exchange,
  headers: OutgoingHttpHeaders,
): OutgoingHttpHeaders {
  const cookie = withinCookie(target, { https, policies });
  return cookie ? withCookie(headers, cookie) : headers;
}

function withCookie(headers: OutgoingHttpHeaders, cookie: string): OutgoingHttpHeaders {
  return { ...headers, "set-cookie": [...[headers["set-cookie"] ?? []].flat().map(String), cookie] };
}

/** As nginx has it: nobody reads the answer. Anybody can cause it, so it is no error of the shop. */
const CLIENT_CLOSED_REQUEST = 499;

/** For a client that has gone: the request is counted and logged as any other, with status 499, and not answered. */
export function abandon(deps: ServerDeps, exchange: Exchange): void {
  exchange.response.destroy();
  logRequest(deps, exchange, { kind: "refused", status: CLIENT_CLOSED_REQUEST });
}

function done(deps: ServerDeps, exchange: Exchange, kind: AnswerKind): void {
  const status = isAborted(exchange) ? CLIENT_CLOSED_REQUEST : exchange.response.statusCode;
  logRequest(deps, exchange, { kind, status });
}

function logRequest(
  { metrics, log }: ServerDeps,
  { method, target, startedAt }: Exchange,
  { kind, status }: { kind: AnswerKind; status: number },
): void {
  const milliseconds = performance.now() - startedAt;
  metrics.request(kind, { status, milliseconds });
  const entry = {
    kind,
    method,
    path: pathForLog(target.path),
    status,
    ms: Math.round(milliseconds * 10) / 10,
  };
  if (kind === "asset" || kind === "cached" || kind === "watch") log.debug(entry, "request");
  else log.info(entry, "request");
}

/** The header that tells proxies not to buffer the response. */
function isStreamed(response: Response): boolean {
  return response.headers.get("x-accel-buffering") === "no";
}

function headersOf(response: Response): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return headers;
}
