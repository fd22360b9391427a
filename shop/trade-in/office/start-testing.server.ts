import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./transition-as-staff.server.ts";

/** Starts testing: comparing what arrived with what was declared. Refuses like `receiveTradeIn`. */
export function startTesting(deps: StaffDeps, transition: StaffTransition) {
  return transitionAsStaff(deps, transition, { to: "testing" });
}
