// What is refused before any screen sees it: other names than the shop's, another site's forms, bodies that are too large, and
// too many posts.

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../base/clock.ts";
import { MINUTE, SECOND } from "../../base/clock.ts";
import { cookieName, cookieText, readCookie } from "../../base/cookie.ts";
import { looksLikeCardNumber } from "../../shop/payments/card-leak.ts";
import type { BodyRules } from "../route-handle.ts";

/** Methods that change nothing; all others are posts here. */
export function isSafe(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * The origin by which the shop is spoken to: the public one, or this machine's own name for it (localhost and 127.0.0.1
 * are two origins to a browser). What a client claims in its Host header is believed for loopback names only.
 */
export function originOf(host: string | undefined, publicUrl: URL): string {
  if (host !== undefined && LOOPBACK_HOST.test(host)) return `http://${host}`;
  return publicUrl.origin;
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a Host header names the shop: by its public name, another one of its own (`ALLOWED_HOSTS`), or this machine's. On any port. */
export function isOurHost(host: string | undefined, names: readonly string[]): boolean {
  if (host === undefined) return false;
  return LOOPBACK_HOST.test(host) || names.includes(host.replace(/:\d{1,5}$/, "").toLowerCase());
}

/** Whose page a post comes from, as far as the browser says. */
type Sender = "ours" | "another" | "unknown";

/**
 * A browser's own word is worth more than a header that its page could have had a say in. Browsers older than both other headers
 * send a Referer, and programs nothing.
 */
export function senderOf(headers: IncomingMessage["headers"], allowed: readonly string[]): Sender {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none" ? "ours" : "another";
  const origin = headers.origin ?? (headers.referer === undefined ? undefined : URL.parse(headers.referer)?.origin);
  if (origin === undefined) return "unknown";
  return allowed.includes(origin) ? "ours" : "another";
}

/** The cookie and the field that together show that a form comes from a page which this browser was given. */
const AGAIN = "again";
const AGAIN_FOR = 10 * 60; // seconds

type AgainOptions = { path: string; secret: string; https: boolean };

/** What the page that asks "Send again?" carries: another site can neither read the cookie nor make the field. */
export function askAgain({ path, secret, https }: AgainOptions): { field: [string, string]; cookie: string } {
  const value = randomBytes(20).toString("base64url");
  const cookie = cookieText(AGAIN, { value, seconds: AGAIN_FOR, https, sameSite: "Strict" });
  return { field: [AGAIN, againToken(value, { path, secret })], cookie };
}

/** The fields of a form that was sent from that page, without what the page added; null for any other form. */
export function sentAgain(
  fields: URLSearchParams,
  { cookies, path, secret, https }: AgainOptions & { cookies: string },
): URLSearchParams | null {
  const [value, told] = [readCookie(cookies, cookieName(AGAIN, https)), fields.get(AGAIN)];
  if (!value || told === null) return null;
  const [given, right] = [Buffer.from(told), Buffer.from(againToken(value, { path, secret }))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const rest = new URLSearchParams(fields);
  rest.delete(AGAIN);
  return rest;
}

function againToken(value: string, { path, secret }: { path: string; secret: string }): string {
  return createHmac("sha256", secret).update(`again ${value} ${path}`).digest("base64url");
}

// A browser that is still sending does not read the refusal: so much of it is listened to and thrown away.
const PATIENCE = 20_000_000; // bytes

const BODY_WITHIN = 30 * SECOND; // milliseconds

/** The whole body, or null where it is longer than allowed. One that takes for ever is ended, and its connection with it. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > PATIENCE) return null;
  const impatience = setTimeout(() => request.destroy(), BODY_WITHIN);
  try {
    let pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of request as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > PATIENCE) return null;
      if (size > limit) pieces = [];
      else pieces.push(piece);
    }
    return size > limit ? null : Buffer.concat(pieces, size);
  } finally {
    clearTimeout(impatience);
  }
}

/** Twice what may be kept: whoever drops ten large photos is told so, and to be told one must be listened to. */
const MOST_OF_PHOTOS = 100_000_000; // bytes

/** Whether photos are sent: they are read by their screen as they come, and never held whole. */
export function isPhotoForm({ photos }: BodyRules, headers: IncomingMessage["headers"]): boolean {
  return photos === true && isMultipart(headers);
}

/** Whether files are sent, in which any byte may stand. */
export function isMultipart(headers: IncomingMessage["headers"]): boolean {
  return headers["content-type"]?.startsWith("multipart/form-data") ?? false;
}

/** A body that is handed on as it comes. */
export type FlashMessageBody = {
  stream: ReadableStream<Uint8Array>;
  /** Throws away what the screen did not read: a browser that is still sending does not read the answer. */
  finish(): Promise<void>;
};

/** The body as it comes, or null where it says that it is longer than any photos. One that does not say so ends there, as if it broke. */
export function passBody(request: IncomingMessage): FlashMessageBody | null {
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
        // The connection broke: nobody waits for the answer.
      }
    },
  };
}

/** The header in which the server tells routes which address asks. */
export const ASKER_HEADER = "x-asker";

/**
 * Who is asking: the address of the connection or, behind a proxy of ours, the last address that the proxy saw. An
 * IPv6 customer has a whole /64, and is one.
 */
export function askerOf(request: IncomingMessage, { trustProxy }: { trustProxy: boolean }): string {
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

const MOST_ASKERS = 10_000;

/** So many posts a minute for each asker, half a minute's worth of them at once. */
export class PostLimit {
  readonly #perMinute: number;
  readonly #clock: Clock;
  /** Whoever was away longest has a full bucket again, or is one of very many. */
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_ASKERS });

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /**
   * Seconds until the asker may post again; 0 where he may now, which counts as one post. A route with a smaller budget of its own
   * (`postsPerMinute`) is counted for itself as well.
   */
  wait(
    asker: string,
    { routeId, postsPerMinute }: { routeId: string; postsPerMinute?: number | undefined } = { routeId: "" },
  ): number {
    if (this.#perMinute === 0) return 0;
    const all = this.#take(asker, this.#perMinute);
    if (all > 0 || postsPerMinute === undefined) return all;
    return this.#take(`${asker} ${routeId}`, Math.min(postsPerMinute, this.#perMinute));
  }

  #take(key: string, perMinute: number): number {
    const now = this.#clock.now().getTime();
    const most = Math.max(1, perMinute / 2);
    const bucket = this.#buckets.get(key) ?? { tokens: most, at: now };
    const tokens = Math.min(most, bucket.tokens + ((now - bucket.at) * perMinute) / MINUTE);
    const isAllowed = tokens >= 1;
    this.#buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    return isAllowed ? 0 : Math.ceil(((1 - tokens) * 60) / perMinute);
  }
}

/** How card numbers are looked for in a body (rule 8): everywhere, beside barcodes, or not at all. */
export type CardSearch = "any" | NonNullable<BodyRules["cards"]>;

/** Tells the application that a form held a card number, which this process has thrown away with the rest of it. */
export const CARD_SEEN_HEADER = "x-card-number-seen";

/** Tells the application that what was sent is longer than any form may be, and was thrown away. */
export const TOO_LARGE_HEADER = "x-body-too-large";

type GuardedBody = { body: Buffer; hasCard: false } | { body: null; hasCard: true };

/** A body that may go on, or none: a card number goes no further than this. */
export function withoutCard(body: Buffer, of: Exclude<CardSearch, "unsearched">): GuardedBody {
  return looksLikeCardNumber(body.toString("utf8"), of) ? { body: null, hasCard: true } : { body, hasCard: false };
}

/** Whether a form of ours sent it, whose page then says in its place what was wrong. */
export function isOurForm(headers: IncomingMessage["headers"]): boolean {
  return headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
}
