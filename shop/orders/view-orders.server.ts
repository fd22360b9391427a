import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import type { Order } from "./order.ts";
import type { Reservation } from "../inventory/allocations/reservation.ts";
import { reservationOf } from "../inventory/allocations/allocations.sql.server.ts";
import { ordersOfVisitor } from "./orders.sql.server.ts";

/** The visitor's orders, newest first, and reservations. */
export async function viewOrders(
  deps: { db: Db },
  input: { visitorId: VisitorId | null },
): Promise<{ orders: Order[]; reservation: Reservation | null }> {
  if (input.visitorId === null) return { orders: [], reservation: null };
  const [orders, reservation] = await Promise.all([
    ordersOfVisitor(deps.db, input.visitorId),
    reservationOf(deps.db, input.visitorId),
  ]);
  return { orders, reservation };
}
