// The card gateway of a real shop: Stripe. The buyer gives the card to Stripe's own fields; here only intents are moved.
// Invariant: money is authorised first and captured by us, every call that moves money carries a key, and what a
// webhook says is never believed beyond "look".

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

/** The version of Stripe's API whose shapes this file knows; their dashboard's own does not matter. */
export const STRIPE_VERSION = "2026-10-28.endive";
const ANSWER_WITHIN = 8 * SECOND;
const WEBHOOK_GOOD_FOR = 5 * 60; // seconds
const MOST_REFUNDS = 1000;

type Settings = Pick<
  Environment,
  "STRIPE_SECRET_KEY" | "STRIPE_PUBLISHABLE_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL"
>;
type Options = { clock: Clock; patience?: number };

/** Stripe, by the keys of the settings; nothing is asked of it yet. */
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
    ...(env.STRIPE_API_URL && whereIs(new URL(env.STRIPE_API_URL))),
  });

  /** What a call answers; where Stripe cannot say, that is the outside's fault and no answer. */
  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw isOutside(error) ? new CardGatewayUnavailable(reasonOf(error), { cause: error }) : error;
    }
  }

  /**
   * A call that does no more however often it is made: an intent that nobody was given takes no money, and one is captured
   * once. Stripe keeps even its own failures under a key, for a day; where it only repeats an old 500, a fresh key asks anew.
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

  async function find(ref: string): Promise<Stripe.PaymentIntent | null> {
    try {
      return await ask(() => stripe.paymentIntents.retrieve(ref, { expand: ["latest_charge"] }));
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  }

  async function read(intent: Stripe.PaymentIntent): Promise<CardIntent> {
    const refunds =
      intent.status === "succeeded"
        ? await ask(() =>
            stripe.refunds.list({ payment_intent: intent.id, limit: 100 }).autoPagingToArray({ limit: MOST_REFUNDS }),
          )
        : [];
    return intentIn(intent, refunds);
  }

  return {
    name: isLive ? "stripe" : "stripe-test",
    browser: { mode: "stripe", publishableKey, isLive },

    async createIntent(wish) {
      // Stripe forgets a key after a day: what it made under it is then still to be found by its name.
      const earlier = wish.earlierRef === null ? null : await find(wish.earlierRef);
      const intent =
        earlier ??
        (await askUnderKey(wish.idempotencyKey, (options) => stripe.paymentIntents.create(creationOf(wish), options)));
      if (intent.client_secret === null) throw new Error(`Stripe gave no secret for ${intent.id}`);
      return { ref: intent.id, clientSecret: intent.client_secret, hostedPageUrl: null };
    },

    async capture(ref, { idempotencyKey }) {
      try {
        return ok(
          await read(
            await askUnderKey(idempotencyKey, (options) =>
              stripe.paymentIntents.capture(ref, { expand: ["latest_charge"] }, options),
            ),
          ),
        );
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        const intent = await find(ref);
        if (!intent) return refuse.notFound({ code: "unknown-intent" });
        if (intent.status === "succeeded") return ok(await read(intent));
        if (intent.status === "requires_capture") throw error;
        return refuse.conflict({ code: "not-authorised", state: (await read(intent)).state });
      }
    },

    async cancel(ref) {
      try {
        return ok(await read(await ask(() => stripe.paymentIntents.cancel(ref, { expand: ["latest_charge"] }))));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        const intent = await find(ref);
        if (!intent) return refuse.notFound({ code: "unknown-intent" });
        if (intent.status === "canceled") return ok(await read(intent));
        if (intent.status === "succeeded") return refuse.conflict({ code: "already-captured" });
        throw error;
      }
    },

    async refund(ref, { amount, idempotencyKey }) {
      try {
        await ask(() =>
          stripe.refunds.create({ payment_intent: ref, amount, metadata: { key: idempotencyKey } }, { idempotencyKey }),
        );
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        const intent = await find(ref);
        if (!intent) return refuse.notFound({ code: "unknown-intent" });
        const { captured, refunded } = await read(intent);
        if (captured === 0) return refuse.conflict({ code: "not-captured" });
        if (amount > captured - refunded)
          return refuse.conflict({ code: "exceeds-captured", left: bani(captured - refunded) });
        throw error;
      }
      const intent = await find(ref);
      return intent ? ok(await read(intent)) : refuse.notFound({ code: "unknown-intent" });
    },

    async retrieve(ref) {
      const intent = await find(ref);
      return intent && (await read(intent));
    },

    parseWebhook(rawBody, headers) {
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          headers.get("stripe-signature") ?? "",
          webhookSecret,
          WEBHOOK_GOOD_FOR,
          undefined,
          clock.now().getTime(),
        );
        if (!isEvent(event)) return null;
        return event.livemode === isLive ? eventIn(event) : { id: event.id, kind: "other" };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null;
        throw error;
      }
    },
  };
}

function whereIs({ protocol, hostname, port }: URL) {
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

/** Everything here follows from the order alone: asking again with the key asks for the very same. */
function creationOf({ orderNumber, amount, customerEmail }: NewCardIntent): Stripe.PaymentIntentCreateParams {
  return {
    amount,
    currency: "ron", // 1 RON is 100 bani: Stripe's smallest unit is ours
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
  // 409 and 429: the same thing is being done right now, or too much is; ask again.
  return error instanceof Stripe.errors.StripeConnectionError || status >= 500 || status === 409 || status === 429;
}

function reasonOf(error: Stripe.errors.StripeError): CardGatewayUnavailable["reason"] {
  if (!(error instanceof Stripe.errors.StripeConnectionError)) return "provider-error";
  return error.message.includes("timeout") ? "timeout" : "unreachable";
}

function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

function intentIn(intent: Stripe.PaymentIntent, theirs: readonly Stripe.Refund[]): CardIntent {
  const refunds = theirs.map(refundIn);
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

/** A refund on its way counts as done: Stripe says so later where a bank does not take it. */
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

/** Which intent an event is about: itself, or the one that its charge or refund belongs to. */
/** Whether a signed body has what is read of an event: Stripe's library looks at its signature alone. */
function isEvent(told: unknown): told is Stripe.Event {
  const event = told as Partial<Stripe.Event> | null;
  return (
    typeof event?.id === "string" &&
    /^[\x21-\x7e]{1,200}$/.test(event.id) &&
    typeof event.type === "string" &&
    typeof event.data?.object === "object" &&
    event.data.object !== null
  );
}

function eventIn({ id, type, data }: Stripe.Event): CardEvent {
  const kind = kinds[type];
  const object = data.object as { object?: string; id?: string; payment_intent?: string | { id: string } | null };
  const of = object.object === "payment_intent" ? object.id : object.payment_intent;
  const ref = typeof of === "object" ? of?.id : of;
  return kind === undefined || ref === undefined ? { id, kind: "other" } : { id, kind, ref };
}
