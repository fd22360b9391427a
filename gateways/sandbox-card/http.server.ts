// The provider as others meet it: the shop's server by a secret key, the buyer's browser by an intent's own secret.
// Invariant: what a browser sends is answered and forgotten: no card reaches the journal, a log or an error.

import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Clock } from "../../base/clock.ts";
import { bani, type Bani } from "../../base/money.ts";
import { never, type Result } from "../../base/result.ts";
import { checkCard, type CardDetails } from "../../shop/payments/card-form.ts";
import type { CardConfirmation } from "../../shop/payments/card-port.ts";
import { ABOUT } from "./about.ts";
import type { Journal, KeyUse, SentWebhook } from "./journal.server.ts";
import {
  STYLE,
  challengePage,
  closedPage,
  languageOf,
  notFoundPage,
  payPage,
  type ProviderPayProblem,
} from "./pages.ts";
import {
  cancel,
  capture,
  denyChallenge,
  giveCard,
  isPaid,
  newIntent,
  refund,
  snapshot,
  takesCard,
  typeCode,
  type ProviderChange,
  type Intent,
} from "./provider.ts";
import { sameSecret } from "./signature.server.ts";
import { findTestCard } from "./test-cards.ts";

const LARGEST_BODY = 16 * 1024; // bytes

export type ProviderOptions = {
  journal: Journal;
  sendWebhook: (webhook: SentWebhook) => void;
  clock: Clock;
  apiKey: string;
  /** The provider's own address as a browser types it. */
  publicUrl: string;
  /** How long the slow test card takes, in milliseconds. */
  slowness: number;
};

const httpUrl = z.url({ protocol: /^https?$/ });

const NewIntentBody = z.object({
  orderNumber: z.string().min(1).max(64),
  amount: z.number().int().min(1).max(100_000_000).transform(bani),
  currency: z.literal("RON"),
  returnUrl: httpUrl,
  webhookUrl: httpUrl,
  language: z.enum(["ro", "en", "hu", "uk"]),
});
const RefundBody = z.object({ amount: z.number().int().min(1).transform(bani) });

/** A request that cannot be dealt with, as the status that says so. */
class Unacceptable extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

export function providerHandler(options: ProviderOptions): RequestListener {
  const { journal, clock } = options;

  function keep(change: ProviderChange, keyUse?: KeyUse): Intent {
    const { intent, news } = change;
    const at = clock.now();
    const id = `evt_${randomUUID()}`;
    const webhook: SentWebhook | null =
      news && intent.sendsWebhooks
        ? {
            id,
            url: intent.webhookUrl,
            body: JSON.stringify({ id, kind: news, at: at.toISOString(), intent: snapshot(intent) }),
          }
        : null;
    journal.save({ at, intent, ...(keyUse && { keyUse }), ...(webhook && { webhook }) });
    if (webhook) options.sendWebhook(webhook);
    return intent;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://provider");
    const path = url.pathname.split("/").slice(1);
    if (path[0] === "v1" && path[3] === "confirm") return answerConfirm(request, response, path[2]!);
    if (path[0] === "v1") return answerShop(request, response, path.slice(1));
    if (path[0] === "pay" && path.length === 2) return answerPayPage(request, response, { ref: path[1]!, url });
    if (path[0] === "challenge" && path.length === 2) return answerChallenge(request, response, { ref: path[1]!, url });
    return sendPage(response, 404, notFoundPage(languageOf(request.headers["accept-language"])), null);
  }

  // The shop's server.

  async function answerShop(request: IncomingMessage, response: ServerResponse, path: string[]): Promise<void> {
    if (!sameSecret(request.headers.authorization ?? "", `Bearer ${options.apiKey}`)) {
      return sendJson(response, 401, { code: "wrong-key", provider: ABOUT });
    }
    const [thing, ref, move] = path;
    if (thing === "about") return sendJson(response, 200, { provider: ABOUT, pid: process.pid });
    if (thing !== "intents") throw new Unacceptable(404, "no such thing");
    if (!ref) {
      allow(request, "POST");
      return createIntent(request, response);
    }
    const intent = journal.intents.get(ref);
    if (!intent) return sendJson(response, 404, { code: "unknown-intent" });
    if (!move) {
      allow(request, "GET");
      return sendJson(response, 200, snapshot(intent));
    }
    allow(request, "POST");
    if (move === "capture") return captureIntent(response, intent);
    if (move === "cancel") return sendOutcome(response, cancel(intent));
    if (move === "refund") return refundIntent(request, response, intent);
    throw new Unacceptable(404, "no such move");
  }

  async function createIntent(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parsed(NewIntentBody, await readJson(request));
    const keyUse = { key: idempotencyKey(request), request: JSON.stringify(["create", body]) };
    const before = usedBefore(keyUse);
    const intent =
      before ??
      newIntent({
        ...body,
        ref: `pi_${randomBytes(12).toString("hex")}`,
        clientSecret: randomBytes(24).toString("base64url"),
      });
    if (!before) keep({ intent, news: null }, { ...keyUse, ref: intent.ref });
    sendJson(response, 200, {
      ref: intent.ref,
      clientSecret: intent.clientSecret,
      hostedPageUrl: pageOf("pay", intent),
    });
  }

  function captureIntent(response: ServerResponse, intent: Intent): void {
    const outcome = capture(intent);
    if (!outcome.ok || !outcome.value.news || !intent.losesCaptureAnswer) return sendOutcome(response, outcome);
    keep(outcome.value);
    sendJson(response, 500, { code: "test-card" });
  }

  async function refundIntent(request: IncomingMessage, response: ServerResponse, intent: Intent): Promise<void> {
    const { amount } = parsed(RefundBody, await readJson(request));
    const keyUse = {
      key: idempotencyKey(request),
      request: JSON.stringify(["refund", intent.ref, amount]),
      ref: intent.ref,
    };
    // Read again: while the body was on its way, the intent may have moved.
    const now = usedBefore(keyUse);
    if (now) return sendJson(response, 200, snapshot(now));
    sendOutcome(response, refund(journal.intents.get(intent.ref) ?? intent, { amount, key: keyUse.key }), keyUse);
  }

  function sendOutcome(
    response: ServerResponse,
    outcome: Result<ProviderChange, { code: string; left?: Bani }>,
    keyUse?: KeyUse,
  ): void {
    if (!outcome.ok) return sendJson(response, 409, outcome.domainError);
    const { intent, news } = outcome.value;
    if (news) keep(outcome.value, keyUse);
    sendJson(response, 200, snapshot(intent));
  }

  /** The intent that a key was used for, or null where the key is new. One key for two different requests is a mistake. */
  function usedBefore({ key, request }: { key: string; request: string }): Intent | null {
    const use = journal.keyUses.get(key);
    if (!use) return null;
    if (use.request !== request) throw new Unacceptable(409, "idempotency key used for another request");
    return journal.intents.get(use.ref) ?? null;
  }

  // The buyer's browser.

  async function answerConfirm(request: IncomingMessage, response: ServerResponse, ref: string): Promise<void> {
    const intent = journal.intents.get(ref);
    const origin = request.headers.origin;
    if (origin !== undefined && (!intent || !mayCall(origin, intent))) {
      return sendJson(response, 403, { status: "error" } satisfies CardConfirmation);
    }
    if (origin !== undefined) {
      response.setHeader("access-control-allow-origin", origin);
      response.setHeader("vary", "origin");
    }
    if (request.method === "OPTIONS") {
      response.setHeader("access-control-allow-methods", "POST");
      response.setHeader("access-control-allow-headers", "content-type");
      response.setHeader("access-control-max-age", "600");
      response.writeHead(204).end();
      return;
    }
    allow(request, "POST");
    const sent = await readFields(request);
    const wantsPage = (request.headers.accept ?? "").includes("text/html");
    const known = intent && sameSecret(sent["clientSecret"] ?? "", intent.clientSecret) ? intent : null;
    if (wantsPage)
      return payByPage(response, known, { sent, language: languageOf(request.headers["accept-language"]) });
    const confirmation = known ? await confirm(known, sent) : ({ status: "closed" } as const);
    sendJson(response, known ? STATUS_OF[confirmation.status] : 404, confirmation);
  }

  async function confirm(intent: Intent, sent: Record<string, string>): Promise<CardConfirmation> {
    if (isPaid(intent)) return { status: "authorised", nextUrl: intent.returnUrl };
    if (!takesCard(intent)) return { status: "closed" };
    const card: CardDetails = {
      cardNumber: sent["cardNumber"] ?? "",
      cardName: sent["cardName"] ?? "",
      expiryDate: sent["expiryDate"] ?? "",
      cvv: sent["cvv"] ?? "",
    };
    const testCard = findTestCard(card.cardNumber);
    const faults = { ...(!testCard && { cardNumber: "test-cards-only" as const }), ...checkCard(card, clock.now()) };
    if (!testCard || Object.keys(faults).length > 0) return { status: "invalid", fields: faults };
    if (testCard.behaviour.does === "authorise-slowly") await pause(options.slowness);
    const outcome = giveCard(journal.intents.get(intent.ref) ?? intent, testCard);
    if (!outcome.ok) return { status: outcome.domainError.code === "closed" ? "closed" : "error" };
    return confirmationOf(keep(outcome.value));
  }

  function confirmationOf(intent: Intent): CardConfirmation {
    if (isPaid(intent)) return { status: "authorised", nextUrl: intent.returnUrl };
    if (intent.state === "requires-action") return { status: "requires_action", nextUrl: pageOf("challenge", intent) };
    return { status: "declined", code: intent.decline ?? "declined" };
  }

  function pageOf(page: "pay" | "challenge", intent: Intent): string {
    return `${options.publicUrl}/${page}/${intent.ref}?secret=${intent.clientSecret}`;
  }

  /** The shop's own pages may hand over a card, and ours; nobody else's. */
  function mayCall(origin: string, intent: Intent): boolean {
    return sameOrigin(origin, intent.returnUrl) || sameOrigin(origin, options.publicUrl);
  }

  // The pages.

  async function answerPayPage(
    request: IncomingMessage,
    response: ServerResponse,
    { ref, url }: { ref: string; url: URL },
  ): Promise<void> {
    if (request.method === "POST") return answerConfirm(request, response, ref);
    allow(request, "GET");
    const intent = intentFor(ref, url.searchParams.get("secret"));
    showPayPage(response, intent, { language: languageOf(request.headers["accept-language"]), problem: null });
  }

  async function payByPage(
    response: ServerResponse,
    intent: Intent | null,
    { sent, language }: { sent: Record<string, string>; language: Intent["language"] },
  ): Promise<void> {
    if (!intent) return sendPage(response, 404, notFoundPage(language), null);
    const confirmation = await confirm(intent, sent);
    switch (confirmation.status) {
      case "authorised":
      case "requires_action":
        return redirect(response, confirmation.nextUrl);
      case "declined":
      case "invalid":
      case "error":
        return showPayPage(response, intent, { language, problem: confirmation, cardName: sent["cardName"] ?? "" });
      case "closed":
        return showPayPage(response, journal.intents.get(intent.ref) ?? intent, { language, problem: null });
      default:
        return never(confirmation);
    }
  }

  function showPayPage(
    response: ServerResponse,
    intent: Intent | null,
    show: { language: Intent["language"]; problem: ProviderPayProblem | null; cardName?: string },
  ): void {
    if (!intent) return sendPage(response, 404, notFoundPage(show.language), null);
    if (!takesCard(intent)) return sendPage(response, 200, closedPage(intent), intent);
    const status = show.problem ? STATUS_OF[show.problem.status] : 200;
    sendPage(response, status, payPage(intent, { problem: show.problem, cardName: show.cardName ?? "" }), intent);
  }

  async function answerChallenge(
    request: IncomingMessage,
    response: ServerResponse,
    { ref, url }: { ref: string; url: URL },
  ): Promise<void> {
    if (request.method !== "POST") {
      allow(request, "GET");
      return showChallenge(response, intentFor(ref, url.searchParams.get("secret")), { request, triesLeft: null });
    }
    const origin = request.headers.origin;
    if (origin !== undefined && !sameOrigin(origin, options.publicUrl)) throw new Unacceptable(403, "another origin");
    const sent = await readFields(request);
    const intent = intentFor(ref, sent["clientSecret"] ?? null);
    if (!intent || intent.state !== "requires-action")
      return showChallenge(response, intent, { request, triesLeft: null });
    const outcome = sent["answer"] === "decline" ? denyChallenge(intent) : typeCode(intent, sent["code"] ?? "");
    if (outcome.ok) {
      keep(outcome.value);
      return redirect(response, intent.returnUrl);
    }
    if (outcome.domainError.code === "closed") return redirect(response, intent.returnUrl);
    keep({ intent: outcome.domainError.intent, news: null });
    showChallenge(response, intent, { request, triesLeft: outcome.domainError.triesLeft });
  }

  function showChallenge(
    response: ServerResponse,
    intent: Intent | null,
    show: { request: IncomingMessage; triesLeft: number | null },
  ): void {
    if (!intent)
      return sendPage(response, 404, notFoundPage(languageOf(show.request.headers["accept-language"])), null);
    if (isPaid(intent) || !takesCard(intent)) return redirect(response, intent.returnUrl);
    if (intent.state !== "requires-action") return redirect(response, pageOf("pay", intent));
    sendPage(
      response,
      show.triesLeft === null ? 200 : 422,
      challengePage(intent, { triesLeft: show.triesLeft }),
      intent,
    );
  }

  function intentFor(ref: string, secret: string | null): Intent | null {
    const intent = journal.intents.get(ref);
    return intent && secret !== null && sameSecret(secret, intent.clientSecret) ? intent : null;
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      // The reason is ours, never what was sent: a parser's own message would quote the body.
      if (error instanceof Unacceptable) return sendJson(response, error.status, { code: error.message });
      return sendJson(response, 500, { status: "error" } satisfies CardConfirmation);
    });
  };
}

const STATUS_OF = {
  authorised: 200,
  requires_action: 200,
  declined: 402,
  invalid: 422,
  closed: 409,
  error: 500,
} as const satisfies Record<CardConfirmation["status"], number>;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The machine's own names are one: who opens the shop at 127.0.0.1 is who opens it at localhost. */
function sameOrigin(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const [a, b] = [new URL(one), new URL(other)];
  if (a.origin === b.origin) return true;
  return LOOPBACK.has(a.hostname) && LOOPBACK.has(b.hostname) && a.protocol === b.protocol && a.port === b.port;
}

function allow(request: IncomingMessage, method: "GET" | "POST"): void {
  if (request.method !== method) throw new Unacceptable(405, "method not allowed");
}

function idempotencyKey(request: IncomingMessage): string {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || key === "" || key.length > 255) throw new Unacceptable(400, "idempotency key missing");
  return key;
}

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw new Unacceptable(422, `bad ${result.error.issues[0]?.path.join(".")}`);
  return result.data;
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  if (!(request.headers["content-type"] ?? "").includes("json")) {
    return Object.fromEntries(new URLSearchParams(await readBody(request)));
  }
  const body = await readJson(request);
  if (typeof body !== "object" || body === null) throw new Unacceptable(400, "not an object");
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request);
  try {
    return JSON.parse(body);
  } catch {
    throw new Unacceptable(400, "not JSON");
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Unacceptable(413, "body too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, status: number, page: string, intent: Intent | null): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    // The page's address holds the intent's secret: it must not travel with a link.
    "referrer-policy": "same-origin",
    "content-security-policy": contentPolicy(intent),
  });
  response.end(page);
}

const STYLE_HASH = `sha256-${createHash("sha256").update(STYLE).digest("base64")}`;

/** Forms may lead to ourselves and, by our redirect, to the address that the shop gave. */
function contentPolicy(intent: Intent | null): string {
  const shop = intent ? ` ${new URL(intent.returnUrl).origin}` : "";
  return `default-src 'none'; style-src '${STYLE_HASH}'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`;
}

/** Only ever to an address that the shop's server gave, or to our own page. */
function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { location: to, "cache-control": "no-store", "referrer-policy": "same-origin" });
  response.end();
}
