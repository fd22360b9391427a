// What is reserved for the visitor, as the listing's pages show it, with the link to go on.

import type { OwnAllocation } from "../../../shop/orders/order.ts";
import { links } from "../../links.ts";

export type AllocationView = { listingId: number; until: Date; kind: OwnAllocation["kind"]; way: string };

export function allocationView(allocation: OwnAllocation): AllocationView {
  const { listingId, until, kind } = allocation;
  return { listingId, until, kind, way: linkTo(allocation) };
}

function linkTo(allocation: OwnAllocation): string {
  switch (allocation.kind) {
    case "reservation":
      return links.reserve(allocation.listingId);
    case "checkout":
      return links.checkout({ step: "payment" });
    case "card":
      return links.pay(allocation.number);
    case "transfer":
      return links.order(allocation.number);
  }
}
