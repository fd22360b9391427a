import { refuse, type DomainError } from "../../../base/result.ts";
import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./transition-as-staff.server.ts";
import { FOUR_EYES_ABOVE, type FourEyesLimit } from "../../payments/four-eyes.ts";
import { writePaid } from "./office.sql.server.ts";

/**
 * Records that the bank sent a seller's money, once, with the bank's reference. Refuses with `trade-in-unknown`,
 * `trade-in-not-movable` (its state: paid already, or not owed yet), `payout-unknown` (the attempt differs: the
 * money came back meanwhile) or `approval-missing` (a large one outside a file, that nobody else has approved).
 */
export function payOut(
  deps: StaffDeps & FourEyesLimit,
  { reference, attempt, ...move }: StaffTransition & { reference: string; attempt: number },
) {
  const by = { fourEyesAbove: deps.fourEyesAbove ?? FOUR_EYES_ABOVE, actor: move.actor };
  return transitionAsStaff<DomainError<"conflict", "payout-unknown" | "approval-missing">>(deps, move, {
    to: "paid",
    reason: reference,
    before: async (tx, { id, payout }) =>
      (await writePaid(tx, id, { reference, attempt, ...by }))
        ? undefined
        : refuse.conflict({ code: payout?.attempt === attempt ? "approval-missing" : "payout-unknown" }),
  });
}
