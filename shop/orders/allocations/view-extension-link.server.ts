import type { Db } from "../../../base/db.server.ts";
import type { AllocationRequestId, ListingId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { Holding } from "../../inventory/allocations/holder.ts";
import { findAllocationRequest, isExtensionKey } from "../../inventory/allocations/allocation-requests.sql.server.ts";
import { titleOf } from "../../inventory/allocations/allocations.sql.server.ts";
import type { Order } from "../order.ts";
import { findOrder } from "../orders.sql.server.ts";

/** The order or reservation behind the link of an e-mail. */
export type ExtensionLinkView = {
  of: "order" | "reservation";
  /** The number of the order, or the title of the reserved listing. */
  name: string;
  /** The order with its key, or the listing: identifies the page to link to. */
  target: Pick<Order, "number" | "linkKey"> | { listingId: ListingId };
  fullUntil: Date;
  isConfirmed: boolean;
  /** Whether it can still be extended: its time is not over, and it was not given back, paid or cancelled. */
  isOpen: boolean;
};

/** What the link refers to; changes nothing. Refuses with `keep-link-unknown`. */
export async function viewExtensionLink(
  deps: { db: Db; holding: Holding },
  { id, key }: { id: AllocationRequestId | null; key: string | null },
) {
  const request =
    id === null || !isExtensionKey(key, { secret: deps.holding.secret, id })
      ? null
      : await findAllocationRequest(deps.db, id);
  if (!request) return refuse.notFound({ code: "keep-link-unknown" });
  const { fullUntil } = request;
  const isConfirmed = request.confirmedAt !== null;
  const isOpen = !request.isOver && request.endedAt === null;
  if (request.orderId !== null) {
    const order = await findOrder(deps.db, { id: request.orderId });
    if (!order) return refuse.notFound({ code: "keep-link-unknown" });
    return ok<ExtensionLinkView>({
      of: "order",
      name: order.number,
      target: { number: order.number, linkKey: order.linkKey },
      fullUntil,
      isConfirmed,
      isOpen: isOpen && order.state === "awaiting-payment",
    });
  }
  if (request.listingId === null) return refuse.notFound({ code: "keep-link-unknown" });
  const title = await titleOf(deps.db, request.listingId);
  return ok<ExtensionLinkView>({
    of: "reservation",
    name: title,
    target: { listingId: request.listingId },
    fullUntil,
    isConfirmed,
    isOpen,
  });
}
