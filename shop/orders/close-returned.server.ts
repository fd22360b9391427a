import type { Transaction } from "../../base/db.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail } from "./emails.ts";
import { transitionOrder } from "./transition-order.server.ts";
import type { Order } from "./order.ts";
import { hasOpenClaims } from "./orders.sql.server.ts";

/** Closes an order whose goods all came back, once nothing more is to be refunded. Runs in the caller's transaction. */
export async function closeReturned(
  tx: Transaction,
  deps: { compose: ComposeEmail; mailLimits: MailLimits },
  order: Order,
): Promise<void> {
  const isPaidBack =
    order.refunds.some(({ state }) => state === "done") && !order.refunds.some(({ state }) => state === "requested");
  if (order.state !== "returned" || !isPaidBack || (await hasOpenClaims(tx, order.id))) return;
  await transitionOrder(tx, deps, order, { to: "refunded", actor: "shop" });
}
