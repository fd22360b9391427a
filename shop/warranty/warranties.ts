// A warranty: the ledger of one sold unit, and who took it over.
// Invariant: it begins with a delivery and is never changed; a transfer only changes who may claim.

import type { AccountId, OrderId, UnitId, WarrantyId } from "../../base/id.ts";
import type { Ledger } from "./ledger.ts";

export type Warranty = Ledger & {
  id: WarrantyId;
  unitId: UnitId;
  orderId: OrderId;
  /** Somebody took it over from the buyer; `holder` is their account, or null if it was deleted. */
  transfer: { holder: AccountId | null } | null;
};
