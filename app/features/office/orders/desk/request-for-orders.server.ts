// Asks for the parcels of many orders at once, each with what its page would offer.

import type { OrderNumber } from "../../../../../shop/orders/order.ts";
import { findSubject } from "../../../../../shop/shipments/find-subject.server.ts";
import { requestShipment } from "../../../../../shop/shipments/request-shipment.server.ts";
import { shipmentsOf } from "../../../../../shop/shipments/view-shipments.server.ts";
import type { Shop } from "../../../../composition.server.ts";

/**
 * Requests one parcel to the buyer for each order that can be sent and has none. The key is the order's number, so that the
 * same orders ticked twice, or by two people, have one parcel each. Returns how many were requested and refused.
 */
export async function requestForOrders(
  shop: Shop,
  { numbers, actor }: { numbers: readonly OrderNumber[]; actor: string },
): Promise<{ made: string; refused: string }> {
  let [made, refused] = [0, 0];
  for (const number of numbers) {
    if (await requestOne(shop, number, actor)) made += 1;
    else refused += 1;
  }
  return { made: String(made), refused: String(refused) };
}

async function requestOne(shop: Shop, number: OrderNumber, actor: string): Promise<boolean> {
  const found = await findSubject(shop, number);
  if (!found.ok || !found.value.directions.includes("out")) return false;
  const { owner, person, cod, size } = found.value;
  const earlier = await shipmentsOf(shop, owner);
  if (earlier.some(({ shipment }) => shipment.direction === "out" && shipment.state !== "cancelled")) return false;
  const requested = await requestShipment(shop, {
    number,
    direction: "out",
    person,
    payer: "shop",
    cod,
    openParcel: shop.settings.current().parcels.openParcel,
    size,
    courier: shop.courier?.courier ?? "sameday",
    actor,
    key: `all at once ${number} ${earlier.length}`,
  });
  return requested.ok;
}
