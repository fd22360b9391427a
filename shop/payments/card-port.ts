// The interface to a company that processes cards for the shop: the sandbox, or Stripe.
// Invariant: no card number crosses this port, and money is only authorised until the shop captures it.

import type { Bani } from "../../base/money.ts";
import type { Result } from "../../base/result.ts";
import type { CardFieldIssue, CardField } from "./card-form.ts";

/** Why a bank or the provider declined. The buyer may try again, with this card or another. */
export const declines = ["declined", "insufficient-funds", "expired-card", "authentication-failed"] as const;
export type Decline = (typeof declines)[number];

/** The facts of a card that may be stored: never its number. */
export type CardFace = { brand: string; last4: string };

/**
 * One refund at the provider. `key` is the idempotency key of its request, or null if somebody made it by hand at the
 * provider; a refund that was done may fail later, if the buyer's bank does not accept it.
 */
export type CardRefund = { ref: string; key: string | null; amount: Bani; state: "done" | "failed" };

/**
 * One purchase at the provider. `requires-payment` waits for a card, `requires-action` for the holder's bank (3-D
 * Secure), `failed` may be tried again, `captured` may be partly refunded, `refunded` is refunded in full.
 */
export type CardIntent = {
  ref: string;
  amount: Bani;
  captured: Bani;
  /** The total of all refunds so far that have not failed. */
  refunded: Bani;
  refunds: readonly CardRefund[];
  card: CardFace | null;
} & (
  | { state: "requires-payment" | "requires-action" | "authorised" | "captured" | "cancelled" | "refunded" }
  | { state: "failed"; decline: Decline }
);
export type CardIntentState = CardIntent["state"];

export type NewCardIntent = {
  orderNumber: string;
  amount: Bani;
  currency: "RON";
  /** The same key returns the same intent. */
  idempotencyKey: string;
  /** The result of an earlier call with this key, or null: a provider may forget keys after a day. */
  earlierRef: string | null;
  /**
   * Where the provider's own pages send the buyer back to, whatever the result. Only this origin may confirm the
   * intent.
   */
  returnUrl: string;
  language: "ro" | "en" | "hu" | "uk";
  customerEmail: string;
};

export type CreatedCardIntent = {
  ref: string;
  /** For the buyer's own browser only: authorises submitting a card for this intent. */
  clientSecret: string;
  /** The provider's page that works without JavaScript, or null if the provider has none. */
  hostedPageUrl: string | null;
};

export type CardEventKind = "authorised" | "captured" | "failed" | "cancelled" | "refunded";

/**
 * A signed event of the provider about an intent, whose current state is then retrieved. It may come late, twice, out
 * of order or never, so its contents are not trusted. `other` needs a 200 and nothing else.
 */
export type CardEvent = { id: string; kind: CardEventKind; ref: string } | { id: string; kind: "other" };

/** The only URL to which the shop's own card form may send a card: the sandbox. */
export type SandboxBrowser = { mode: "sandbox"; confirmOrigin: string };
/** Stripe's own fields, loaded from Stripe, take the card; the shop has no form for it. */
export type StripeBrowser = {
  mode: "stripe";
  publishableKey: string;
  isLive: boolean;
  /** Whether buyers are offered Apple Pay and Google Pay, where their browser has one. */
  wallets: boolean;
};
/** What the checkout screen needs in the browser to pass the card to the provider. */
export type CardBrowser = SandboxBrowser | StripeBrowser;

export type CardGateway = {
  /** Stored with each payment, as `provider`: a reference is only valid for the gateway that created it. */
  readonly name: string;
  readonly browser: CardBrowser;

  /** Creates an intent whose money is authorised first and captured by the shop. */
  createIntent(intent: NewCardIntent): Promise<CreatedCardIntent>;
  /** Captures the whole authorised amount. Capturing again returns the same. */
  capture(
    ref: string,
    options: { idempotencyKey: string },
  ): Promise<Result<CardIntent, { code: "unknown-intent" } | { code: "not-authorised"; state: CardIntentState }>>;
  /** Cancels an intent and releases the authorised money. Cancelling again returns the same. */
  cancel(ref: string): Promise<Result<CardIntent, { code: "unknown-intent" } | { code: "already-captured" }>>;
  /** Refunds captured money, in whole bani; the sum of the refunds never exceeds the captured amount. */
  refund(
    ref: string,
    options: { amount: Bani; idempotencyKey: string },
  ): Promise<
    Result<CardIntent, { code: "unknown-intent" } | { code: "not-captured" } | { code: "exceeds-captured"; left: Bani }>
  >;
  /** The current state of the intent at the provider, or null if it knows of none. */
  retrieve(ref: string): Promise<CardIntent | null>;
  /**
   * The event in a webhook's raw body; null if the signature is not the provider's or is older than five minutes, or if
   * the body is not an event.
   */
  parseWebhook(rawBody: string, headers: Headers): CardEvent | null;
};

/**
 * Thrown by every call of the gateway if the provider cannot be reached: the outcome is unknown, the call may have
 * succeeded. Call again with the same key, or retrieve.
 */
export class CardGatewayUnavailable extends Error {
  readonly reason: "timeout" | "unreachable" | "provider-error";

  constructor(reason: "timeout" | "unreachable" | "provider-error", options?: ErrorOptions) {
    super(`the card provider cannot be asked: ${reason}`, options);
    this.name = "CardGatewayUnavailable";
    this.reason = reason;
  }
}

/**
 * The sandbox's answer to the browser that sent it a card as JSON to `{confirmOrigin}/v1/intents/{ref}/confirm`, with
 * `clientSecret` beside the fields of the card form. The browser goes to `nextUrl`, if there is one.
 */
export type CardConfirmation =
  | { status: "authorised"; nextUrl: string }
  | { status: "requires_action"; nextUrl: string }
  | { status: "declined"; code: Decline }
  | { status: "invalid"; fields: Partial<Record<CardField, CardFieldIssue | "test-cards-only">> }
  | { status: "closed" }
  | { status: "error" };
