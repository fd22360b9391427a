import { createHash } from "node:crypto";
import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, databaseTime, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { auditSubject, mayAccess, type Requester, type TradeIn, type TradeInNumber } from "../trade-in.ts";
import { findTradeIn, lockTradeInOf } from "../trade-ins.sql.server.ts";
import type { RecordSignature, SellerIdentity } from "./identity.ts";
import { sealIdentity, type IdentityKeys } from "./identity-keys.server.ts";
import type { SellerDocumentError, IdentityDeps } from "./give-identity.server.ts";
import { sameName } from "./same-name.ts";
import { findSignature, insertSignature, listSerials } from "./seller-documents.sql.server.ts";
import { loadSeller } from "./sealed-seller.server.ts";

/** What the purchase record is made of. `signature`: null for the record that the seller is to sign. */
export type PurchaseRecord = {
  tradeIn: TradeIn;
  identity: SellerIdentity;
  serials: readonly string[];
  signature: RecordSignature | null;
};

/** Draws the record as a PDF; implemented by the app. Invariant: the same record gives the same bytes. */
export type DrawRecord = (record: PurchaseRecord) => Promise<Buffer>;

export type RecordDeps = IdentityDeps & { drawPurchaseRecord: DrawRecord };

export type NotSigned =
  | SellerDocumentError
  | DomainError<"conflict", "identity-missing" | "record-changed" | "record-signed">
  | DomainError<"conflict", "seller-is-company">
  | DomainError<"invalid", "signed-name-differs">;

/** What signed bytes are bound to. */
export const aboutSignature = (tradeInId: TradeIn["id"]) => `signature of ${tradeInId}`;

export const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** The record of a trade-in that is owed, before its signature; null without an identity, or for a company. */
export async function unsignedRecord(
  db: Db,
  keys: IdentityKeys,
  tradeIn: TradeIn,
): Promise<(PurchaseRecord & { signature: null }) | null> {
  const identity = await loadSeller(db, keys, tradeIn.id);
  if (identity?.kind !== "person" || !tradeIn.payout) return null;
  const serials = (await listSerials(db, tradeIn.id)).map(({ written }) => written);
  return { tradeIn, identity, serials, signature: null };
}

type Signed = Requester & {
  number: TradeInNumber | null;
  /** SHA-256 of the record on the seller's page. */
  documentHash: string;
} & Pick<RecordSignature, "method" | "name" | "drawing" | "clientIp">;

/**
 * Signs the purchase record for the amount owed: stores time, IP address, method, drawing, the hash of what was signed,
 * and the signed PDF, encrypted. Refuses with `trade-in-unknown`, `trade-in-not-movable` (nothing agreed yet, or paid),
 * `identity-missing`, `seller-is-company` (an invoice instead), `identity-unavailable`, `record-changed` (the page
 * showed another record), `signed-name-differs` (the typed name is not the seller's) or `record-signed` (of two at once, one is stored).
 */
export async function signRecord(deps: RecordDeps, signed: Signed): Promise<Result<null, NotSigned>> {
  const { number, documentHash } = signed;
  const keys = deps.identityKeys;
  const tradeIn = number === null ? null : await findTradeIn(deps.db, { number });
  if (!tradeIn || !mayAccess(tradeIn, signed)) return refuse.notFound({ code: "trade-in-unknown" });
  if (!keys) return refuse.unavailable({ code: "identity-unavailable" });
  if (tradeIn.state !== "tested" || !tradeIn.payout)
    return refuse.conflict({ code: "trade-in-not-movable", state: tradeIn.state });
  const identity = await loadSeller(deps.db, keys, tradeIn.id);
  if (identity?.kind === "company") return refuse.conflict({ code: "seller-is-company" });
  const record = await unsignedRecord(deps.db, keys, tradeIn);
  if (!record) return refuse.conflict({ code: "identity-missing" });
  if (sha256(await deps.drawPurchaseRecord(record)) !== documentHash) {
    const isSigned = (await findSignature(deps.db, tradeIn.id)) !== null;
    return refuse.conflict({ code: isSigned ? "record-signed" : "record-changed" });
  }
  const { method, name, drawing, clientIp } = signed;
  if (!sameName(name, record.identity.name)) return refuse.invalid({ code: "signed-name-differs" });
  const at = await databaseTime(deps.db);
  const signature: RecordSignature = { method, name, drawing, clientIp, at, documentHash };
  const pdf = await deps.drawPurchaseRecord({ ...record, signature });
  return storeSignature({ db: deps.db, keys }, { record, signature, pdf });
}

/** Stores it if the record is still the one that was signed. */
function storeSignature(
  { db, keys }: { db: Db; keys: IdentityKeys },
  { record, signature, pdf }: { record: PurchaseRecord; signature: RecordSignature; pdf: Buffer },
): Promise<Result<null, NotSigned>> {
  const { id, payout } = record.tradeIn;
  return attempt(db, async (tx): Promise<Result<null, NotSigned>> => {
    const locked = await lockTradeInOf(tx, record.tradeIn.number!);
    if (locked?.state !== "tested" || !locked.payout)
      return refuse.conflict({ code: "trade-in-not-movable", state: locked?.state ?? "expired" });
    const [identity, serials] = [
      await loadSeller(tx, keys, id),
      (await listSerials(tx, id)).map((each) => each.written),
    ];
    const isSame =
      locked.payout.amount === payout!.amount &&
      JSON.stringify([identity, serials]) === JSON.stringify([record.identity, record.serials]);
    if (!isSame) return refuse.conflict({ code: "record-changed" });
    const about = aboutSignature(id);
    const { method, name, drawing, clientIp, at: signedAt, documentHash } = signature;
    const text = sealIdentity(keys, Buffer.from(JSON.stringify({ name, drawing })), about);
    const isStored = await insertSignature(tx, id, {
      amount: locked.payout.amount,
      method,
      clientIp,
      documentHash,
      pdfHash: sha256(pdf),
      signedAt,
      ...text,
      pdf: sealIdentity(keys, pdf, about).sealed,
    });
    if (!isStored) return refuse.conflict({ code: "record-signed" });
    await recordAudit(tx, {
      actor: "seller",
      action: "record-signed",
      ...auditSubject(locked),
      after: { amount: locked.payout.amount, method, documentHash, clientIp },
    });
    return ok(null);
  });
}
