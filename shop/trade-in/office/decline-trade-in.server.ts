import { moveAsStaff, type StaffDesk, type StaffMove } from "./move-as-staff.server.ts";

/** The shop does not buy what came, and writes why: it goes back at the shop's cost. Refuses as `receiveTradeIn`. */
export function declineTradeIn(desk: StaffDesk, { reason, ...move }: StaffMove & { reason: string }) {
  return moveAsStaff(desk, move, { to: "rejected", reason });
}
