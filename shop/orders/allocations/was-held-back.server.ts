import type { Db } from "../../../base/db.server.ts";
import { placedKey } from "../emails.ts";
import type { Order } from "../order.ts";
import { isEmailWritten } from "../orders.sql.server.ts";

/**
 * Whether the e-mail about a new order was not sent because its mailbox had reached the limit (W9). An order by card
 * has its e-mail when it is paid.
 */
export async function wasHeldBack(
  deps: { db: Db },
  { number, method }: Pick<Order, "number" | "method">,
): Promise<boolean> {
  // An order that was to be paid by card first has its e-mail from that change.
  return method !== "card" && !(await isEmailWritten(deps.db, [placedKey(number), `awaiting-payment ${number}`]));
}
