// Reading requests and writing responses for the sandbox provider's HTTP server.
// Invariant: an error message never quotes the request body, which may hold a card number.

import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";
import { STYLE } from "./pages.ts";
import type { Intent } from "./provider.ts";

/** One HTTP request and its response. */
export type ProviderExchange = { request: IncomingMessage; response: ServerResponse };

const LARGEST_BODY = 16 * 1024; // bytes

/** Ends the request with this status. The reason is sent to the client. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether two URLs have the same origin. All loopback names count as one: the shop at 127.0.0.1 is the shop at localhost. */
export function sameOrigin(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const [a, b] = [new URL(one), new URL(other)];
  if (a.origin === b.origin) return true;
  return LOOPBACK.has(a.hostname) && LOOPBACK.has(b.hostname) && a.protocol === b.protocol && a.port === b.port;
}

export function requireMethod(request: IncomingMessage, method: "GET" | "POST"): void {
  if (request.method !== method) throw new HttpError(405, "method not allowed");
}

export function idempotencyKey(request: IncomingMessage): string {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || key === "" || key.length > 255) throw new HttpError(400, "idempotency key missing");
  return key;
}

export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw new HttpError(422, `bad ${result.error.issues[0]?.path.join(".")}`);
  return result.data;
}

/** The text fields of a form or of a JSON object. */
export async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  if (!(request.headers["content-type"] ?? "").includes("json")) {
    return Object.fromEntries(new URLSearchParams(await readBody(request)));
  }
  const body = await readJson(request);
  if (typeof body !== "object" || body === null) throw new HttpError(400, "not an object");
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request);
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpError(400, "not JSON");
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new HttpError(413, "body too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(body));
}

/** `intent` is the payment that the page is about: the page may then post a form that redirects to its shop. */
export function sendPage(response: ServerResponse, status: number, page: string, intent: Intent | null): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    // The URL of the page holds the intent's secret, so it must not be sent as a referrer.
    "referrer-policy": "same-origin",
    "content-security-policy": contentPolicy(intent),
  });
  response.end(page);
}

const STYLE_HASH = `sha256-${createHash("sha256").update(STYLE).digest("base64")}`;

/** Forms may be sent to this server and, through a redirect, to the URL that the shop gave. */
function contentPolicy(intent: Intent | null): string {
  const shop = intent ? ` ${new URL(intent.returnUrl).origin}` : "";
  return `default-src 'none'; style-src '${STYLE_HASH}'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`;
}

/** Call it only with a URL that the shop's server gave, or with one of our own pages. */
export function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { location: to, "cache-control": "no-store", "referrer-policy": "same-origin" });
  response.end();
}
