import { refuse, type DomainError } from "../../../base/result.ts";
import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./move-as-staff.server.ts";
import { writePaid } from "./office.sql.server.ts";

/**
 * The bank has sent a seller's money, once, with its reference. Refuses with `trade-in-unknown`, `trade-in-not-movable` (the state
 * that it is in: paid already, or not owed yet) or `payout-unknown` (another attempt than was seen: it came back meanwhile).
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
