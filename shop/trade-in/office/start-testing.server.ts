import { moveAsStaff, type StaffDesk, type StaffMove } from "./move-as-staff.server.ts";

/** Somebody begins to compare what came with what was said. Refuses as `receiveTradeIn`. */
export function startTesting(desk: StaffDesk, move: StaffMove) {
  return moveAsStaff(desk, move, { to: "testing" });
}
