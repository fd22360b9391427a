import type { Actor } from "../../../base/actor.ts";
import type { Db, Transaction } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import type { ComposeEmail } from "../emails.ts";
import type { Order } from "../order.ts";
import { payByTransfer } from "./confirm-transfer.server.ts";
import { insertTransfer, switchToCash, transferredFor } from "./payments.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Pays a locked order that awaits a transfer in cash instead, in the transaction of its receipt. Refuses with
 * `cash-partly-transferred` (a transfer came already) or `unit-taken` (sold meanwhile): the caller then undoes all.
 */
export async function payAtCounter(
  tx: Transaction,
  deps: Deps,
  order: Order,
  { at: arrivedAt, key, actor }: { at: Date; key: string; actor: Actor },
) {
  if ((await transferredFor(tx, order.id)) > 0) return refuse.conflict({ code: "cash-partly-transferred" });
  const sum = order.totals.total;
  await switchToCash(tx, order);
  await insertTransfer(tx, { orderId: order.id, amount: sum, arrivedAt, key, actor });
  const paid = await payByTransfer(tx, deps, { ...order, method: "cash" }, { sum, actor, reason: null });
  return paid.outcome === "paid" ? ok(null) : refuse.conflict({ code: "unit-taken" });
}
