import { moveAsStaff, type StaffDesk, type StaffMove } from "./move-as-staff.server.ts";

/** What was accepted has come to the shop. Refuses with `trade-in-unknown` or `trade-in-not-movable` (the state that it is in). */
export function receiveTradeIn(desk: StaffDesk, move: StaffMove) {
  return moveAsStaff(desk, move, { to: "received" });
}
