import { refuse, type DomainError } from "../../../base/result.ts";
import { moveAsStaff, type StaffDesk, type StaffMove } from "./move-as-staff.server.ts";
import { writePaid } from "./office.sql.server.ts";

/**
 * The bank has sent a seller's money, once, with its reference. Refuses with `trade-in-unknown`, `trade-in-not-movable` (the state
 * that it is in: paid already, or not owed yet) or `payout-unknown` (another attempt than was seen: it came back meanwhile).
 */
export function payOut(desk: StaffDesk, { reference, attempt, ...move }: StaffMove & { reference: string; attempt: number }) {
  return moveAsStaff<DomainError<"conflict", "payout-unknown">>(desk, move, {
    to: "paid",
    reason: reference,
    before: async (tx, { id }) => ((await writePaid(tx, id, { reference, attempt })) ? undefined : refuse.conflict({ code: "payout-unknown" })),
  });
}
