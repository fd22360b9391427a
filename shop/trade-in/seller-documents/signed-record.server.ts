import { recordAudit } from "../../../base/audit.server.ts";
import { transaction, type Db } from "../../../base/db.server.ts";
import { auditSubject, type TradeIn } from "../trade-in.ts";
import { unsealIdentity } from "./identity-keys.server.ts";
import type { IdentityDeps } from "./give-identity.server.ts";
import { findSignature } from "./seller-documents.sql.server.ts";
import { aboutSignature, unsignedRecord, type PurchaseRecord } from "./sign-record.server.ts";

/**
 * The signed record of a trade-in as it is stored, or null. `reader`: a member of staff, whose reading is recorded in the
 * audit log; null for the seller.
 */
export async function signedRecord(
  deps: IdentityDeps,
  { tradeIn, reader }: { tradeIn: TradeIn; reader: string | null },
): Promise<Buffer | null> {
  const keys = deps.identityKeys;
  const signature = keys && (await findSignature(deps.db, tradeIn.id));
  if (!keys || !signature) return null;
  if (reader !== null) await recordReading(deps.db, { tradeIn, reader, action: "record-read" });
  return unsealIdentity(keys, { keyId: signature.keyId, sealed: signature.pdf }, aboutSignature(tradeIn.id));
}

/** The record that a seller is to sign; null without an identity, or if the shop has no key. */
export function recordToSign(deps: IdentityDeps, tradeIn: TradeIn): Promise<PurchaseRecord | null> {
  return deps.identityKeys ? unsignedRecord(deps.db, deps.identityKeys, tradeIn) : Promise.resolve(null);
}

/** Records in the audit log that a member of staff read what is encrypted. */
export function recordReading(
  db: Db,
  { tradeIn, reader, action }: { tradeIn: TradeIn; reader: string; action: "record-read" | "identity-read" },
): Promise<void> {
  return transaction(db, (tx) => recordAudit(tx, { actor: reader, action, ...auditSubject(tradeIn) }));
}
