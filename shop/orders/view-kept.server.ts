import type { Db } from "../../base/db.server.ts";
import type { HoldRequestId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { Holding } from "./holder.ts";
import { findHoldRequest, isKeepKey } from "./hold-requests.sql.server.ts";
import { titleOf } from "./holds.sql.server.ts";
import { orderLink } from "./letters.ts";
import type { OrderNumber } from "./order.ts";
import { findOrder } from "./orders.sql.server.ts";

/** What the link of an e-mail keeps. */
export type Kept = {
  of: "order" | "reservation";
  /** The number of the order, or the title of what is reserved. */
  name: string;
  number: OrderNumber | null;
  /** Where it is shown. */
  link: string;
  fullUntil: Date;
  isConfirmed: boolean;
  /** Whether it can still be kept: its time is not over, and it was not given back, paid or cancelled. */
  isOpen: boolean;
};

/** What the link is about, without changing anything. Refuses with `keep-link-unknown`. */
export async function viewKept(desk: { db: Db; holding: Holding; publicUrl: string }, { id, key }: { id: HoldRequestId | null; key: string | null }) {
  const request = id === null || !isKeepKey(key, { secret: desk.holding.secret, id }) ? null : await findHoldRequest(desk.db, id);
  if (!request) return refuse.notFound({ code: "keep-link-unknown" });
  const { fullUntil } = request;
  const isConfirmed = request.confirmedAt !== null;
  const isOpen = !request.isOver && request.endedAt === null;
  if (request.orderId !== null) {
    const order = await findOrder(desk.db, { id: request.orderId });
    if (!order) return refuse.notFound({ code: "keep-link-unknown" });
    return ok<Kept>({ of: "order", name: order.number, number: order.number, link: orderLink(order, ""), fullUntil, isConfirmed, isOpen: isOpen && order.state === "awaiting-payment" });
  }
  const title = request.listingId === null ? "" : await titleOf(desk.db, request.listingId);
  return ok<Kept>({ of: "reservation", name: title, number: null, link: `/products/${request.listingId}`, fullUntil, isConfirmed, isOpen });
}
