import { recordAudit } from "../../../base/audit.server.ts";
import { refuse } from "../../../base/result.ts";
import type { BounceReason } from "../../payments/bank-transfer.ts";
import {
  transitionAsStaff,
  type TransitionError,
  type StaffDeps,
  type StaffTransition,
} from "./transition-as-staff.server.ts";
import { writeBounced } from "./office.sql.server.ts";
import { auditSubject } from "../trade-in.ts";

type Bounced = StaffTransition & {
  /** Attempt number of the payout on the page, so that a later one is not changed by mistake. */
  attempt: number;
  why: BounceReason;
  /** Visible to staff only. */
  note: string | null;
};

/**
 * The seller's bank returned the money: the payout is open again, and the seller is asked for another account.
 * Refuses with `trade-in-unknown` or `trade-in-not-movable` (this attempt was not sent, or was recorded as returned
 * already).
 */
export function bouncePayout(deps: StaffDeps, { attempt, why, note, ...transition }: Bounced) {
  return transitionAsStaff<TransitionError>(deps, transition, {
    to: "bounced",
    reason: why,
    before: async (tx, tradeIn) => {
      const { id, payout, state } = tradeIn;
      if (!payout || !(await writeBounced(tx, id, { attempt, why, note, actor: transition.actor })))
        return refuse.conflict({ code: "trade-in-not-movable", state });
      const { file, reference } = payout;
      await recordAudit(tx, {
        actor: transition.actor,
        action: "payout-returned",
        ...auditSubject(tradeIn),
        before: { attempt, file, reference },
        after: { attempt: attempt + 1, why, note },
      });
    },
  });
}
