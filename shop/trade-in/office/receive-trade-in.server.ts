import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./transition-as-staff.server.ts";

/** An accepted trade-in arrived at the shop. Refuses with `trade-in-unknown` or `trade-in-not-movable` (its state). */
export function receiveTradeIn(deps: StaffDeps, transition: StaffTransition) {
  return transitionAsStaff(deps, transition, { to: "received" });
}
