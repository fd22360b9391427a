// What the checkout says of holding the cart's units: that a limit does not let it, and how long a transfer is waited for (rule 35).

import { SECOND } from "../../../base/clock.ts";
import { transferDeadline } from "../../../shop/shipping/calendar.ts";
import type { Shop } from "../../composition.server.ts";

type Asked = { heldSeconds: number | null; isStranger: boolean; isRefused: boolean };

/** `isRefused`: the visitor comes from a step that could not hold the units. */
export function checkoutAllocation(shop: Shop, { heldSeconds, isStranger, isRefused }: Asked) {
  const now = shop.clock.now();
  return {
    held: heldSeconds === null ? null : { seconds: heldSeconds, until: new Date(now.getTime() + heldSeconds * SECOND) },
    /** Whom to call where nothing is held; null where all is well. */
    unheld: isRefused && heldSeconds === null ? { phone: shop.env.SHOP_PHONE } : null,
    /** Until when a stranger may pay by transfer; null for an account, which has longer. */
    strangerUntil: isStranger ? transferDeadline(now, shop.holding.strangerTransferDays) : null,
  };
}
