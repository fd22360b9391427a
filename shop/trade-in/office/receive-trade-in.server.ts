import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./move-as-staff.server.ts";

/** What was accepted has come to the shop. Refuses with `trade-in-unknown` or `trade-in-not-movable` (the state that it is in). */
export function receiveTradeIn(deps: StaffDeps, move: StaffTransition) {
  return transitionAsStaff(deps, move, { to: "received" });
}
