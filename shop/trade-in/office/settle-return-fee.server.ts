import { recordAudit } from "../../../base/audit.server.ts";
import { attempt } from "../../../base/db.server.ts";
import { ok, refuse, type Result } from "../../../base/result.ts";
import type { TransitionError, StaffDeps, StaffTransition } from "./transition-as-staff.server.ts";
import { writeFeeSettled } from "./office.sql.server.ts";
import { auditSubject, type ReturnFee, type TradeIn } from "../trade-in.ts";
import { findTradeIn, insertEmail, lockTradeInOf } from "../trade-ins.sql.server.ts";

type Settled = StaffTransition & {
  how: NonNullable<ReturnFee["settled"]>;
  /** The bank's reference, or why it is waived. */
  note: string;
};

/**
 * The return fee was paid or is waived, once, and the seller gets an e-mail. Refuses with `trade-in-unknown` or
 * `trade-in-not-movable` (no fee was asked for, or it was settled already).
 */
export function settleReturnFee(
  deps: StaffDeps,
  { number, actor, how, note }: Settled,
): Promise<Result<TradeIn, TransitionError>> {
  return attempt(deps.db, async (tx): Promise<Result<TradeIn, TransitionError>> => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
    if (!(await writeFeeSettled(tx, tradeIn.id, { how, note })))
      return refuse.conflict({ code: "trade-in-not-movable", state: tradeIn.state });
    const amount = tradeIn.returnFee?.amount;
    await recordAudit(tx, {
      actor,
      action: `return-fee-${how}`,
      ...auditSubject(tradeIn),
      before: { amount, settled: null },
      after: { amount, settled: how, note },
    });
    const settled = (await findTradeIn(tx, { id: tradeIn.id }))!;
    await insertEmail(
      tx,
      { kind: "return-fee", how, tradeIn: settled },
      { key: `trade-in return-fee ${number}`, compose: deps.composeTradeIn },
    );
    return ok(settled);
  });
}
