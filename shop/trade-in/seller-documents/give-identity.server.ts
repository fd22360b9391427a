import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import {
  auditSubject,
  mayAccess,
  wasSent,
  type Requester,
  type TradeInNumber,
  type TradeInState,
} from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";
import { identityStates, maskedIdentity, type SellerIdentity } from "./identity.ts";
import type { IdentityKeys } from "./identity-keys.server.ts";
import { comparePayee, storeSeller } from "./sealed-seller.server.ts";
import { voidSignature } from "./seller-documents.sql.server.ts";

/** `identityKeys`: null where the shop has no key to encrypt with. */
export type IdentityDeps = { db: Db; identityKeys: IdentityKeys | null };

export type SellerDocumentError =
  | DomainError<"not-found", "trade-in-unknown">
  | DomainError<"conflict", "trade-in-not-movable", { state: TradeInState }>
  | DomainError<"unavailable", "identity-unavailable">;

/**
 * Stores who sells, encrypted, and compares the account's holder with them. Another identity voids the signature. Refuses
 * with `trade-in-unknown`, `trade-in-not-movable` (not accepted yet, ended, or the money has left) or
 * `identity-unavailable` (the shop has no key).
 */
export function giveIdentity(
  deps: IdentityDeps,
  { number, identity, ...requester }: Requester & { number: TradeInNumber | null; identity: SellerIdentity },
): Promise<Result<null, SellerDocumentError>> {
  return attempt(deps.db, async (tx): Promise<Result<null, SellerDocumentError>> => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn || !mayAccess(tradeIn, requester)) return refuse.notFound({ code: "trade-in-unknown" });
    const { id: tradeInId, state, payout, agreement } = tradeIn;
    if (!identityStates.some((each) => each === state) || !agreement || (payout && wasSent(payout)))
      return refuse.conflict({ code: "trade-in-not-movable", state });
    if (!deps.identityKeys) return refuse.unavailable({ code: "identity-unavailable" });
    await storeSeller(tx, deps.identityKeys, { tradeInId, identity });
    const isVoided = await voidSignature(tx, tradeInId);
    await comparePayee(tx, deps.identityKeys, { tradeInId, payee: payout?.name ?? agreement.payee });
    await recordAudit(tx, {
      actor: "seller",
      action: "identity-given",
      ...auditSubject(tradeIn),
      after: { kind: identity.kind, number: maskedIdentity(identity), ...(isVoided && { signature: "voided" }) },
    });
    return ok(null);
  });
}
