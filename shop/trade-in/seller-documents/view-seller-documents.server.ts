import type { Db } from "../../../base/db.server.ts";
import { refuse, ok } from "../../../base/result.ts";
import type { StaffActor } from "../office/transition-as-staff.server.ts";
import type { TradeIn, TradeInNumber } from "../trade-in.ts";
import { findTradeIn } from "../trade-ins.sql.server.ts";
import type { IdentityDeps } from "./give-identity.server.ts";
import {
  countSales,
  findIdentity,
  findSignature,
  listChecks,
  listSerials,
  missingDocumentOf,
} from "./seller-documents.sql.server.ts";
import { recordReading } from "./signed-record.server.ts";
import { unsealSeller } from "./sealed-seller.server.ts";

/** The documents of a trade-in without anything encrypted: what everybody may see who may see the trade-in. */
export async function viewSellerDocuments({ db }: { db: Db }, { id }: Pick<TradeIn, "id">) {
  const [identity, signature, checks, serials, missing, sales] = await Promise.all([
    findIdentity(db, id),
    findSignature(db, id),
    listChecks(db, id),
    listSerials(db, id),
    missingDocumentOf(db, id),
    countSales(db, id),
  ]);
  return {
    identity: identity && {
      kind: identity.kind,
      masked: identity.masked,
      givenAt: identity.givenAt,
      invoice:
        identity.invoiceNumber === null ? null : { number: identity.invoiceNumber, day: identity.invoiceDay ?? "" },
    },
    signature: signature && {
      method: signature.method,
      at: signature.signedAt,
      clientIp: signature.clientIp,
      documentHash: signature.documentHash,
      pdfHash: signature.pdfHash,
    },
    checks,
    serials: serials.map(({ written }) => written),
    missing,
    /** Sales of the same seller in the last year, this one included; 0 without an identity. */
    sales,
  };
}

export type SellerDocumentsView = Awaited<ReturnType<typeof viewSellerDocuments>>;

/**
 * The identity in full, for a member of staff; the reading is in the audit log. Refuses with `trade-in-unknown`,
 * `identity-missing` or `identity-unavailable` (the shop has no key).
 */
export async function readIdentity(
  deps: IdentityDeps,
  { number, actor }: { number: TradeInNumber | null; actor: StaffActor },
) {
  const tradeIn = number === null ? null : await findTradeIn(deps.db, { number });
  if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
  const row = await findIdentity(deps.db, tradeIn.id);
  if (!row) return refuse.conflict({ code: "identity-missing" });
  if (!deps.identityKeys) return refuse.unavailable({ code: "identity-unavailable" });
  const identity = unsealSeller(deps.identityKeys, row, tradeIn.id);
  await recordReading(deps.db, { tradeIn, reader: actor, action: "identity-read" });
  return ok(identity);
}
