import type { Courier } from "../shipping/courier.ts";
import type { OrderNumber } from "../orders/order.ts";
import { findSubject } from "./find-subject.server.ts";
import { requestShipment } from "./request-shipment.server.ts";

type Deps = Parameters<typeof requestShipment>[0];
type Requested = {
  /** Whether buyers may open their parcels before they pay. */
  openParcel: boolean;
  /** The usual courier, of parcels without an API. */
  courier: Courier;
  actor: string;
};

/**
 * Requests one parcel to the buyer for each order that can be sent and has none under way; the shop pays. The same orders ticked
 * twice, or by two people, have one parcel each. Returns how many were requested and refused.
 */
export async function requestForOrders(
  deps: Deps,
  { numbers, ...requested }: Requested & { numbers: readonly OrderNumber[] },
): Promise<{ made: number; refused: number }> {
  let made = 0;
  for (const number of numbers) if (await requestOne(deps, number, requested)) made += 1;
  return { made, refused: numbers.length - made };
}

async function requestOne(
  deps: Deps,
  number: OrderNumber,
  { openParcel, courier, actor }: Requested,
): Promise<boolean> {
  const found = await findSubject(deps, number);
  if (!found.ok || found.value.subject !== "order" || !found.value.directions.includes("out")) return false;
  const { earlier, person, cod, size } = found.value;
  if (earlier.some(({ direction, state }) => direction === "out" && state !== "cancelled")) return false;
  const requested = await requestShipment(deps, {
    number,
    direction: "out",
    person,
    payer: "shop",
    cod,
    openParcel,
    size,
    courier,
    actor,
    // Two requests that see the same earlier parcels are one; a parcel after a cancelled one is another.
    key: `all at once ${number} ${earlier.length}`,
  });
  return requested.ok;
}
