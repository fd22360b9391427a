// What is kept for the visitor, as the listing's own pages say it, and where to go on.

import type { OwnHold } from "../../../shop/orders/order.ts";

export type ShownHold = { listingId: number; until: Date; kind: OwnHold["kind"]; way: string };

export function shownHold(hold: OwnHold): ShownHold {
  const { listingId, until, kind } = hold;
  return { listingId, until, kind, way: wayOn(hold) };
}

function wayOn(hold: OwnHold): string {
  switch (hold.kind) {
    case "reservation":
      return `/products/${hold.listingId}/reserve`;
    case "checkout":
      return "/checkout?step=payment";
    case "card":
      return `/checkout/pay/${hold.number}`;
    case "transfer":
      return `/account/orders/${hold.number}`;
  }
}
