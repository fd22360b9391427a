import type { Db } from "../../../base/db.server.ts";
import { transaction } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { releaseCheckoutAllocations } from "../../inventory/allocations/allocations.sql.server.ts";
import { clearCart } from "../../cart/clear-cart.server.ts";
import { deleteDraft } from "./drafts.sql.server.ts";

/** Ends a visitor's checkout before an order: its units are free again, and its cart and what was typed are deleted. */
export async function abandonCheckout(deps: { db: Db }, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await clearCart(tx, { visitorId });
    await releaseCheckoutAllocations(tx, { visitorId, except: [] });
    await deleteDraft(tx, visitorId);
  });
}
