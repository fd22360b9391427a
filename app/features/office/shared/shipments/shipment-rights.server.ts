// Which parcels somebody may see and change: those of what they may see and change.

import { hasRight, type Right, type StaffRole } from "../../../../../shop/accounts/rights.ts";
import { shipmentSubjects, type ShipmentSubject } from "../../../../../shop/shipments/shipment.ts";

export const rightToSee = {
  order: "orders.view",
  claim: "returns.view",
  "trade-in": "trade-ins.view",
} as const satisfies Record<ShipmentSubject, Right>;

export const rightToChange = {
  order: "orders.edit",
  claim: "returns.edit",
  "trade-in": "trade-ins.edit",
} as const satisfies Record<ShipmentSubject, Right>;

export function visibleSubjects(roles: readonly StaffRole[]): ShipmentSubject[] {
  return shipmentSubjects.filter((subject) => hasRight(roles, rightToSee[subject]));
}
