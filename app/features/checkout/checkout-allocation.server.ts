// The checkout's view of the allocations: the time left, a limit that refused them, and the deadline of a transfer (rule 35).

import { SECOND } from "../../../base/clock.ts";
import { transferDeadline } from "../../../shop/shipping/calendar.ts";
import type { Shop } from "../../composition.server.ts";

type Input = { heldSeconds: number | null; isStranger: boolean; isRefused: boolean };

/** `isRefused`: the previous step could not allocate the units. */
export function checkoutAllocation(shop: Shop, { heldSeconds, isStranger, isRefused }: Input) {
  const now = shop.clock.now();
  return {
    held: heldSeconds === null ? null : { seconds: heldSeconds, until: new Date(now.getTime() + heldSeconds * SECOND) },
    /** The number to call if a limit refused the allocation, else null. */
    unheld: isRefused && heldSeconds === null ? { phone: shop.company.phone } : null,
    /** Until when a guest may pay by transfer; null for an account, which has more time. */
    strangerUntil: isStranger ? transferDeadline(now, shop.holding.strangerTransferDays) : null,
    /** Working days in which the transfer of an account must arrive. */
    transferDays: shop.holding.transferDays,
  };
}
