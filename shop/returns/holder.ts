// Who holds a warranty: the buyer of the unit, or the account that took it over.

import type { AccountId, VisitorId } from "../../base/id.ts";
import type { Warranty } from "../warranty/warranties.ts";

/** A signed-in person. */
export type WarrantyHolder = { accountId: AccountId; visitorId: VisitorId };

export function isHolder(
  warranty: Pick<Warranty, "transfer">,
  { holder, buyer }: { holder: WarrantyHolder; buyer: VisitorId | null },
): boolean {
  return warranty.transfer === null ? buyer === holder.visitorId : warranty.transfer.holder === holder.accountId;
}
