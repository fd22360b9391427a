import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./move-as-staff.server.ts";

/** Somebody begins to compare what came with what was said. Refuses as `receiveTradeIn`. */
export function startTesting(deps: StaffDeps, move: StaffTransition) {
  return transitionAsStaff(deps, move, { to: "testing" });
}
