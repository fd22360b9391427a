// What the shop writes to a seller: what is told, neither in which words nor with which addresses.
// Invariant: a letter is stored in the transaction of what it tells of, at most once (its key).

import { roleOf, type Actor, type ActorRole } from "../../base/actor.ts";
import type { BounceReason } from "../payments/bank-transfer.ts";
import { bounceReasonIn, type TradeIn, type TradeInState } from "./trade-in.ts";

export type TradeInEmailFacts =
  | { kind: "offered" | "accepted" | "received" | "tested" | "revised" | "paid" | "returned" | "expired" }
  /** `note`: what staff wrote about it. */
  | { kind: "rejected"; by: Exclude<ActorRole, "buyer">; note: string | null }
  /** The seller's bank sent the money back: another account is needed; and then it was given. */
  | { kind: "bounced"; why: BounceReason }
  | { kind: "account-given" }
  /** The fee for the way back came, or is waived: the parcel leaves. */
  | { kind: "return-fee"; how: "paid" | "waived" }
  /** It waits for its seller, and not much longer. */
  | { kind: "expires-soon"; until: Date };

export type TradeInEmail = TradeInEmailFacts & { tradeIn: TradeIn };

/** Puts a letter into words, in the seller's language. Pure: it runs inside the transaction. */
export type ComposeTradeInEmail = (
  emailMessage: TradeInEmail,
  language: TradeIn["language"],
) => { subject: string; text: string; html: string };

/** What its seller is told of a move, or null where there is nothing to hear. */
export function toldOf(move: {
  from: TradeInState;
  to: TradeInState;
  actor: Actor;
  reason: string | null;
}): TradeInEmailFacts | null {
  switch (move.to) {
    case "draft":
    case "testing":
      return null;
    case "expired":
      return move.from === "draft" ? null : { kind: "expired" };
    case "rejected": {
      const by = roleOf(move.actor, "seller");
      return { kind: "rejected", by, note: by === "staff" ? move.reason : null };
    }
    case "bounced":
      return { kind: "bounced", why: bounceReasonIn(move.reason) };
    case "tested":
      return { kind: move.from === "bounced" ? "account-given" : "tested" };
    default:
      return { kind: move.to };
  }
}
