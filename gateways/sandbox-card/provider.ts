// The state of a payment at the sandbox provider: an intent and its transitions.
// Invariant: an intent holds no card number; captured <= amount and refunded <= captured.

import { bani, NOTHING, type Bani } from "../../base/money.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import type {
  CardEventKind,
  CardFace,
  CardIntent,
  CardRefund,
  Decline,
  NewCardIntent,
} from "../../shop/payments/card-port.ts";
import { faceOf, type TestCard } from "./test-cards.ts";

export type Intent = Readonly<{
  ref: string;
  clientSecret: string;
  orderNumber: string;
  returnUrl: string;
  webhookUrl: string;
  language: NewCardIntent["language"];
  amount: Bani;
  state: CardIntent["state"];
  decline: Decline | null;
  captured: Bani;
  refunded: Bani;
  refunds: readonly CardRefund[];
  card: CardFace | null;
  wrongCodes: number;
  sendsWebhooks: boolean;
  losesCaptureAnswer: boolean;
}>;

/** An intent after a change, and the kind of webhook to send, if any. */
export type ProviderChange = { intent: Intent; event: CardEventKind | null };

export const CHALLENGE_CODE = "123456";
const CHALLENGE_TRIES = 3;

type Details = Pick<
  Intent,
  "ref" | "clientSecret" | "orderNumber" | "returnUrl" | "webhookUrl" | "language" | "amount"
>;

export function newIntent(details: Details): Intent {
  return {
    ...details,
    state: "requires-payment",
    decline: null,
    captured: NOTHING,
    refunded: NOTHING,
    refunds: [],
    card: null,
    wrongCodes: 0,
    sendsWebhooks: true,
    losesCaptureAnswer: false,
  };
}

/** The fields of an intent that the shop may see. */
export function snapshot(intent: Intent): CardIntent {
  const { ref, amount, captured, refunded, refunds, card, state, decline } = intent;
  const facts = { ref, amount, captured, refunded, refunds, card };
  return state === "failed" ? { ...facts, state, decline: decline ?? "declined" } : { ...facts, state };
}

export function isPaid(intent: Intent): boolean {
  return intent.state === "authorised" || intent.state === "captured" || intent.state === "refunded";
}

/** Whether a card may be submitted: at first, after a declined card, and while a bank's challenge is open. */
export function takesCard(intent: Intent): boolean {
  return intent.state === "requires-payment" || intent.state === "failed" || intent.state === "requires-action";
}

/** Submits a test card. Domain errors: the intent is paid or cancelled, or the card is the one that makes the provider fail. */
export function giveCard(
  intent: Intent,
  card: TestCard,
): Result<ProviderChange, { code: "closed" } | { code: "provider-fails" }> {
  if (!takesCard(intent)) return refuse.conflict({ code: "closed" });
  const given: Intent = { ...intent, card: faceOf(card), decline: null, wrongCodes: 0 };
  const authorised: Intent = { ...given, state: "authorised" };
  switch (card.behaviour.does) {
    case "authorise":
    case "authorise-slowly":
      return ok({ intent: authorised, event: "authorised" });
    case "authorise-silently":
      return ok({ intent: { ...authorised, sendsWebhooks: false }, event: null });
    case "lose-capture-answer":
      return ok({ intent: { ...authorised, losesCaptureAnswer: true }, event: "authorised" });
    case "challenge":
      return ok({ intent: { ...given, state: "requires-action" }, event: null });
    case "decline":
      return ok(failed(given, card.behaviour.because));
    case "fail":
      return refuse.unavailable({ code: "provider-fails" });
  }
}

/** Submits the bank's code. The third wrong code fails the attempt. */
export function typeCode(
  intent: Intent,
  code: string,
): Result<ProviderChange, { code: "closed" } | { code: "wrong-code"; intent: Intent; triesLeft: number }> {
  if (intent.state !== "requires-action") return refuse.conflict({ code: "closed" });
  if (code.replace(/\s/g, "") === CHALLENGE_CODE) return ok(moved(intent, "authorised"));
  const wrongCodes = intent.wrongCodes + 1;
  const triesLeft = CHALLENGE_TRIES - wrongCodes;
  if (triesLeft > 0) return refuse.invalid({ code: "wrong-code", intent: { ...intent, wrongCodes }, triesLeft });
  return ok(failed(intent, "authentication-failed"));
}

/** The card holder rejects the challenge: this is not their purchase. */
export function denyChallenge(intent: Intent): Result<ProviderChange, { code: "closed" }> {
  if (intent.state !== "requires-action") return refuse.conflict({ code: "closed" });
  return ok(failed(intent, "authentication-failed"));
}

export function capture(intent: Intent): Result<ProviderChange, { code: "not-authorised"; state: Intent["state"] }> {
  if (intent.state === "captured" || intent.state === "refunded") return ok(unchanged(intent));
  if (intent.state !== "authorised") return refuse.conflict({ code: "not-authorised", state: intent.state });
  return ok(moved({ ...intent, captured: intent.amount }, "captured"));
}

export function cancel(intent: Intent): Result<ProviderChange, { code: "already-captured" }> {
  if (intent.state === "cancelled") return ok(unchanged(intent));
  if (intent.captured > 0) return refuse.conflict({ code: "already-captured" });
  return ok(moved(intent, "cancelled"));
}

export function refund(
  intent: Intent,
  { amount, key }: { amount: Bani; key: string },
): Result<ProviderChange, { code: "not-captured" } | { code: "exceeds-captured"; left: Bani }> {
  if (intent.captured === 0) return refuse.conflict({ code: "not-captured" });
  const left = bani(intent.captured - intent.refunded);
  if (amount > left) return refuse.conflict({ code: "exceeds-captured", left });
  const refunded = bani(intent.refunded + amount);
  const refunds = [
    ...intent.refunds,
    { ref: `re_${intent.ref}_${intent.refunds.length + 1}`, key, amount, state: "done" as const },
  ];
  return ok({
    intent: { ...intent, refunded, refunds, state: refunded === intent.captured ? "refunded" : "captured" },
    event: "refunded",
  });
}

function moved(intent: Intent, state: "authorised" | "captured" | "cancelled"): ProviderChange {
  return { intent: { ...intent, state }, event: state };
}

function failed(intent: Intent, decline: Decline): ProviderChange {
  return { intent: { ...intent, state: "failed", decline }, event: "failed" };
}

function unchanged(intent: Intent): ProviderChange {
  return { intent, event: null };
}
