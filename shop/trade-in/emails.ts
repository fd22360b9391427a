// E-mails to a seller: their data, without wording or addresses.
// Invariant: an e-mail is stored in the transaction of the event it reports, at most once (by its key).

import { roleOf, type Actor, type ActorRole } from "../../base/actor.ts";
import type { BounceReason } from "../payments/bank-transfer.ts";
import { bounceReasonIn, type TradeIn, type TradeInState } from "./trade-in.ts";

export type TradeInEmailFacts =
  | { kind: "offered" | "accepted" | "received" | "tested" | "revised" | "paid" | "returned" | "expired" }
  /** `note`: what staff wrote about it. */
  | { kind: "rejected"; by: Exclude<ActorRole, "buyer">; note: string | null }
  /** The seller's bank returned the money: another account is needed; and the confirmation that it was given. */
  | { kind: "bounced"; why: BounceReason }
  | { kind: "account-given" }
  /** The courier's label for the parcel to the shop is ready. */
  | { kind: "label" }
  /** The account has another holder: the seller is asked for one in their own name. */
  | { kind: "own-account" }
  /** The return fee was paid or waived: the parcel is sent. */
  | { kind: "return-fee"; how: "paid" | "waived" }
  /** Reminder: it waits for the seller and expires soon. */
  | { kind: "expires-soon"; until: Date };

export type TradeInEmail = TradeInEmailFacts & { tradeIn: TradeIn };

/** Renders an e-mail in the seller's language. Pure: it runs inside the transaction. */
export type ComposeTradeInEmail = (
  email: TradeInEmail,
  language: TradeIn["language"],
) => { subject: string; text: string; html: string };

/** The e-mail about a transition, or null if it sends none. */
export function emailFactsOf(transition: {
  from: TradeInState;
  to: TradeInState;
  actor: Actor;
  reason: string | null;
}): TradeInEmailFacts | null {
  switch (transition.to) {
    case "draft":
    case "testing":
      return null;
    case "expired":
      return transition.from === "draft" ? null : { kind: "expired" };
    case "rejected": {
      const by = roleOf(transition.actor, "seller");
      return { kind: "rejected", by, note: by === "staff" ? transition.reason : null };
    }
    case "bounced":
      return { kind: "bounced", why: bounceReasonIn(transition.reason) };
    case "tested":
      return { kind: transition.from === "bounced" ? "account-given" : "tested" };
    default:
      return { kind: transition.to };
  }
}
