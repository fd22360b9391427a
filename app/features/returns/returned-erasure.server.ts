import { dayOf } from "../../../base/day.ts";
import type { Claim } from "../../../shop/returns/claim.ts";
import { erasuresOfOrder } from "../../../shop/passport/signed-erasures.server.ts";
import type { Shop } from "../../composition.server.ts";
import { ERASURE_FILE } from "../../documents/documents.view.server.ts";

/** The file of the order's receipt of erasures, once a drive was erased that the buyer sent back; else null. */
export async function returnedErasureFile(shop: Shop, claim: Pick<Claim, "orderId" | "openedAt" | "holder">) {
  if (claim.holder !== null) return null;
  const since = dayOf(claim.openedAt);
  const erasures = await erasuresOfOrder(shop, { orderId: claim.orderId });
  return erasures.some(({ said }) => said.at >= since) ? ERASURE_FILE : null;
}
