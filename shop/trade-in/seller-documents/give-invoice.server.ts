import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { auditSubject, mayAccess, wasSent, type Requester, type TradeInNumber } from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";
import { writeInvoice } from "./seller-documents.sql.server.ts";
import type { SellerDocumentError } from "./give-identity.server.ts";

/**
 * Stores the number and the day ("2026-11-23") of a company's invoice for what it sells. Refuses with
 * `trade-in-unknown`, `trade-in-not-movable` (nothing agreed yet, or the money has left) or `identity-missing` (the
 * seller is no company).
 */
export function giveInvoice(
  deps: { db: Db },
  {
    number,
    invoice,
    ...requester
  }: Requester & { number: TradeInNumber | null; invoice: { number: string; day: string } },
): Promise<Result<null, SellerDocumentError | DomainError<"conflict", "identity-missing">>> {
  return attempt(deps.db, async (tx) => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn || !mayAccess(tradeIn, requester)) return refuse.notFound({ code: "trade-in-unknown" });
    const { id, state, payout } = tradeIn;
    if (state !== "tested" || !payout || wasSent(payout))
      return refuse.conflict({ code: "trade-in-not-movable", state });
    if (!(await writeInvoice(tx, id, invoice))) return refuse.conflict({ code: "identity-missing" });
    await recordAudit(tx, { actor: "seller", action: "invoice-given", ...auditSubject(tradeIn), after: invoice });
    return ok(null);
  });
}
