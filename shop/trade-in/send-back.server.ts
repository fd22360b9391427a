import type { Parcel } from "../orders/order.ts";
import { moveAsStaff, type StaffDesk, type StaffMove } from "./move-as-staff.server.ts";
import { setReturnParcel } from "./office.sql.server.ts";

/** What was rejected is on its way back to its seller, who hears the parcel's number. Refuses as `receiveTradeIn`. */
export function sendBack(desk: StaffDesk, { parcel, ...move }: StaffMove & { parcel: Parcel }) {
  return moveAsStaff(desk, move, { to: "returned", before: (tx, { id }) => setReturnParcel(tx, id, parcel) });
}
