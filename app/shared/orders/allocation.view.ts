// What is kept for the visitor, as the listing's own pages say it, and where to go on.

import type { OwnHold } from "../../../shop/orders/order.ts";
import { links } from "../../links.ts";

export type ShownHold = { listingId: number; until: Date; kind: OwnHold["kind"]; way: string };

export function shownHold(hold: OwnHold): ShownHold {
  const { listingId, until, kind } = hold;
  return { listingId, until, kind, way: wayOn(hold) };
}

function wayOn(hold: OwnHold): string {
  switch (hold.kind) {
    case "reservation":
      return links.reserve(hold.listingId);
    case "checkout":
      return links.checkout({ step: "payment" });
    case "card":
      return links.pay(hold.number);
    case "transfer":
      return links.order(hold.number);
  }
}
