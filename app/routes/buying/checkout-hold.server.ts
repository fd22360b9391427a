// What the checkout says of holding the cart's units: that a limit does not let it, and how long a transfer is waited for (rule 35).

import { transferDeadline } from "../../../shop/orders/delivery.ts";
import type { Shop } from "../../wiring.server.ts";

export function checkoutHold(shop: Shop, { isStranger, isUnheld }: { isStranger: boolean; isUnheld: boolean }) {
  return {
    /** Whom to call where nothing is held; null where all is well. */
    unheld: isUnheld ? { phone: shop.env.SHOP_PHONE } : null,
    /** Until when a stranger may pay by transfer; null for an account, which has longer. */
    strangerUntil: isStranger ? transferDeadline(shop.clock.now(), shop.holding.strangerTransferDays) : null,
  };
}
