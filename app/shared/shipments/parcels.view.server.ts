// What a customer sees of the parcels to and from them.

import type { TrackedShipment } from "../../../shop/shipments/view-shipments.server.ts";
import { isPrintable } from "../../../shop/shipments/shipment.ts";

export type ParcelView = ReturnType<typeof parcelsView>[number];

/** Parcels with an AWB that were not cancelled: nothing else is certain enough to show. */
export function parcelsView(tracked: readonly TrackedShipment[]) {
  return tracked.flatMap(({ shipment, events }) => {
    const { number, direction, courier, awb, state, subjectNumber, payer } = shipment;
    if (awb === null || state === "cancelled" || state === "cancelling") return [];
    return [
      {
        number,
        subjectNumber,
        direction,
        courier,
        awb,
        state,
        payer,
        isPrintable: direction === "in" && isPrintable(shipment),
        events: events.map(({ at, code, means, words, place }) => ({ at, code, means, words, place })),
      },
    ];
  });
}
