// The Stripe card gateway. The buyer types the card into fields of Stripe's; this process handles only payment intents.
// Invariant: a payment is authorised first and captured by us, every call that moves money carries an idempotency key, and a
// webhook is only a signal to read the intent again: its content is never trusted.

import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { SECOND, type Clock } from "../base/clock.ts";
import type { Environment } from "../base/env.server.ts";
import { bani } from "../base/money.ts";
import { ok, refuse } from "../base/result.ts";
import {
  CardGatewayUnavailable,
  type CardEvent,
  type CardEventKind,
  type CardFace,
  type CardGateway,
  type CardIntent,
  type CardRefund,
  type NewCardIntent,
} from "../shop/payments/card-port.ts";
import { declineOf } from "../shop/payments/stripe-decline.ts";

/** The version of Stripe's API that this file is written for. The version set in Stripe's dashboard does not matter. */
export const STRIPE_VERSION = "2026-10-28.endive";
const ANSWER_WITHIN = 8 * SECOND;
const WEBHOOK_GOOD_FOR = 5 * 60; // seconds
const MOST_REFUNDS = 1000;

type Settings = Pick<
  Environment,
  "STRIPE_SECRET_KEY" | "STRIPE_PUBLISHABLE_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL" | "STRIPE_WALLETS"
>;
type Options = { clock: Clock; patience?: number };

/** The Stripe gateway for the keys in the settings. Makes no call yet. */
export function openStripe(env: Settings, { clock, patience = ANSWER_WITHIN }: Options): CardGateway {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (!secretKey || !publishableKey || !webhookSecret) throw new Error("Stripe needs its three settings");
  const isLive = secretKey.includes("_live_");
  const stripe = new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    timeout: patience,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(env.STRIPE_API_URL && addressOf(new URL(env.STRIPE_API_URL))),
  });
  return {
    name: isLive ? "stripe" : "stripe-test",
    browser: { mode: "stripe", publishableKey, isLive, wallets: env.STRIPE_WALLETS === "yes" },
    createIntent: (wanted) => createIntent(stripe, wanted),
    capture: (ref, { idempotencyKey }) => capture(stripe, ref, idempotencyKey),
    cancel: (ref) => cancel(stripe, ref),
    refund: (ref, wanted) => refund(stripe, ref, wanted),
    async retrieve(ref) {
      const intent = await find(stripe, ref);
      return intent && (await read(stripe, intent));
    },
    parseWebhook: (rawBody, headers) =>
      parseWebhook(stripe, { rawBody, signature: headers.get("stripe-signature") ?? "", webhookSecret, isLive, clock }),
  };
}

/** Calls Stripe. Throws CardGatewayUnavailable if Stripe cannot answer. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isOutside(error) ? new CardGatewayUnavailable(reasonOf(error), { cause: error }) : error;
  }
}

/**
 * For calls that may be repeated without harm: an intent that no buyer has seen takes no money, and an intent is captured only
 * once. Stripe stores even its own failures under a key for a day. If it only replays an old 500, we ask again with a fresh key.
 */
async function askUnderKey<T>(key: string, call: (options: { idempotencyKey: string }) => Promise<T>): Promise<T> {
  return await ask(async () => {
    try {
      return await call({ idempotencyKey: key });
    } catch (error) {
      if (
        !(error instanceof Stripe.errors.StripeError) ||
        (error.statusCode ?? 0) < 500 ||
        error.headers?.["idempotent-replayed"] !== "true"
      )
        throw error;
      return await call({ idempotencyKey: `${key}-${randomUUID()}` });
    }
  });
}

async function find(stripe: Stripe, ref: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await ask(() => stripe.paymentIntents.retrieve(ref, { expand: ["latest_charge"] }));
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

async function read(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<CardIntent> {
  const refunds =
    intent.status === "succeeded"
      ? await ask(() =>
          stripe.refunds.list({ payment_intent: intent.id, limit: 100 }).autoPagingToArray({ limit: MOST_REFUNDS }),
        )
      : [];
  return intentIn(intent, refunds);
}

async function createIntent(stripe: Stripe, wanted: NewCardIntent): ReturnType<CardGateway["createIntent"]> {
  // Stripe forgets a key after a day. An intent that was created under it can still be found by its ref.
  const earlier = wanted.earlierRef === null ? null : await find(stripe, wanted.earlierRef);
  const intent =
    earlier ??
    (await askUnderKey(wanted.idempotencyKey, (options) => stripe.paymentIntents.create(creationOf(wanted), options)));
  if (intent.client_secret === null) throw new Error(`Stripe gave no secret for ${intent.id}`);
  return { ref: intent.id, clientSecret: intent.client_secret, hostedPageUrl: null };
}

async function capture(stripe: Stripe, ref: string, idempotencyKey: string): ReturnType<CardGateway["capture"]> {
  try {
    const captured = await askUnderKey(idempotencyKey, (options) =>
      stripe.paymentIntents.capture(ref, { expand: ["latest_charge"] }, options),
    );
    return ok(await read(stripe, captured));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const intent = await find(stripe, ref);
    if (!intent) return refuse.notFound({ code: "unknown-intent" });
    if (intent.status === "succeeded") return ok(await read(stripe, intent));
    if (intent.status === "requires_capture") throw error;
    return refuse.conflict({ code: "not-authorised", state: (await read(stripe, intent)).state });
  }
}

async function cancel(stripe: Stripe, ref: string): ReturnType<CardGateway["cancel"]> {
  try {
    const cancelled = await ask(() => stripe.paymentIntents.cancel(ref, { expand: ["latest_charge"] }));
    return ok(await read(stripe, cancelled));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const intent = await find(stripe, ref);
    if (!intent) return refuse.notFound({ code: "unknown-intent" });
    if (intent.status === "canceled") return ok(await read(stripe, intent));
    if (intent.status === "succeeded") return refuse.conflict({ code: "already-captured" });
    throw error;
  }
}

async function refund(
  stripe: Stripe,
  ref: string,
  { amount, idempotencyKey }: Parameters<CardGateway["refund"]>[1],
): ReturnType<CardGateway["refund"]> {
  try {
    await ask(() =>
      stripe.refunds.create({ payment_intent: ref, amount, metadata: { key: idempotencyKey } }, { idempotencyKey }),
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const intent = await find(stripe, ref);
    if (!intent) return refuse.notFound({ code: "unknown-intent" });
    const { captured, refunded } = await read(stripe, intent);
    if (captured === 0) return refuse.conflict({ code: "not-captured" });
    if (amount > captured - refunded)
      return refuse.conflict({ code: "exceeds-captured", left: bani(captured - refunded) });
    throw error;
  }
  const intent = await find(stripe, ref);
  return intent ? ok(await read(stripe, intent)) : refuse.notFound({ code: "unknown-intent" });
}

/** The event in a webhook, or null if the signature is wrong or the body is not an event. */
function parseWebhook(
  stripe: Stripe,
  options: { rawBody: string; signature: string; webhookSecret: string; isLive: boolean; clock: Clock },
): CardEvent | null {
  const { rawBody, signature, webhookSecret, isLive, clock } = options;
  try {
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      WEBHOOK_GOOD_FOR,
      undefined,
      clock.now().getTime(),
    );
    if (!isEvent(event)) return null;
    return event.livemode === isLive ? eventIn(event) : { id: event.id, kind: "other" };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

/** Derived from the order alone, so that a repeated call with the same key sends the same parameters. */
function creationOf({ orderNumber, amount, customerEmail }: NewCardIntent): Stripe.PaymentIntentCreateParams {
  return {
    amount,
    currency: "ron", // Stripe's smallest unit for RON is the ban, as ours
    capture_method: "manual",
    allowed_payment_method_types: ["card"],
    description: orderNumber,
    receipt_email: customerEmail,
    metadata: { order: orderNumber },
  };
}

function isOutside(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const status = error.statusCode ?? 0;
  // 409: the same key is in use right now. 429: too many requests. Both may be tried again.
  return error instanceof Stripe.errors.StripeConnectionError || status >= 500 || status === 409 || status === 429;
}

function reasonOf(error: Stripe.errors.StripeError): CardGatewayUnavailable["reason"] {
  if (!(error instanceof Stripe.errors.StripeConnectionError)) return "provider-error";
  return error.message.includes("timeout") ? "timeout" : "unreachable";
}

function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

function intentIn(intent: Stripe.PaymentIntent, stripeRefunds: readonly Stripe.Refund[]): CardIntent {
  const refunds = stripeRefunds.map(refundIn);
  const captured = bani(intent.amount_received);
  const refunded = bani(refunds.reduce((total, { amount, state }) => (state === "done" ? total + amount : total), 0));
  const facts = { ref: intent.id, amount: bani(intent.amount), captured, refunded, refunds, card: faceIn(intent) };
  switch (intent.status) {
    case "requires_payment_method":
      return intent.last_payment_error
        ? { ...facts, state: "failed", decline: declineOf(intent.last_payment_error) }
        : { ...facts, state: "requires-payment" };
    case "requires_confirmation":
      return { ...facts, state: "requires-payment" };
    case "requires_action":
    case "processing":
      return { ...facts, state: "requires-action" };
    case "requires_capture":
      return { ...facts, state: "authorised" };
    case "succeeded":
      return { ...facts, state: refunded === captured ? "refunded" : "captured" };
    case "canceled":
      return { ...facts, state: "cancelled" };
    default:
      throw new Error(`Stripe calls ${intent.id} ${intent.status}, which this shop does not know`);
  }
}

/** A pending refund counts as done. If a bank rejects it, Stripe sends an event later. */
function refundIn({ id, amount, status, metadata }: Stripe.Refund): CardRefund {
  const isFailed = status === "failed" || status === "canceled";
  return { ref: id, key: metadata?.["key"] ?? null, amount: bani(amount), state: isFailed ? "failed" : "done" };
}

const brands: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  unionpay: "UnionPay",
};

function faceIn({ latest_charge: charge }: Stripe.PaymentIntent): CardFace | null {
  const card = charge !== null && typeof charge === "object" ? charge.payment_method_details?.card : null;
  if (!card?.last4) return null;
  return { brand: brands[card.brand ?? ""] ?? "card", last4: card.last4 };
}

const kinds: Record<string, CardEventKind> = {
  "payment_intent.amount_capturable_updated": "authorised",
  "payment_intent.succeeded": "captured",
  "payment_intent.payment_failed": "failed",
  "payment_intent.canceled": "cancelled",
  "charge.refunded": "refunded",
  "charge.refund.updated": "refunded",
  "refund.created": "refunded",
  "refund.updated": "refunded",
  "refund.failed": "refunded",
};

/** Whether a signed body has the fields that we read. Stripe's library checks only the signature. */
function isEvent(body: unknown): body is Stripe.Event {
  const event = body as Partial<Stripe.Event> | null;
  return (
    typeof event?.id === "string" &&
    /^[\x21-\x7e]{1,200}$/.test(event.id) &&
    typeof event.type === "string" &&
    typeof event.data?.object === "object" &&
    event.data.object !== null
  );
}

/** Its `ref` is the intent that the event is about: the object itself, or the one that the charge or refund belongs to. */
function eventIn({ id, type, data }: Stripe.Event): CardEvent {
  const kind = kinds[type];
  const object = data.object as { object?: string; id?: string; payment_intent?: string | { id: string } | null };
  const of = object.object === "payment_intent" ? object.id : object.payment_intent;
  const ref = typeof of === "object" ? of?.id : of;
  return kind === undefined || ref === undefined ? { id, kind: "other" } : { id, kind, ref };
}
