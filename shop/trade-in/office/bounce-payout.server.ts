import { recordAudit } from "../../../base/audit.server.ts";
import { refuse } from "../../../base/result.ts";
import type { BounceReason } from "../../payments/bank-transfer.ts";
import { transitionAsStaff, type NotMoved, type StaffDeps, type StaffTransition } from "./move-as-staff.server.ts";
import { writeBounced } from "./office.sql.server.ts";
import { auditSubject } from "../trade-in.ts";

type Bounced = StaffTransition & {
  /** Of the payout that was seen, so that no later one is taken for it. */
  attempt: number;
  why: BounceReason;
  /** For staff alone. */
  note: string | null;
};

/**
 * The seller's bank has sent the money back: what is owed is owed anew, and its seller is asked for another account. Refuses with
 * `trade-in-unknown` or `trade-in-not-movable` (nothing of this attempt went out, or it was said already).
 */
export function bouncePayout(deps: StaffDeps, { attempt, why, note, ...move }: Bounced) {
  return transitionAsStaff<NotMoved>(deps, move, {
    to: "bounced",
    reason: why,
    before: async (tx, tradeIn) => {
      const { id, payout, state } = tradeIn;
      if (!payout || !(await writeBounced(tx, id, { attempt, why, note, actor: move.actor })))
        return refuse.conflict({ code: "trade-in-not-movable", state });
      const { file, reference } = payout;
      await recordAudit(tx, {
        actor: move.actor,
        action: "payout-returned",
        ...auditSubject(tradeIn),
        before: { attempt, file, reference },
        after: { attempt: attempt + 1, why, note },
      });
    },
  });
}
