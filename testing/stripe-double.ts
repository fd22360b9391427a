// A Stripe double for tests: it accepts what Stripe's API reference allows, refuses the rest with Stripe's error objects, and
// implements idempotency keys as Stripe does. It covers only what the shop uses.
// Invariant: a request that the reference does not allow is refused, so that no test passes with an invalid request.

import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { systemClock, type Clock } from "../base/clock.ts";
import { STRIPE_VERSION } from "../gateways/stripe-card.server.ts";

const SECRET_KEY = "sk_test_double";
const PUBLISHABLE_KEY = "pk_test_double";
const WEBHOOK_SECRET = "whsec_double";
const SMALLEST = { ron: 200 } as const; // minimum charge amounts, in the smallest unit
const LARGEST = 99_999_999;
const LONGEST_KEY = 255;
const WEBHOOK_TRIES = 3;

type Params = { [name: string]: string | Params };
type Kind = "amount" | "text" | "flag" | "map" | "list" | readonly string[];
type Shape = Record<string, Kind>;
type Body = Record<string, unknown>;
type Answer = { status: number; body: Body; isKept: boolean };

type Charge = { id: string; brand: string; last4: string; refunds: Refund[] };
type Refund = { id: string; amount: number; status: "succeeded" | "failed"; metadata: Params; created: number };
type Intent = {
  id: string;
  secret: string;
  amount: number;
  currency: string;
  capture: string;
  created: number;
  status: "requires_payment_method" | "requires_action" | "requires_capture" | "succeeded" | "canceled";
  received: number;
  charge: Charge | null;
  error: Body | null;
  pending: Card | null;
  metadata: Params;
  texts: { description: string | null; receipt_email: string | null };
};

type Card = { brand: string; last4: string; fault: { code: string; decline_code?: string } | null; asks: boolean };

const cards: Record<string, Card> = {
  "4242424242424242": { brand: "visa", last4: "4242", fault: null, asks: false },
  "4000000000000002": {
    brand: "visa",
    last4: "0002",
    fault: { code: "card_declined", decline_code: "generic_decline" },
    asks: false,
  },
  "4000000000009995": {
    brand: "visa",
    last4: "9995",
    fault: { code: "card_declined", decline_code: "insufficient_funds" },
    asks: false,
  },
  "4000000000000069": { brand: "visa", last4: "0069", fault: { code: "expired_card" }, asks: false },
  "4000000000003220": { brand: "visa", last4: "3220", fault: null, asks: true },
};

// Allowed parameters by endpoint, for the calls that the shop makes.
const common = { expand: "list" } as const;
const creation: Shape = {
  ...common,
  amount: "amount",
  currency: ["ron", "eur", "usd"],
  capture_method: ["automatic", "automatic_async", "manual"],
  allowed_payment_method_types: "list",
  automatic_payment_methods: "map",
  confirmation_method: ["automatic", "manual"],
  customer: "text",
  description: "text",
  metadata: "map",
  receipt_email: "text",
  setup_future_usage: ["off_session", "on_session"],
  statement_descriptor: "text",
  statement_descriptor_suffix: "text",
  transfer_group: "text",
};
const shapes = {
  create: creation,
  retrieve: { ...common, client_secret: "text" },
  capture: { ...common, amount_to_capture: "amount", final_capture: "flag", metadata: "map" },
  cancel: { ...common, cancellation_reason: ["abandoned", "duplicate", "fraudulent", "requested_by_customer"] },
  confirm: { ...common, key: "text", client_secret: "text", payment_method_data: "map", return_url: "text" },
  refund: {
    ...common,
    amount: "amount",
    payment_intent: "text",
    charge: "text",
    metadata: "map",
    reason: ["duplicate", "fraudulent", "requested_by_customer"],
  },
  refunds: {
    ...common,
    payment_intent: "text",
    charge: "text",
    limit: "amount",
    starting_after: "text",
    ending_before: "text",
  },
} as const satisfies Record<string, Shape>;

class Refused extends Error {
  readonly status: number;
  readonly error: Body;
  /** Whether execution had begun: then even a failure is stored under the key. */
  readonly isKept: boolean;
  constructor(status: number, error: Body & { message: string }, { isKept = true } = {}) {
    super(error.message);
    this.status = status;
    this.error = error;
    this.isKept = isKept;
  }
}

const invalid = (message: string, more: Body = {}, status = 400) =>
  new Refused(status, { type: "invalid_request_error", message, ...more });
const unread = (message: string, more: Body = {}) =>
  new Refused(400, { type: "invalid_request_error", message, ...more }, { isKept: false });
const missing = (kind: string, id: string) =>
  invalid(
    `No such ${kind}: '${id}'`,
    { code: "resource_missing", param: kind === "payment_intent" ? "intent" : kind },
    404,
  );

export type StripeDouble = Awaited<ReturnType<typeof openStripeDouble>>;

/** Opens the double on its own port; events are sent to `webhookUrl`, if there is one. */
export async function openStripeDouble({
  webhookUrl,
  clock = systemClock,
}: { webhookUrl?: string; clock?: Clock } = {}) {
  let recorder = webhookUrl ?? null;
  const intents = new Map<string, Intent>();
  const keys = new Map<string, { request: string; answer: Answer }>();
  const requests: { method: string; path: string; params: Params; headers: IncomingMessage["headers"] }[] = [];
  const faults: ("error" | "error-after" | "busy" | "silence" | "cut")[] = [];
  const sending = new Set<Promise<void>>();
  let count = 0;
  let sendsWebhooks = true;
  const newId = (kind: string) => `${kind}_${randomBytes(9).toString("hex")}${++count}`;
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(request.url ?? "/", "http://double");
    const params = paramsIn(request.method === "GET" ? url.search.slice(1) : Buffer.concat(chunks).toString());
    requests.push({ method: request.method ?? "", path: url.pathname, params, headers: request.headers });
    const fault = faults.shift();
    if (fault === "silence") return;
    if (fault === "cut") return void request.socket.destroy();
    const { status, body, headers } = underKey(
      request,
      `${request.method} ${url.pathname} ${JSON.stringify(sorted(params))}`,
      () => {
        if (fault === "busy")
          throw new Refused(
            409,
            {
              type: "invalid_request_error",
              code: "idempotency_key_in_use",
              message: "There is currently another in-progress request using this Idempotent Key",
            },
            { isKept: false },
          );
        if (fault === "error") throw new Refused(500, { type: "api_error", message: "An error occurred on our side" });
        const answer = answerTo(request, url.pathname, params);
        if (fault === "error-after")
          throw new Refused(500, { type: "api_error", message: "An error occurred on our side" });
        return answer;
      },
    );
    response.writeHead(status, {
      "content-type": "application/json",
      "request-id": newId("req"),
      "stripe-version": STRIPE_VERSION,
      ...headers,
    });
    response.end(JSON.stringify(body));
  }

  /** The first response to a key is replayed, whatever it was, if execution of the request had begun. */
  function underKey(
    request: IncomingMessage,
    requested: string,
    call: () => Body,
  ): { status: number; body: Body; headers: Record<string, string> } {
    const key = request.headers["idempotency-key"];
    const isKeyed = request.method === "POST" && typeof key === "string";
    const used = isKeyed ? keys.get(key) : undefined;
    if (used && used.request !== requested) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${String(key)}' if you meant to execute a different request.`;
      return { status: 400, body: { error: { type: "idempotency_error", message } }, headers: {} };
    }
    if (used) return { ...used.answer, headers: { "idempotent-replayed": "true" } };
    const answer = outcomeOf(call);
    if (isKeyed && answer.isKept) keys.set(key, { request: requested, answer });
    return { ...answer, headers: {} };
  }

  function outcomeOf(call: () => Body): Answer {
    try {
      return { status: 200, body: call(), isKept: true };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { status: error.status, body: { error: error.error }, isKept: error.isKept };
    }
  }

  function answerTo(request: IncomingMessage, path: string, params: Params): Body {
    const isPost = request.method === "POST";
    const [version, things, id, move] = path.split("/").slice(1);
    if (version !== "v1") throw unread(`Unrecognized request URL (${request.method}: ${path})`);
    const isBrowser = move === "confirm";
    authorise(request, params, isBrowser);
    if (isPost && !request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded"))
      throw unread("Invalid request: the body must be form-encoded");
    if (things === "payment_intents" && !id && isPost) return create(checked(params, shapes.create));
    if (things === "payment_intents" && id && !move && !isPost) return retrieve(id, checked(params, shapes.retrieve));
    if (things === "payment_intents" && id && move === "capture" && isPost)
      return capture(intentOf(id), checked(params, shapes.capture));
    if (things === "payment_intents" && id && move === "cancel" && isPost)
      return cancel(intentOf(id), checked(params, shapes.cancel));
    if (things === "payment_intents" && id && move === "confirm" && isPost)
      return confirm(intentOf(id), checked(params, shapes.confirm));
    if (things === "refunds" && !id && isPost) return refund(checked(params, shapes.refund));
    if (things === "refunds" && !id && !isPost) return refundsOf(checked(params, shapes.refunds));
    throw unread(`Unrecognized request URL (${request.method}: ${path})`);
  }

  function authorise(request: IncomingMessage, params: Params, isBrowser: boolean): void {
    const key = isBrowser ? params["key"] : request.headers.authorization?.replace(/^Bearer /, "");
    if (key !== (isBrowser ? PUBLISHABLE_KEY : SECRET_KEY))
      throw new Refused(401, { type: "invalid_request_error", message: "Invalid API Key provided" }, { isKept: false });
    if (isBrowser) return;
    if (request.headers["stripe-version"] !== STRIPE_VERSION)
      throw unread(`Invalid Stripe API version: ${String(request.headers["stripe-version"])}`);
    const idempotencyKey = request.headers["idempotency-key"];
    if (typeof idempotencyKey === "string" && idempotencyKey.length > LONGEST_KEY)
      throw unread("The idempotency key is too long");
  }

  // Payment intents.

  function create(params: Params): Body {
    for (const name of ["amount", "currency"])
      if (params[name] === undefined)
        throw unread(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
    const amount = Number(params["amount"]);
    const currency = String(params["currency"]);
    if (amount < (SMALLEST[currency as keyof typeof SMALLEST] ?? 50))
      throw unread("Amount must be at least the minimum", { code: "amount_too_small", param: "amount" });
    if (amount > LARGEST)
      throw unread("Amount must be no more than 99999999", { code: "amount_too_large", param: "amount" });
    const id = newId("pi");
    const intent: Intent = {
      id,
      secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
      amount,
      currency,
      capture: String(params["capture_method"] ?? "automatic_async"),
      created: seconds(),
      status: "requires_payment_method",
      received: 0,
      charge: null,
      error: null,
      pending: null,
      metadata: (params["metadata"] ?? {}) as Params,
      texts: { description: textIn(params, "description"), receipt_email: textIn(params, "receipt_email") },
    };
    intents.set(id, intent);
    sendWebhook("payment_intent.created", shown(intent, []));
    return shown(intent, expandIn(params));
  }

  function retrieve(id: string, params: Params): Body {
    return shown(intentOf(id), expandIn(params));
  }

  function capture(intent: Intent, params: Params): Body {
    if (intent.status !== "requires_capture") throw unexpected(intent, "captured", "requires_capture");
    const amount = params["amount_to_capture"] === undefined ? intent.amount : Number(params["amount_to_capture"]);
    if (amount > intent.amount)
      throw invalid("The amount to capture is greater than the amount authorized", {
        code: "amount_too_large",
        param: "amount_to_capture",
      });
    intent.status = "succeeded";
    intent.received = amount;
    sendWebhook("charge.captured", { ...chargeShown(intent) });
    sendWebhook("payment_intent.succeeded", shown(intent, []));
    return shown(intent, expandIn(params));
  }

  function cancel(intent: Intent, params: Params): Body {
    if (intent.status === "succeeded" || intent.status === "canceled")
      throw unexpected(
        intent,
        "canceled",
        "requires_payment_method, requires_capture, requires_confirmation, requires_action, processing",
      );
    intent.status = "canceled";
    sendWebhook("payment_intent.canceled", shown(intent, []));
    return shown(intent, expandIn(params));
  }

  function unexpected(intent: Intent, what: string, needed: string): Refused {
    const message = `This PaymentIntent could not be ${what} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${what}: ${needed}.`;
    return invalid(message, { code: "payment_intent_unexpected_state", payment_intent: shown(intent, []) });
  }

  /** Submits a card as Stripe's script does. */
  function confirm(intent: Intent, params: Params): Body {
    if (params["client_secret"] !== intent.secret) throw missing("payment_intent", intent.id);
    if (intent.status !== "requires_payment_method" && intent.status !== "requires_action")
      throw unexpected(intent, "confirmed", "requires_payment_method, requires_action");
    const data = params["payment_method_data"] as Params | undefined;
    const number = String((data?.["card"] as Params | undefined)?.["number"] ?? "").replaceAll(" ", "");
    const card = cards[number];
    if (!card)
      throw new Refused(402, {
        type: "card_error",
        code: "card_declined",
        decline_code: "test_mode_live_card",
        message: "Your card was declined. Your request was in test mode, but used a non test card.",
      });
    intent.charge = { id: newId("ch"), brand: card.brand, last4: card.last4, refunds: [] };
    if (card.fault) {
      fail(intent, card.fault);
      throw new Refused(402, {
        type: "card_error",
        ...card.fault,
        message: "Your card was declined.",
        payment_intent: shown(intent, []),
      });
    }
    if (card.asks) {
      intent.status = "requires_action";
      intent.pending = card;
      sendWebhook("payment_intent.requires_action", shown(intent, []));
    } else authorised(intent);
    return shown(intent, []);
  }

  function fail(intent: Intent, fault: Body): void {
    intent.status = "requires_payment_method";
    intent.error = { type: "card_error", message: "Your card was declined.", ...fault };
    sendWebhook("payment_intent.payment_failed", shown(intent, []));
  }

  function authorised(intent: Intent): void {
    intent.error = null;
    intent.pending = null;
    intent.status = intent.capture === "manual" ? "requires_capture" : "succeeded";
    if (intent.status === "succeeded") intent.received = intent.amount;
    sendWebhook(
      intent.status === "succeeded" ? "payment_intent.succeeded" : "payment_intent.amount_capturable_updated",
      shown(intent, []),
    );
  }

  // Refunds.

  function refund(params: Params): Body {
    const id = params["payment_intent"];
    if (id === undefined && params["charge"] === undefined)
      throw unread("One of the following params should be provided for this request: payment_intent or charge.");
    const intent = intents.get(String(id));
    if (!intent) throw missing("payment_intent", String(id));
    if (intent.status !== "succeeded" || !intent.charge)
      throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
    const left = intent.received - refunded(intent.charge);
    const amount = params["amount"] === undefined ? left : Number(params["amount"]);
    if (left === 0)
      throw invalid(`Charge ${intent.charge.id} has already been refunded.`, { code: "charge_already_refunded" });
    if (amount > left)
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
        param: "amount",
      });
    const firstRefund: Refund = {
      id: newId("re"),
      amount,
      status: "succeeded",
      metadata: (params["metadata"] ?? {}) as Params,
      created: seconds(),
    };
    intent.charge.refunds.unshift(firstRefund);
    sendWebhook("refund.created", refundShown(intent, firstRefund));
    sendWebhook("charge.refunded", chargeShown(intent));
    return refundShown(intent, firstRefund);
  }

  function refundsOf(params: Params): Body {
    const intent = intents.get(String(params["payment_intent"]));
    if (!intent) throw missing("payment_intent", String(params["payment_intent"]));
    const all = intent.charge?.refunds ?? [];
    const limit = Number(params["limit"] ?? 10);
    if (limit > 100) throw unread("Invalid limit: must be no more than 100", { param: "limit" });
    const after =
      params["starting_after"] === undefined ? 0 : all.findIndex(({ id }) => id === params["starting_after"]) + 1;
    const data = all.slice(after, after + limit).map((firstRefund) => refundShown(intent, firstRefund));
    return { object: "list", url: "/v1/refunds", has_more: after + limit < all.length, data };
  }

  // The HTTP server.

  function intentOf(id: string): Intent {
    const intent = intents.get(decodeURIComponent(id));
    if (!intent) throw missing("payment_intent", id);
    return intent;
  }

  function shown(intent: Intent, expand: readonly string[]): Body {
    return {
      id: intent.id,
      object: "payment_intent",
      allowed_payment_method_types: ["card"],
      amount: intent.amount,
      amount_capturable: intent.status === "requires_capture" ? intent.amount : 0,
      amount_received: intent.received,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: intent.capture,
      client_secret: intent.secret,
      confirmation_method: "automatic",
      created: intent.created,
      currency: intent.currency,
      last_payment_error: intent.error,
      latest_charge: intent.charge && (expand.includes("latest_charge") ? chargeShown(intent) : intent.charge.id),
      livemode: false,
      metadata: intent.metadata,
      next_action: intent.status === "requires_action" ? { type: "use_stripe_sdk" } : null,
      payment_method: null,
      payment_method_types: ["card"],
      status: intent.status,
      ...intent.texts,
    };
  }

  function chargeShown(intent: Intent): Body {
    const { charge } = intent;
    if (!charge) throw new Error("an intent without a charge has none to show");
    const { id, brand, last4 } = charge;
    return {
      id,
      object: "charge",
      amount: intent.amount,
      amount_captured: intent.received,
      amount_refunded: refunded(charge),
      captured: intent.status === "succeeded",
      currency: intent.currency,
      livemode: false,
      payment_intent: intent.id,
      payment_method_details: { type: "card", card: { brand, last4 } },
      refunded: intent.received > 0 && refunded(charge) === intent.received,
      status: intent.error ? "failed" : "succeeded",
    };
  }

  function refundShown(intent: Intent, { id, amount, status, metadata, created }: Refund): Body {
    return {
      id,
      object: "refund",
      amount,
      charge: intent.charge?.id,
      created,
      currency: intent.currency,
      metadata,
      payment_intent: intent.id,
      reason: null,
      status,
    };
  }

  // Events.

  function sendWebhook(type: string, object: Body): void {
    if (recorder === null || !sendsWebhooks) return;
    const body = JSON.stringify({
      id: newId("evt"),
      object: "event",
      api_version: STRIPE_VERSION,
      created: seconds(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    const sent = deliver(recorder, body);
    sending.add(sent);
    void sent.finally(() => sending.delete(sent));
  }

  async function deliver(url: string, body: string): Promise<void> {
    for (let tries = 0; tries < WEBHOOK_TRIES; tries++) {
      const answer = await fetch(url, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", "stripe-signature": signed(body, seconds()) },
      }).catch(() => null);
      if (answer?.ok) return;
    }
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    /** The settings of a shop that uses this double as Stripe. */
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: url,
      STRIPE_WALLETS: "yes" as const,
    },
    requests,
    sign: signed,
    /** Makes the next calls fail: with a 500 before or after execution, because the key is in use, with no answer, or with a cut connection. */
    failNext(...how: typeof faults) {
      faults.push(...how);
    },
    /** Sends events to this URL from now on. */
    sendWebhooksTo(webhooks: string) {
      recorder = webhooks;
    },
    /** Sends no events from now on. */
    fallSilent() {
      sendsWebhooks = false;
    },
    /** Submits a card as Stripe's script does in the buyer's browser. */
    async give(
      { ref, clientSecret }: { ref: string; clientSecret: string },
      number: string,
    ): Promise<{ status: number; body: Body }> {
      const form = new URLSearchParams({
        key: PUBLISHABLE_KEY,
        client_secret: clientSecret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": number,
        return_url: "https://shop.example/back",
      });
      const response = await fetch(`${url}/v1/payment_intents/${ref}/confirm`, { method: "POST", body: form });
      return { status: response.status, body: (await response.json()) as Body };
    },
    /** The card holder answers the bank's challenge. */
    answerBank(ref: string, { isApproved }: { isApproved: boolean }) {
      const intent = intentOf(ref);
      if (isApproved) authorised(intent);
      else fail(intent, { code: "payment_intent_authentication_failure" });
    },
    /** The buyer's bank returns a pending refund. */
    bounceRefund(ref: string) {
      const intent = intentOf(ref);
      const firstRefund = intent.charge?.refunds[0];
      if (!firstRefund) throw new Error(`${ref} has no refund`);
      firstRefund.status = "failed";
      sendWebhook("refund.failed", refundShown(intent, firstRefund));
    },
    /** A day passes: idempotency keys expire. */
    deleteKeys() {
      keys.clear();
    },
    async close() {
      await Promise.all(sending);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function signed(body: string, seconds: number, secret: string = WEBHOOK_SECRET): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

function refunded({ refunds }: Charge): number {
  return refunds.reduce((total, { amount, status }) => (status === "succeeded" ? total + amount : total), 0);
}

function textIn(params: Params, name: string): string | null {
  const value = params[name];
  return typeof value === "string" ? value : null;
}

function expandIn(params: Params): string[] {
  return Object.values((params["expand"] ?? {}) as Params).map(String);
}

/** Parses `a[b][c]=d` into nested values, as Stripe does. */
function paramsIn(form: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    let at = params;
    for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Params;
    at[path.at(-1) ?? name] = value;
  }
  return params;
}

function checked(params: Params, shape: Shape): Params {
  for (const [name, value] of Object.entries(params)) {
    const kind = shape[name];
    if (kind === undefined)
      throw unread(`Received unknown parameter: ${name}`, { code: "parameter_unknown", param: name });
    const isNested = typeof value !== "string";
    if (isNested !== (kind === "map" || kind === "list")) throw unread(`Invalid ${name}`, { param: name });
    if (kind === "amount" && !/^[1-9]\d*$/.test(String(value)))
      throw unread(`Invalid integer: ${String(value)}`, { code: "parameter_invalid_integer", param: name });
    if (kind === "flag" && value !== "true" && value !== "false")
      throw unread(`Invalid boolean: ${String(value)}`, { param: name });
    if (typeof kind === "object" && !kind.includes(String(value)))
      throw unread(`Invalid ${name}: must be one of ${kind.join(", ")}`, { param: name });
    if (value === "")
      throw unread(`You passed an empty string for '${name}'`, { code: "parameter_invalid_empty", param: name });
  }
  return params;
}

function sorted(params: Params): unknown {
  return Object.entries(params)
    .map(([name, value]) => [name, typeof value === "string" ? value : sorted(value)])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}
