import { refuse, type DomainError } from "../../../base/result.ts";
import type { Parcel } from "../../shipping/courier.ts";
import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./transition-as-staff.server.ts";
import { setReturnParcel } from "./office.sql.server.ts";

/**
 * A rejected trade-in is sent back, and the seller gets the parcel number. Refuses like `receiveTradeIn`, and with
 * `return-fee-open`: the parcel waits for the return fee, unless staff waive it.
 */
export function sendBack(deps: StaffDeps, { parcel, ...transition }: StaffTransition & { parcel: Parcel }) {
  return transitionAsStaff<DomainError<"conflict", "return-fee-open">>(deps, transition, {
    to: "returned",
    async before(tx, { id, returnFee }) {
      if (returnFee && returnFee.settled === null) return refuse.conflict({ code: "return-fee-open" });
      await setReturnParcel(tx, id, parcel);
    },
  });
}
