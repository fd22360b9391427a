// What the seller has to do about the documents of a trade-in, in any of its states.

import type { CheckReason, SellerIdentity } from "../../../../shop/trade-in/seller-documents/identity.ts";
import { identityStates } from "../../../../shop/trade-in/seller-documents/identity.ts";
import type { TradeInState } from "../../../../shop/trade-in/trade-in.ts";

/**
 * `waiting`: the identity is there, the record comes after testing. `held`: the shop checks the documents, and says no more.
 * Null: nothing to do.
 */
export type SellerDocumentsStep = "identity" | "waiting" | "sign" | "invoice" | "own-account" | "held" | "done" | null;

type SellerDocuments = {
  identity: { kind: SellerIdentity["kind"]; invoice: unknown } | null;
  signature: unknown;
  checks: readonly { reason: CheckReason; settledAt: Date | null }[];
};

export function sellerDocumentsStep(
  { state, isSent }: { state: TradeInState; isSent: boolean },
  { identity, signature, checks }: SellerDocuments,
): SellerDocumentsStep {
  if (isSent || !identityStates.some((each) => each === state)) return null;
  if (identity === null) return "identity";
  const open = checks.filter(({ settledAt }) => settledAt === null);
  if (state === "tested") {
    if (identity.kind === "company" && identity.invoice === null) return "invoice";
    if (identity.kind === "person" && signature === null) return "sign";
    if (open.some(({ reason }) => reason === "watched-serial")) return "held";
    return open.length > 0 ? "own-account" : "done";
  }
  return state === "bounced" ? null : "waiting";
}
