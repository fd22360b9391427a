import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./transition-as-staff.server.ts";

/** Starts testing: comparing what arrived with what was declared. Refuses like `receiveTradeIn`. */
export function startTesting(deps: StaffDeps, move: StaffTransition) {
  return transitionAsStaff(deps, move, { to: "testing" });
}
