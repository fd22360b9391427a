import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { Order, OrderNumber } from "./order.ts";
import { findOrder } from "./orders.sql.server.ts";

/**
 * Finds an order for whoever knows its number and its e-mail address. A wrong number and a wrong address are refused
 * alike, with `order-unknown`. How often somebody may ask is counted by whoever asks for them.
 */
export async function lookUpOrder(shop: { db: Db }, asked: { number: OrderNumber; email: string }) {
  const order: Order | null = await findOrder(shop.db, { number: asked.number });
  return order?.email === asked.email ? ok(order) : refuse({ code: "order-unknown" });
}
