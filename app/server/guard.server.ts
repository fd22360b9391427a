// Guards that refuse a request before any screen sees it: wrong Host headers, posts of other sites, bodies that are too
// large, and too many posts.

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../base/clock.ts";
import { MINUTE, SECOND } from "../../base/clock.ts";
import { cookieName, cookieText, readCookie } from "../../base/cookie.ts";
import { looksLikeCardNumber } from "../../shop/payments/card-leak.ts";
import type { BodyRules } from "../route-handle.ts";
import { BYTES_PER_MINUTE } from "./body-limits.ts";

/** Methods without side effects; all others are treated as posts. */
export function isSafe(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * The origin of a request: the public one, or the loopback name that it uses (localhost and 127.0.0.1 are two origins
 * to a browser). The Host header is trusted for loopback names only.
 */
export function originOf(host: string | undefined, publicUrl: URL): string {
  if (host !== undefined && LOOPBACK_HOST.test(host)) return `http://${host}`;
  return publicUrl.origin;
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a Host header names the shop: its public name, one of `ALLOWED_HOSTS`, or a loopback name. On any port. */
export function isOurHost(host: string | undefined, names: readonly string[]): boolean {
  if (host === undefined) return false;
  return LOOPBACK_HOST.test(host) || names.includes(host.replace(/:\d{1,5}$/, "").toLowerCase());
}

/** Whether a request names several hosts, of which a proxy may have checked another one than is read here (RFC 9112, 3.2). */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

/** Which site a post comes from, as far as the browser says. */
type Sender = "ours" | "another" | "unknown";

/**
 * Sec-Fetch-Site is trusted first, because the browser alone sets it. Browsers that have neither of the other two
 * headers send a Referer, and programs send none.
 */
export function senderOf(headers: IncomingMessage["headers"], allowed: readonly string[]): Sender {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none" ? "ours" : "another";
  const origin = headers.origin ?? (headers.referer === undefined ? undefined : URL.parse(headers.referer)?.origin);
  if (origin === undefined) return "unknown";
  return allowed.includes(origin) ? "ours" : "another";
}

/** The cookie and the field that together prove that a form comes from a page which this browser was given. */
const AGAIN = "again";
const AGAIN_FOR = 10 * 60; // seconds

type AgainOptions = { path: string; secret: string; https: boolean };

/** The token in the page that asks "Send again?": another site can neither read the cookie nor create the field. */
export function askAgain({ path, secret, https }: AgainOptions): { field: [string, string]; cookie: string } {
  const value = randomBytes(20).toString("base64url");
  const cookie = cookieText(AGAIN, { value, seconds: AGAIN_FOR, https, sameSite: "Strict" });
  return { field: [AGAIN, againToken(value, { path, secret })], cookie };
}

/** The fields of a form that was sent from that page, without the added ones; null for any other form. */
export function sentAgain(
  fields: URLSearchParams,
  { cookies, path, secret, https }: AgainOptions & { cookies: string },
): URLSearchParams | null {
  const [value, submitted] = [readCookie(cookies, cookieName(AGAIN, https)), fields.get(AGAIN)];
  if (!value || submitted === null) return null;
  const [given, right] = [Buffer.from(submitted), Buffer.from(againToken(value, { path, secret }))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const rest = new URLSearchParams(fields);
  rest.delete(AGAIN);
  return rest;
}

function againToken(value: string, { path, secret }: { path: string; secret: string }): string {
  return createHmac("sha256", secret).update(`again ${value} ${path}`).digest("base64url");
}

// Drain the body, or the browser never reads the refusal: up to so many bytes, and twice what is allowed, are read and discarded.
const PATIENCE = 20_000_000; // bytes

const BODY_WITHIN = 30 * SECOND; // milliseconds

/**
 * The whole body, or null if it is longer than allowed. A body that takes too long is aborted, and its connection
 * closed.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const patience = Math.max(PATIENCE, 2 * limit);
  if (Number(request.headers["content-length"] ?? 0) > patience) return null;
  const impatience = setTimeout(() => request.destroy(), BODY_WITHIN);
  try {
    let pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of request as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > patience) return null;
      if (size > limit) pieces = [];
      else pieces.push(piece);
    }
    return size > limit ? null : Buffer.concat(pieces, size);
  } finally {
    clearTimeout(impatience);
  }
}

/**
 * Twice the accepted size: the body must be drained, or the browser never reads the error message about too many photos.
 */
const MOST_OF_PHOTOS = 100_000_000; // bytes

/** Whether photos are sent: their route reads them as a stream, and they are never in memory as a whole. */
export function isPhotoForm({ photos }: BodyRules, headers: IncomingMessage["headers"]): boolean {
  return photos === true && isMultipart(headers);
}

/** Whether files are sent, which may contain any byte. */
export function isMultipart(headers: IncomingMessage["headers"]): boolean {
  return headers["content-type"]?.startsWith("multipart/form-data") ?? false;
}

/** A streamed body. */
export type StreamedBody = {
  stream: ReadableStream<Uint8Array>;
  /** Discards what the route did not read: a browser that is still sending does not read the response. */
  finish(): Promise<void>;
};

/**
 * The body as a stream, or null if its Content-Length is above the limit of photos. Without a Content-Length the
 * stream ends at the limit, as if the connection broke.
 */
export function passBody(request: IncomingMessage): StreamedBody | null {
  if (Number(request.headers["content-length"] ?? 0) > MOST_OF_PHOTOS) return null;
  const pieces = (request as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let size = 0;
  const next = async (): Promise<Uint8Array | null> => {
    const { done, value } = await pieces.next();
    if (done) return null;
    size += value.length;
    return value;
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await next();
        if (size > MOST_OF_PHOTOS) controller.error(new Error("more than photos"));
        else if (piece) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return {
    stream,
    async finish() {
      try {
        let isMore = true;
        while (isMore) isMore = (await next()) !== null && size < MOST_OF_PHOTOS;
      } catch {
        // The connection broke: nobody waits for the response.
      }
    },
  };
}

/** The header in which the server passes the client's address to routes. */
export const CLIENT_HEADER = "x-clientIp";

/**
 * The client: the address of the connection or, behind a trusted proxy, the last address that the proxy saw. An IPv6
 * customer has a whole /64, which counts as one client.
 */
export function clientOf(request: IncomingMessage, { trustProxy }: { trustProxy: boolean }): string {
  const forwarded = trustProxy
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : "";
  const address = (forwarded || request.socket.remoteAddress || "").replace(/^::ffff:(?=\d+\.)/, "");
  return address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
}

export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

type Bucket = { tokens: number; at: number };

const MAX_CLIENTS = 10_000;

/** Wrong tokens a minute from one client, before the next one is refused without a look at it. */
const WRONG_TOKENS = 60;

/** Rate limit: so many posts, bytes and wrong tokens a minute for each client, with a burst of half of them. */
export class PostLimit {
  readonly #perMinute: number;
  readonly #clock: Clock;
  /** Evicts the least recently seen clients: their buckets are full again, or there are very many. */
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /**
   * Seconds until the client may post again; 0 where it may now, which counts as one post of `bytes`. A route with a lower limit
   * (`postsPerMinute`) is counted separately as well. Bytes count because what a text costs to read grows with it.
   */
  wait(
    clientIp: string,
    { routeId, postsPerMinute, bytes = 0 }: { routeId: string; postsPerMinute?: number | undefined; bytes?: number } = {
      routeId: "",
    },
  ): number {
    if (this.#perMinute === 0) return 0;
    const all = this.#take(clientIp, this.#perMinute) || this.#take(`${clientIp} bytes`, BYTES_PER_MINUTE, bytes);
    if (all > 0 || postsPerMinute === undefined) return all;
    return this.#take(`${clientIp} ${routeId}`, Math.min(postsPerMinute, this.#perMinute));
  }

  /** Seconds until a token of this client is looked up again; 0 until there were too many wrong ones. Counts nothing. */
  waitForToken(clientIp: string): number {
    return this.#perMinute === 0 ? 0 : this.#take(`${clientIp} tokens`, WRONG_TOKENS, 0);
  }

  /** Counts a token that was wrong. */
  sawWrongToken(clientIp: string): void {
    this.#take(`${clientIp} tokens`, WRONG_TOKENS);
  }

  /** Takes `cost` from what the client has left, or returns the seconds until it has that much. Without cost it must have one. */
  #take(key: string, perMinute: number, cost = 1): number {
    const now = this.#clock.now().getTime();
    const most = Math.max(1, perMinute / 2);
    const bucket = this.#buckets.get(key) ?? { tokens: most, at: now };
    const tokens = Math.min(most, bucket.tokens + ((now - bucket.at) * perMinute) / MINUTE);
    const wanted = Math.max(cost, 1);
    const isAllowed = tokens >= wanted;
    this.#buckets.set(key, { tokens: isAllowed ? tokens - cost : tokens, at: now });
    return isAllowed ? 0 : Math.ceil(((wanted - tokens) * 60) / perMinute);
  }
}

/** How card numbers are searched for in a body (rule 8): everywhere, beside barcodes, or not at all. */
export type CardSearch = "any" | NonNullable<BodyRules["cards"]>;

/** Tells the application that a form held a card number, and was discarded. */
export const CARD_SEEN_HEADER = "x-card-number-seen";

/** Tells the application that the body was too large, and was discarded. */
export const TOO_LARGE_HEADER = "x-body-too-large";

type GuardedBody = { body: Buffer; hasCard: false } | { body: null; hasCard: true };

/** The body, or null if it holds a card number, which goes no further than this. */
export function withoutCard(body: Buffer, of: Exclude<CardSearch, "unsearched">): GuardedBody {
  return looksLikeCardNumber(body.toString("utf8"), of) ? { body: null, hasCard: true } : { body, hasCard: false };
}

/** Whether one of our forms sent it, whose page then shows the error. */
export function isOurForm(headers: IncomingMessage["headers"]): boolean {
  return headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
}
