import { refuse, type DomainError } from "../../../base/result.ts";
import type { Parcel } from "../../shipping/courier.ts";
import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./move-as-staff.server.ts";
import { setReturnParcel } from "./office.sql.server.ts";

/**
 * What was rejected is on its way back to its seller, who hears the parcel's number. Refuses as `receiveTradeIn`, and with
 * `return-fee-open`: the parcel waits for the fee that its seller was asked for, unless staff waive it.
 */
export function sendBack(deps: StaffDeps, { parcel, ...move }: StaffTransition & { parcel: Parcel }) {
  return transitionAsStaff<DomainError<"conflict", "return-fee-open">>(deps, move, {
    to: "returned",
    async before(tx, { id, returnFee }) {
      if (returnFee && returnFee.settled === null) return refuse.conflict({ code: "return-fee-open" });
      await setReturnParcel(tx, id, parcel);
    },
  });
}
