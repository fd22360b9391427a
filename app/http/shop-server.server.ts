// The shop over HTTP: what is asked for, whether it may be, who answers, and what the answer carries besides.
// Must always hold: no request can stop the process, and what one visitor may see is never given to another.

import { createServer, STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { MINUTE, type Clock } from "../../base/clock.ts";
import { COOKIE_YEAR, preferenceCookie } from "../../base/cookie.ts";
import { isDatabaseAway } from "../../base/database-away.ts";
import type { Environment } from "../../base/env.server.ts";
import { ASKER_HEADER } from "../../shop/accounts/auth.server.ts";
import { looksLikeCardNumber } from "../../shop/payments/card-leak.ts";
import type { CardBrowser } from "../../shop/payments/card-port.ts";
import type { Shelf } from "../../shop/catalogue/shelf.server.ts";
import { detectLanguage } from "../i18n/detect.server.ts";
import { LANGUAGE_KEY, parseLanguage, type Language } from "../i18n/languages.ts";
import { AWAY_STATUS, TRY_AGAIN_AFTER } from "../ui/away.ts";
import type { Asset, Assets } from "./assets.server.ts";
import { formFields } from "./form-fields.server.ts";
import { bestEncoding, compress, isWorthPacking, isText, packer, type Encoding } from "./encoding.server.ts";
import {
  askAgain,
  askerOf,
  CARD_SEEN_HEADER,
  isLoopback,
  isMultipart,
  isOurForm,
  isOurHost,
  isPhotoForm,
  isSafe,
  originOf,
  passBody,
  PostLimit,
  readBody,
  senderOf,
  sentAgain,
  TOO_LARGE_HEADER,
  withoutCard,
  type PassingBody,
} from "./guard.server.ts";
import { Metrics, type Kind } from "./metrics.server.ts";
import { PageCache, type MadePage, type PackedPage, type PlainPage } from "./page-cache.server.ts";
import { bytesOf } from "./bytes.server.ts";
import { isData, PublicPages } from "./public-page.server.ts";
import { LONGEST_SEARCH, rulesFor, type CardSearch } from "./route-limits.ts";
import { commonHeaders, pageHeaders, secured } from "./security.server.ts";
import { hasNul, parseTarget, pathForLog, type Target } from "./target.server.ts";
import { withinAddress, withinCookie } from "./within.server.ts";

/** What a visitor is told where no screen can say it. */
export type Fault = "bad-address" | "bad-method" | "bad-host" | "bad-text" | "too-long" | "cross-site" | "too-large" | "too-many" | "card-number" | "busy" | "broken" | "away";

const faultStatus = {
  "bad-address": 400,
  "bad-method": 405,
  "bad-host": 421,
  "bad-text": 400,
  "too-long": 414,
  "cross-site": 403,
  "too-large": 413,
  "too-many": 429,
  "card-number": 422,
  busy: 503,
  broken: 500,
  away: AWAY_STATUS,
} as const satisfies Record<Fault, number>;

/**
 * An answer of the application. A page comes in `html`, as texts that follow one another; the response then has no body. `scripts`
 * is what its inline scripts say: of those that the shop wrote into it, and of no other.
 */
export type Rendered = {
  response: Response;
  html: readonly string[] | null;
  scripts: readonly string[];
  /** Of an answer for everybody: whether the shelf, after a change, would still make it the same. */
  isUnchanged?: () => boolean;
};

/** A form that is to be sent once more, to where it was sent, with these fields. */
export type AskedAgain = { action: string; fields: readonly [name: string, value: string][] };

export type Application = {
  render(request: Request, language: Language, options?: { isForEverybody: boolean }): Promise<Rendered>;
  /** As a page, or as what the page that asked by a script can show in its place (`app/ui/refused-request.ts`). */
  faultPage(fault: Fault, language: Language, as: "page" | "data"): string;
  askAgainPage(form: AskedAgain, language: Language): string;
};

type Settings = Pick<Environment, "PUBLIC_URL" | "HOST" | "ALLOWED_HOSTS" | "METRICS_HOST" | "PAGE_CACHE" | "POSTS_PER_MINUTE" | "TRUST_PROXY">;

type Log = { info(details: object, message: string): void; debug(details: object, message: string): void; error(details: object, message: string): void };

export type ServerParts = {
  env: Settings;
  clock: Clock;
  log: Log;
  shelf: Pick<Shelf, "byId" | "knows" | "version" | "onChange">;
  card: CardBrowser;
  /** Signs what a form carries that is sent once more; the same for every process. */
  secret: string;
  /** Whether everything behind the shop answers. */
  isReady(): Promise<boolean>;
  assets: Assets;
  application: Application;
  /** In development: the builder, which is asked before anything else. Then pages carry no policy and are not kept. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export type ShopServer = {
  readonly server: Server;
  /**
   * Says "not ready" at once and serves on until `grace` is over, in which a proxy finds another process. Then takes no new
   * request, lets running ones finish within `within` milliseconds, and ends what is left.
   */
  stop(options: { grace: Promise<unknown>; within: number }): Promise<void>;
};

const SLOWEST_PHOTOS = 10 * MINUTE; // milliseconds: fifty megabytes from a telephone far from its mast; other bodies have half a minute
const CACHE_BYTES = 64_000_000;
const CACHE_FOR = 60_000; // milliseconds
const BUSY_FOR = 2; // seconds, until which a visitor is asked to wait
/** Longer than the 60 seconds for which proxies keep a connection: else they send a request into one that is just being closed. */
const KEEP_ALIVE = 75_000; // milliseconds
const SLOWEST_HEAD = 10_000; // milliseconds
const LOOK_FOR_SLOW_HEADS = 2000; // milliseconds; Node itself looks every 30 seconds
/** Made with a visitor's cookies, so it may say what is theirs: no copy outlives the sight of it, and Back asks again. */
const PERSONAL = "private, no-store";
/** The same address is another page in another language, which the cookie may name. */
const differing = { "cache-control": "private, no-cache", vary: "accept-encoding, accept-language, cookie" };

type Asked = {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  method: string;
  language: Language;
  encoding: Encoding;
  startedAt: number;
};

export function createShopServer(parts: ServerParts): ShopServer {
  const { env, log } = parts;
  const publicUrl = new URL(env.PUBLIC_URL);
  const https = publicUrl.protocol === "https:";
  const policy = { https, card: parts.card };
  const common = commonHeaders(policy);
  // By HOST the shop's own processes, such as the sandbox that tells of a payment, ask for it.
  const hosts = [publicUrl.hostname, env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST, ...env.ALLOWED_HOSTS].filter((name) => name !== "0.0.0.0" && name !== "[::]");
  const complete = (headers: OutgoingHttpHeaders, status: number) => secured(headers, { status, common, isPoliced: !parts.development });
  const metrics = new Metrics();
  const limit = new PostLimit(env.POSTS_PER_MINUTE, parts.clock);
  const cache = new PageCache({ maxBytes: CACHE_BYTES, keepFor: CACHE_FOR, clock: parts.clock, shelf: parts.shelf });
  const pages = new PublicPages(parts.shelf, parts.clock);
  const isCaching = env.PAGE_CACHE === "on" && !parts.development;
  const running = new Set<ServerResponse>();
  /** The answers say that their connection ends, and the process that it is not ready. */
  let isDraining = false;
  let isClosed = false;

  const timeouts = { requestTimeout: SLOWEST_PHOTOS, headersTimeout: SLOWEST_HEAD, keepAliveTimeout: KEEP_ALIVE, connectionsCheckingInterval: LOOK_FOR_SLOW_HEADS };
  const server = createServer({ ...timeouts, maxHeaderSize: 32_768 }, (request, response) => {
    running.add(response);
    response.once("close", () => {
      running.delete(response);
      if (isClosed) server.closeIdleConnections();
    });
    if (isDraining) response.shouldKeepAlive = false;
    if (parts.development) parts.development(request, response, () => void answer(request, response));
    else void answer(request, response);
  });
  // What cannot be read as a request at all has no visitor's language, and no path.
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const isAnswered = [...running].some((response) => response.socket === socket && response.headersSent);
    if (error.code === "ECONNRESET" || !socket.writable || isAnswered) return void socket.destroy();
    const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
    const headers = complete({ connection: "close", "content-length": 0 }, status);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked: Asked = {
      request,
      response,
      target: parseTarget(request.url ?? "") ?? { path: "", search: "" },
      method: request.method ?? "GET",
      language: languageOf(request),
      encoding: bestEncoding(request.headers["accept-encoding"]),
      startedAt: performance.now(),
    };
    try {
      await dispatch(asked);
    } catch (error) {
      // Nobody is there any more. A request whose body was read to its end is destroyed too, and its visitor still waits.
      if (response.destroyed && !response.writableFinished) return;
      log.error({ err: error, path: pathForLog(asked.target.path) }, "a request failed");
      if (response.headersSent) response.destroy();
      else if (isDatabaseAway(error)) refuse(asked, "away", { "retry-after": String(TRY_AGAIN_AFTER) });
      else refuse(asked, "broken");
    }
  }

  async function dispatch(asked: Asked): Promise<void> {
    const { target, method } = asked;
    if (target.path === "") return refuse(asked, "bad-address");
    // Whoever watches the shop asks this machine by whatever name it has.
    if (isSafe(method) && isWatch(target.path)) return await watch(asked);
    if (!isOurHost(asked.request.headers.host, hosts)) return refuse(asked, "bad-host");
    if (target.search.length > LONGEST_SEARCH) return refuse(asked, "too-long");
    if (hasNul(asked.request.headers.cookie ?? "")) return refuse(asked, "bad-text");
    // A script of another site asks before it sends what a plain form could not; only the API is open to those.
    if (method === "OPTIONS" && target.path.startsWith("/api/")) return await ask(asked, "page");
    if (!isSafe(method) && method !== "POST") return refuse(asked, "bad-method");
    if (method === "POST") return await post(asked);
    // Whoever types a card into the search box has it in no address, no history and no log of ours any longer.
    if (looksLikeCardNumber(target.search, "known")) return send(asked, "refused", { status: 303, headers: { location: target.path } });
    const asset = parts.assets.get(target.path);
    if (asset) return sendAsset(asked, asset);
    const isTrailing = target.path.length > 1 && target.path.endsWith("/");
    if (isTrailing) return send(asked, "page", { status: 308, headers: { location: target.path.replace(/\/+$/, "") + target.search } });
    const within = withinAddress(target, asked.request.headers.cookie);
    if (within) return send(asked, "page", { status: 302, headers: { location: within, "cache-control": "no-store" } });
    const kind = isData(target) ? "data" : "page";
    const page = pages.at(target);
    if (!page) return await ask(asked, kind);
    if (!isCaching) return await askForPublicPage(asked, kind);
    if (page.address === null) return await makeForAll(asked, kind, { address: target.path + target.search, isKept: false });
    const kept = cache.peek(`${asked.language} ${page.address}`, asked.encoding);
    if (kept) return sendKept(asked, "kept", kept instanceof Promise ? await kept : kept);
    return await makeForAll(asked, kind, { address: page.address, isKept: true });
  }

  async function post(asked: Asked): Promise<void> {
    const { request, target } = asked;
    const rules = rulesFor(target.path);
    const sender = rules.isMachines ? "ours" : senderOf(request.headers, [publicUrl.origin, originOf(request.headers.host, publicUrl)]);
    // A form of an old browser is asked about once more; of anything else nobody knows whose it is.
    if (sender === "another" || (sender === "unknown" && !isOurForm(request.headers))) return refuse(asked, "cross-site");
    if (!rules.isMachines) {
      const wait = limit.wait(askerOf(request, { trustProxy: env.TRUST_PROXY === "yes" }), rules);
      if (wait > 0) return refuse(asked, "too-many", { "retry-after": String(wait) });
    }
    // No card is looked for in photos: any file has sixteen digits in a row somewhere.
    const isReport = rules.report !== undefined && new URLSearchParams(target.search).has("detect");
    const body = isPhotoForm(rules, request.headers) ? passBody(request) : await readBody(request, isReport ? (rules.report ?? 0) : rules.body);
    if (body === null && rules.isTooLargeTold) return await ask(asked, "post", Buffer.alloc(0), { isTooLarge: true });
    if (body === null) return refuse(asked, "too-large", { connection: "close" });
    if ("stream" in body) return await ask(asked, "post", body);
    if (rules.isMachines) return await ask(asked, "webhook", body);
    if (isOurForm(request.headers) ? hasNul(body.toString("latin1")) : !isMultipart(request.headers) && body.includes(0)) return refuse(asked, "bad-text");
    const cards = isReport ? "unsearched" : (rules.cards ?? "any");
    if (sender === "unknown") return await postAgain(asked, { body, cards });
    await takePost(asked, { body, cards });
  }

  async function takePost(asked: Asked, { body, cards }: { body: Buffer; cards: CardSearch }): Promise<void> {
    if (cards === "unsearched") return await ask(asked, "post", body);
    const { body: kept, hasCard } = withoutCard(body, cards);
    if (hasCard && !isOurForm(asked.request.headers) && cards !== "goods") return refuse(asked, "card-number");
    await ask(asked, "post", kept ?? Buffer.alloc(0), { hasCard });
  }

  /**
   * A form that came with nothing that says from where: from a browser that is older than those headers, or from another site in
   * one. Its sender is shown a page of the shop that asks once more; what comes from that page is taken.
   */
  async function postAgain(asked: Asked, { body, cards }: { body: Buffer; cards: CardSearch }): Promise<void> {
    const { request, target, language } = asked;
    const options = { path: target.path, secret: parts.secret, https };
    const fields = new URLSearchParams(formFields(body.toString("utf8")));
    const confirmed = sentAgain(fields, { ...options, cookies: request.headers.cookie ?? "" });
    if (confirmed) return await takePost(asked, { body: Buffer.from(confirmed.toString()), cards });
    if (cards !== "unsearched" && withoutCard(body, cards).hasCard) return refuse(asked, "card-number");
    const { field, cookie } = askAgain(options);
    fields.delete(field[0]);
    const html = parts.application.askAgainPage({ action: target.path + target.search, fields: [...fields, field] }, language);
    // What was typed stands in this page, and stays nowhere else.
    const headers = { ...htmlHeaders([], ""), "cache-control": "no-store", "set-cookie": cookie };
    send(asked, "refused", { status: faultStatus["cross-site"], headers, body: Buffer.from(html) });
  }

  /** The application answers this visitor alone. */
  async function ask(asked: Asked, kind: Kind, body?: Buffer | PassingBody, { hasCard = false, isTooLarge = false }: { hasCard?: boolean; isTooLarge?: boolean } = {}): Promise<void> {
    const { request, target, method, language } = asked;
    const origin = originOf(request.headers.host, publicUrl);
    const headers = new Headers();
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      const name = request.rawHeaders[index] ?? "";
      if (!name.startsWith(":")) headers.append(name, request.rawHeaders[index + 1] ?? "");
    }
    // A post that came this far is of our own site, under whichever of its names: from here on it has one.
    if (headers.has("origin")) headers.set("origin", origin);
    for (const [name, isSo] of [[CARD_SEEN_HEADER, hasCard], [TOO_LARGE_HEADER, isTooLarge]] as const) {
      headers.delete(name);
      if (isSo) headers.set(name, "yes");
    }
    headers.set(ASKER_HEADER, askerOf(request, { trustProxy: env.TRUST_PROXY === "yes" }));
    const controller = new AbortController();
    asked.response.once("close", () => {
      if (!asked.response.writableFinished) controller.abort();
    });
    const rendered = await parts.application.render(
      new Request(origin + target.path + target.search, {
        method: method === "HEAD" ? "GET" : method,
        headers,
        signal: controller.signal,
        ...(body && ("stream" in body ? { body: body.stream, duplex: "half" } : { body: new Uint8Array(body) })),
      }),
      language,
    );
    if (body && "stream" in body) await body.finish();
    await sendRendered(asked, kind, isScreen(target, rendered) ? withoutCopies(rendered) : rendered);
  }

  /** A page that is the same for everybody is made without the visitor's cookies, whether it is kept or not. */
  async function askForPublicPage(asked: Asked, kind: Kind): Promise<void> {
    metrics.cache("bypass");
    await sendRendered(asked, kind, await renderPublic(asked.target.path + asked.target.search, asked.language));
  }

  function renderPublic(address: string, language: Language): Promise<Rendered> {
    return parts.application.render(new Request(publicUrl.origin + address), language, { isForEverybody: true });
  }

  /** Made once for all who ask at the same time. */
  async function makeForAll(asked: Asked, kind: Kind, { address, isKept }: { address: string; isKept: boolean }): Promise<void> {
    const make = makerOf(address, asked.language, asked.target.path);
    const page = await cache.fill(`${asked.language} ${address}`, { encoding: asked.encoding, make, isKept });
    metrics.cache(page === null ? "shed" : isKept && "etag" in page ? "miss" : "bypass");
    if (page === null) return refuse(asked, "busy", { "retry-after": String(BUSY_FOR) });
    if ("etag" in page) return sendPacked(asked, kind, page);
    await sendBody(asked, kind, page);
  }

  /** Kept beside the page, to make it again: it must hold nothing of the request. */
  function makerOf(address: string, language: Language, path: string): () => Promise<MadePage> {
    return async () => {
      const rendered = await renderPublic(address, language);
      const { headers, ...made } = await plainPage(rendered, path);
      return { ...made, headers: complete({ ...differing, ...headers }, made.status), isUnchanged: rendered.isUnchanged };
    };
  }

  async function plainPage({ response, html, scripts }: Rendered, path: string): Promise<PlainPage> {
    const body = html === null ? Buffer.from(await response.arrayBuffer()) : bytesOf(html);
    const headers = { ...(html === null ? {} : htmlHeaders(scripts, path)), ...headersOf(response) };
    return { status: response.status, headers, body };
  }

  function htmlHeaders(scripts: readonly string[], path: string): Record<string, string> {
    return {
      ...common,
      ...(parts.development ? {} : pageHeaders(scripts, path, policy)),
      "content-type": "text/html; charset=utf-8",
      ...differing,
    };
  }

  async function sendRendered(asked: Asked, kind: Kind, rendered: Rendered): Promise<void> {
    const { response } = rendered;
    const isBody = rendered.html === null && response.body !== null;
    if (isBody && (isStreamed(response) || !isText(response.headers.get("content-type") ?? ""))) return await sendStream(asked, kind, response);
    await sendBody(asked, kind, await plainPage(rendered, asked.target.path));
  }

  /** What is too long to be held, or packed already: it goes out as it comes. */
  async function sendStream(asked: Asked, kind: Kind, response: Response): Promise<void> {
    const isPacked = isText(response.headers.get("content-type") ?? "") && asked.encoding !== "identity";
    const own = complete({ "cache-control": "private, no-cache", ...headersOf(response) }, response.status);
    if (isPacked) Object.assign(own, { "content-encoding": asked.encoding, vary: "accept-encoding" });
    asked.response.writeHead(response.status, rememberLanguage(asked, own));
    const body = Readable.fromWeb(response.body as never);
    const packing = isPacked ? packer(asked.encoding) : null;
    if (asked.method === "HEAD") {
      body.destroy();
      asked.response.end();
    } else if (packing) await pipeline(body, packing, asked.response);
    else await pipeline(body, asked.response);
    done(asked, kind);
  }

  async function sendBody(asked: Asked, kind: Kind, { status, headers, body }: PlainPage): Promise<void> {
    const isPacked = asked.encoding !== "identity" && !("content-encoding" in headers) && isWorthPacking(headers["content-type"], body);
    const sent = isPacked ? await compress(body, { encoding: asked.encoding, effort: "once" }) : body;
    const own: OutgoingHttpHeaders = { "cache-control": "private, no-cache", vary: "accept-encoding", ...headers };
    if (isPacked) own["content-encoding"] = asked.encoding;
    send(asked, kind, { status, headers: own, body: sent });
  }

  function sendKept(asked: Asked, kind: Kind, page: PackedPage): void {
    const isKnown = asked.request.headers["if-none-match"]?.includes(page.etag);
    metrics.cache(isKnown ? "not-modified" : "hit");
    sendPacked(asked, kind, page);
  }

  function sendPacked(asked: Asked, kind: Kind, page: PackedPage): void {
    if (asked.request.headers["if-none-match"]?.includes(page.etag)) {
      const { etag, vary, "cache-control": cacheControl } = page.headers;
      return send(asked, "kept", { status: 304, headers: { etag, vary, "cache-control": cacheControl } });
    }
    send(asked, kind, { status: 200, headers: page.headers, body: page.body });
  }

  function sendAsset(asked: Asked, { headers, bodies }: Asset): void {
    if (asked.request.headers["if-none-match"]?.includes(headers.etag ?? "")) {
      return send(asked, "asset", { status: 304, headers });
    }
    const packed = bodies[asked.encoding];
    const encoding = packed && asked.encoding !== "identity" ? { "content-encoding": asked.encoding } : {};
    send(asked, "asset", { status: 200, headers: { ...headers, ...encoding }, body: packed ?? bodies.identity });
  }

  async function watch(asked: Asked): Promise<void> {
    const { path } = asked.target;
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    if (path === "/healthz") return send(asked, "watch", { status: 200, headers, body: Buffer.from("alive\n") });
    if (path === "/readyz") {
      const isReady = !isDraining && (await parts.isReady().catch(() => false));
      return send(asked, "watch", { status: isReady ? 200 : 503, headers, body: Buffer.from(isReady ? "ready\n" : "not ready\n") });
    }
    if (!mayReadMetrics(asked.request)) return await ask(asked, "page");
    const text = metrics.text({ page_cache_bytes: cache.bytes, page_cache_pages: cache.size, http_requests_running: running.size });
    send(asked, "watch", { status: 200, headers, body: Buffer.from(text) });
  }

  function mayReadMetrics(request: IncomingMessage): boolean {
    const address = request.socket.remoteAddress;
    if (env.METRICS_HOST === "loopback") return isLoopback(address) && request.headers["x-forwarded-for"] === undefined;
    return address === env.METRICS_HOST || address === `::ffff:${env.METRICS_HOST}`;
  }

  function refuse(asked: Asked, fault: Fault, headers: OutgoingHttpHeaders = {}): void {
    const as = isData(asked.target) ? "data" : "page";
    const body = Buffer.from(parts.application.faultPage(fault, asked.language, as));
    const own = as === "page" ? htmlHeaders([], "") : { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
    const allow = fault === "bad-method" ? { allow: "GET, HEAD, POST" } : {};
    send(asked, "refused", { status: faultStatus[fault], headers: { ...own, ...allow, ...headers }, body });
  }

  function send(asked: Asked, kind: Kind, { status, headers, body }: { status: number; headers: OutgoingHttpHeaders; body?: Buffer }): void {
    const { response, method } = asked;
    const own = rememberWithin(asked, rememberLanguage(asked, complete(headers, status)));
    response.writeHead(status, body ? { ...own, "content-length": body.length } : own);
    if (body && method !== "HEAD") response.end(body);
    else response.end();
    done(asked, kind);
  }

  /** `?lng=` is remembered by the answer itself, so that it also works before JavaScript. */
  function rememberLanguage(asked: Asked, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
    if (asked.target.search === "" || !asked.target.search.includes(`${LANGUAGE_KEY}=`)) return headers;
    const chosen = parseLanguage(new URLSearchParams(asked.target.search).get(LANGUAGE_KEY));
    if (!chosen) return headers;
    const cookie = preferenceCookie(LANGUAGE_KEY, { value: chosen, seconds: COOKIE_YEAR, https: policy.https });
    return { ...headers, "set-cookie": [...[headers["set-cookie"] ?? []].flat().map(String), cookie] };
  }

  function rememberWithin({ target }: Asked, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
    const cookie = withinCookie(target, policy);
    return cookie ? { ...headers, "set-cookie": [...[headers["set-cookie"] ?? []].flat().map(String), cookie] } : headers;
  }

  function done({ response, method, target, startedAt }: Asked, kind: Kind): void {
    const milliseconds = performance.now() - startedAt;
    metrics.request(kind, { status: response.statusCode, milliseconds });
    const entry = { kind, method, path: pathForLog(target.path), status: response.statusCode, ms: Math.round(milliseconds * 10) / 10 };
    if (kind === "asset" || kind === "kept" || kind === "watch") log.debug(entry, "request");
    else log.info(entry, "request");
  }

  return {
    server,
    async stop({ grace, within }) {
      isDraining = true;
      for (const response of running) if (!response.headersSent) response.shouldKeepAlive = false;
      // Idle connections stay: a request may be on its way on each of them.
      await grace;
      isClosed = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const impatience = setTimeout(() => server.closeAllConnections(), within);
      await closed;
      clearTimeout(impatience);
    },
  };
}

/** A header that proxies know too: do not gather the answer before sending it. */
function isStreamed(response: Response): boolean {
  return response.headers.get("x-accel-buffering") === "no";
}

/** A screen, or its data for the router; not what other programs read, such as the API and the feeds. */
function isScreen(target: Target, { response, html }: Rendered): boolean {
  return html !== null || isData(target) || (response.status >= 300 && response.status < 400);
}

function withoutCopies(rendered: Rendered): Rendered {
  const { response } = rendered;
  if (response.headers.has("cache-control")) return rendered;
  const headers = new Headers(response.headers);
  headers.set("cache-control", PERSONAL);
  return { ...rendered, response: new Response(response.body, { status: response.status, statusText: response.statusText, headers }) };
}

function isWatch(path: string): boolean {
  return path === "/healthz" || path === "/readyz" || path === "/metrics";
}

function languageOf(request: IncomingMessage): Language {
  const query = request.url?.indexOf("?") ?? -1;
  const search = query >= 0 ? (request.url ?? "").slice(query) : "";
  return detectLanguage({
    search: new URLSearchParams(search.includes(`${LANGUAGE_KEY}=`) ? search : ""),
    cookie: request.headers.cookie ?? "",
    acceptLanguage: request.headers["accept-language"] ?? "",
  });
}

function headersOf(response: Response): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return headers;
}
