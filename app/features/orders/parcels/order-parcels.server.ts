// The parcels of an order and of its buyer's claims. Who took a warranty over has parcels that are not the buyer's to see.

import type { Order } from "../../../../shop/orders/order.ts";
import type { Claim } from "../../../../shop/returns/claim.ts";
import { shipmentsOf, shipmentsOfTheClaims } from "../../../../shop/shipments/view-shipments.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { parcelsView } from "../../../shared/shipments/parcels.view.server.ts";

export async function orderParcels(
  shop: Pick<Shop, "db">,
  { order, claims }: { order: Pick<Order, "id">; claims: readonly Pick<Claim, "id" | "holder">[] },
) {
  const own = claims.filter(({ holder }) => holder === null).map(({ id }) => id);
  const [ofOrder, ofClaims] = await Promise.all([
    shipmentsOf(shop, { orderId: order.id }),
    shipmentsOfTheClaims(shop, own),
  ]);
  return parcelsView([...ofOrder, ...ofClaims]);
}
