import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./transition-as-staff.server.ts";

/**
 * The shop does not buy what arrived and writes why; it goes back at the shop's cost. Refuses like `receiveTradeIn`.
 */
export function declineTradeIn(deps: StaffDeps, { reason, ...transition }: StaffTransition & { reason: string }) {
  return transitionAsStaff(deps, transition, { to: "rejected", reason });
}
