import { MINUTE, type Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { Order, OrderNumber } from "./order.ts";
import { findOrder } from "./orders.sql.server.ts";

const TRIES = 10;
const WINDOW = 15 * MINUTE;
const MOST_REMEMBERED = 10_000;

/** How often an address was asked about lately, in this process: it slows guessing down, it need not stop it alone. */
const tries = new Map<string, { count: number; since: number }>();

/**
 * Finds an order for whoever knows its number and its e-mail address. A wrong number and a wrong address are refused
 * alike, with `order-unknown`; more than ten tries at one address in a quarter of an hour with `too-many-tries`.
 */
export async function lookUpOrder(shop: { db: Db; clock: Clock }, asked: { number: OrderNumber; email: string }) {
  if (isTooOften(asked.email, shop.clock.now().getTime()) || isTooOften(asked.number, shop.clock.now().getTime())) {
    return refuse({ code: "too-many-tries" });
  }
  const order: Order | null = await findOrder(shop.db, { number: asked.number });
  return order?.email === asked.email ? ok(order) : refuse({ code: "order-unknown" });
}

function isTooOften(key: string, now: number): boolean {
  const known = tries.get(key);
  if (!known || known.since < now - WINDOW) {
    // Enough is remembered to slow one guesser; many of them meet the limit of posts an address may send.
    if (tries.size >= MOST_REMEMBERED) tries.clear();
    tries.set(key, { count: 1, since: now });
    return false;
  }
  known.count += 1;
  return known.count > TRIES;
}
