// What the shop asks of any company that takes cards for it: the sandbox, or Stripe.
// Invariant: no card number crosses this port, and money is only authorised until the shop captures it.

import type { Bani } from "../../base/money.ts";
import type { Result } from "../../base/result.ts";
import type { CardFault, CardField } from "./card-form.ts";

/** Why a bank or the provider said no. The buyer may try again, with this card or another. */
export const declines = ["declined", "insufficient-funds", "expired-card", "authentication-failed"] as const;
export type Decline = (typeof declines)[number];

/** What may be known of a card: never its number. */
export type CardFace = { brand: string; last4: string };

/**
 * One refund at the provider. `key` is the idempotency key it was asked for with, or null where somebody made it by hand at
 * the provider; one that was done may fail later, when the buyer's bank does not take it.
 */
export type CardRefund = { ref: string; key: string | null; amount: Bani; state: "done" | "failed" };

/**
 * One purchase at the provider. `requires-payment` waits for a card, `requires-action` for the holder's bank (3-D Secure),
 * `failed` may be tried again, `captured` may be partly refunded, `refunded` is refunded whole.
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
  /** The same key gives the same intent, however often it is asked for. */
  idempotencyKey: string;
  /** What an earlier call with this key answered, or null: a provider may forget keys after a day. */
  earlierRef: string | null;
  /** Where the provider's own pages send the buyer back to, whatever came of it. Its origin is the one that may confirm. */
  returnUrl: string;
  language: "ro" | "en" | "hu" | "uk";
  customerEmail: string;
};

export type CreatedCardIntent = {
  ref: string;
  /** For the buyer's own browser only: with it a card can be given for this intent. */
  clientSecret: string;
  /** The provider's page that works without JavaScript, or null where the provider has none. */
  hostedPageUrl: string | null;
};

export type CardEventKind = "authorised" | "captured" | "failed" | "cancelled" | "refunded";

/**
 * A signed message of the provider: something happened to this intent, which is then asked for as it is now. It may come
 * late, twice, out of order or never, and so says nothing that is believed. `other` needs a 200 and nothing else.
 */
export type CardEvent = { id: string; kind: CardEventKind; ref: string } | { id: string; kind: "other" };

/** Where the shop's own card form may send a card: to the sandbox, and nowhere else. */
export type SandboxBrowser = { mode: "sandbox"; confirmOrigin: string };
/** Stripe's own fields, loaded from Stripe, take the card; the shop has no form for it. */
export type StripeBrowser = { mode: "stripe"; publishableKey: string; isLive: boolean };
/** What the checkout screen needs in the browser to hand the card to the provider. */
export type CardBrowser = SandboxBrowser | StripeBrowser;

export type CardGateway = {
  /** Kept with each payment, as `provider`: a reference means something only to the gateway that made it. */
  readonly name: string;
  readonly browser: CardBrowser;

  /** Asks for an intent whose money will be authorised first and captured by us. */
  createIntent(intent: NewCardIntent): Promise<CreatedCardIntent>;
  /** Takes the authorised money, all of it. Capturing again answers the same. */
  capture(
    ref: string,
    options: { idempotencyKey: string },
  ): Promise<Result<CardIntent, { code: "unknown-intent" } | { code: "not-authorised"; state: CardIntentState }>>;
  /** Gives up an intent and frees the authorised money. Cancelling again answers the same. */
  cancel(ref: string): Promise<Result<CardIntent, { code: "unknown-intent" } | { code: "already-captured" }>>;
  /** Gives captured money back, in whole bani; several refunds may add up to what was captured, never above. */
  refund(
    ref: string,
    options: { amount: Bani; idempotencyKey: string },
  ): Promise<
    Result<CardIntent, { code: "unknown-intent" } | { code: "not-captured" } | { code: "exceeds-captured"; left: Bani }>
  >;
  /** The intent as the provider knows it now, or null where it knows of none. */
  retrieve(ref: string): Promise<CardIntent | null>;
  /**
   * The event in a webhook's raw body; null where the signature is not the provider's or is older
   * than five minutes, and where the body is no event.
   */
  parseWebhook(rawBody: string, headers: Headers): CardEvent | null;
};

/**
 * Thrown by every call of the gateway where the provider cannot be asked: nothing is known of the outcome, the call may
 * have been done. Ask again with the same key, or retrieve.
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
 * What the sandbox answers the browser that sent it a card as JSON to `{confirmOrigin}/v1/intents/{ref}/confirm`, with
 * `clientSecret` beside the fields of the card form. The browser goes to `nextUrl`, if there is one.
 */
export type CardConfirmation =
  | { status: "authorised"; nextUrl: string }
  | { status: "requires_action"; nextUrl: string }
  | { status: "declined"; code: Decline }
  | { status: "invalid"; fields: Partial<Record<CardField, CardFault | "test-cards-only">> }
  | { status: "closed" }
  | { status: "error" };
