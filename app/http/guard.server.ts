// What is refused before any screen sees it: another site's forms, bodies that are too large, and too many posts.

import type { IncomingMessage } from "node:http";
import type { Clock } from "../../base/clock.ts";
import { MINUTE, SECOND } from "../../base/clock.ts";
import { looksLikeCardNumber } from "../../shop/payments/card-leak.ts";

/** Methods that change nothing; all others are posts here. */
export function isSafe(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * The origin by which the shop is spoken to: the public one, or this machine's own name for it (localhost and 127.0.0.1
 * are two origins to a browser). What a client claims in its Host header is believed for loopback names only.
 */
export function originOf(host: string | undefined, publicUrl: URL): string {
  if (host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(host)) return `http://${host}`;
  return publicUrl.origin;
}

/** Whether a post comes from a page of another site. A caller that is no browser sends neither header, and may. */
export function isCrossSite(headers: IncomingMessage["headers"], allowed: readonly string[]): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return headers.origin !== undefined && !allowed.includes(headers.origin);
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

const PHOTO_FORMS = /^\/(?:photos\/[\w-]+|sell\/photos|office\/(?:photos|trade-ins\/[\w-]+))$/;
/** Twice what may be kept: whoever drops ten large photos is told so, and to be told one must be listened to. */
const MOST_OF_PHOTOS = 100_000_000; // bytes

/** Whether photos are sent: they are read by their screen as they come, and never held whole. */
export function isPhotoForm(path: string, headers: IncomingMessage["headers"]): boolean {
  return PHOTO_FORMS.test(path) && (headers["content-type"]?.startsWith("multipart/form-data") ?? false);
}

/** A body that is handed on as it comes. */
export type PassingBody = {
  stream: ReadableStream<Uint8Array>;
  /** Throws away what the screen did not read: a browser that is still sending does not read the answer. */
  finish(): Promise<void>;
};

/** The body as it comes, or null where it says that it is longer than any photos. One that does not say so ends there, as if it broke. */
export function passBody(request: IncomingMessage): PassingBody | null {
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

/**
 * Who is asking: the address of the connection or, behind a proxy of ours, the last address that the proxy saw. An
 * IPv6 customer has a whole /64, and is one.
 */
export function askerOf(request: IncomingMessage, { trustProxy }: { trustProxy: boolean }): string {
  const forwarded = trustProxy ? String(request.headers["x-forwarded-for"] ?? "").split(",").at(-1)?.trim() : "";
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
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** Seconds until the asker may post again; 0 where he may now, which counts as one post. */
  wait(asker: string): number {
    if (this.#perMinute === 0) return 0;
    const now = this.#clock.now().getTime();
    const most = Math.max(1, this.#perMinute / 2);
    const bucket = this.#buckets.get(asker) ?? { tokens: most, at: now };
    const tokens = Math.min(most, bucket.tokens + ((now - bucket.at) * this.#perMinute) / MINUTE);
    const isAllowed = tokens >= 1;
    this.#buckets.delete(asker);
    this.#buckets.set(asker, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    // Whoever was away longest has a full bucket again, or is one of very many.
    if (this.#buckets.size > MOST_ASKERS) this.#buckets.delete(this.#buckets.keys().next().value ?? asker);
    return isAllowed ? 0 : Math.ceil(((1 - tokens) * 60) / this.#perMinute);
  }
}

/** Tells the application that a form held a card number, which this process has thrown away with the rest of it. */
export const CARD_SEEN_HEADER = "x-card-number-seen";

/** Tells the application that what was sent is longer than any form may be, and was thrown away. */
export const TOO_LARGE_HEADER = "x-body-too-large";

/** Lists of parts, pasted or as a file. Whatever cannot be taken of one is said beside the list that is there already. */
export function isPartsList(path: string): boolean {
  return path === "/components/sell" || path === "/components/sell.data";
}

type GuardedBody = { body: Buffer; hasCard: false } | { body: null; hasCard: true };

/** A body that may go on, or none: a card number goes no further than this. */
export function withoutCard(body: Buffer, path: string): GuardedBody {
  return looksLikeCardNumber(body.toString("utf8"), isPartsList(path) ? "goods" : "any") ? { body: null, hasCard: true } : { body, hasCard: false };
}

/** Whether a form of ours sent it, whose page then says in its place what was wrong. */
export function isOurForm(headers: IncomingMessage["headers"]): boolean {
  return headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
}
