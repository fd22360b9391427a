// Who may see a claim with its photos, apart from staff: the buyer of the order, whoever has the key of the order's links,
// and for a claim about a warranty that was taken over only the account that took it over.

import type { AccountId, VisitorId } from "../../base/id.ts";

/** Who looks: `key` is that of the order's links. */
export type ClaimViewer = { accountId: AccountId | null; visitorId: VisitorId | null; key: string | null };

export type ClaimOwner = {
  isByHolder: boolean;
  /** Null also for a holder whose account was deleted. */
  holderAccount: AccountId | null;
  /** Of the order. */
  visitorId: VisitorId | null;
  linkKey: string;
};

export function isClaimant({ isByHolder, holderAccount, visitorId, linkKey }: ClaimOwner, viewer: ClaimViewer) {
  if (isByHolder) return holderAccount !== null && holderAccount === viewer.accountId;
  return (viewer.visitorId !== null && viewer.visitorId === visitorId) || viewer.key === linkKey;
}
