import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { takeIn } from "../../inventory/receiving/receive-units.server.ts";
import type { TransitionError, StaffTransition } from "./transition-as-staff.server.ts";
import { isUnderMargin } from "../seller-documents/identity.ts";
import { findIdentity } from "../seller-documents/seller-documents.sql.server.ts";
import { markStocked } from "./office.sql.server.ts";
import { stockOf, type StockAs } from "./stock-of.ts";
import { auditSubject, currentOffer } from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";

/**
 * Receives what was bought as units, whole or by part, once; returns their codes. Their costs sum to the price paid,
 * and they are taxed on the margin unless a company that pays VAT sold them. Refuses with `trade-in-unknown`,
 * `trade-in-not-movable` (not paid yet), `stocked` (received already) or `no-machine` (components cannot become a
 * machine).
 */
export function takeIntoStock(deps: { db: Db }, { number, actor, as }: StaffTransition & { as: StockAs }) {
  return attempt(
    deps.db,
    async (
      tx,
    ): Promise<
      Result<string[], TransitionError | DomainError<"conflict", "stocked"> | DomainError<"invalid", "no-machine">>
    > => {
      const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
      if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
      const [offer, { payout }] = [currentOffer(tradeIn), tradeIn];
      if (tradeIn.state !== "paid" || !offer || !payout)
        return refuse.conflict({ code: "trade-in-not-movable", state: tradeIn.state });
      if (as === "machine" && tradeIn.of !== "machine") return refuse.invalid({ code: "no-machine" });
      if (!(await markStocked(tx, tradeIn.id))) return refuse.conflict({ code: "stocked" });
      const codes = await takeIn(tx, {
        source: `${number}`,
        taxRegime: isUnderMargin(await findIdentity(tx, tradeIn.id)) ? "margin" : "normal",
        things: stockOf(offer, { paid: payout.amount, as }),
      });
      await recordAudit(tx, {
        actor,
        action: "stocked",
        ...auditSubject(tradeIn),
        after: { as, codes, paid: payout.amount },
      });
      return ok(codes);
    },
  );
}
