import { refuse, type DomainError } from "../../../base/result.ts";
import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./transition-as-staff.server.ts";
import { writePaid } from "./office.sql.server.ts";

/**
 * Records that the bank sent a seller's money, once, with the bank's reference. Refuses with `trade-in-unknown`,
 * `trade-in-not-movable` (its state: paid already, or not owed yet) or `payout-unknown` (the attempt differs: the
 * money came back meanwhile).
 */
export function payOut(
  deps: StaffDeps,
  { reference, attempt, ...move }: StaffTransition & { reference: string; attempt: number },
) {
  return transitionAsStaff<DomainError<"conflict", "payout-unknown">>(deps, move, {
    to: "paid",
    reason: reference,
    before: async (tx, { id }) =>
      (await writePaid(tx, id, { reference, attempt })) ? undefined : refuse.conflict({ code: "payout-unknown" }),
  });
}
