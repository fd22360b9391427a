import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { OrderNumber } from "./order.ts";
import { linkKeyOf } from "./orders.sql.server.ts";

/**
 * Finds an order by its number and e-mail address. A wrong number and a wrong address are refused alike, with
 * `order-unknown`, and cost the same one query (W19). The caller limits the number of attempts.
 */
export async function lookUpOrder(deps: { db: Db }, { number, email }: { number: OrderNumber; email: string }) {
  const linkKey = await linkKeyOf(deps.db, { number, email });
  return linkKey === null ? refuse.notFound({ code: "order-unknown" }) : ok({ number, linkKey });
}
