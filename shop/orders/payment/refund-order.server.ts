import { attempt, type Db } from "../../../base/db.server.ts";
import type { OrderId } from "../../../base/id.ts";
import { ok } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { askCardProvider } from "../../payments/ask-card-provider.ts";
import type { CardGateway } from "../../payments/card-port.ts";
import type { ComposeEmail } from "../emails.ts";
import { openRefund, type RefundRequest } from "./open-refund.server.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { findRefund } from "./payments.sql.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Refunds an amount of an order in bani, whole or in parts, and returns the refund in its new state: by card it is done
 * or, if the provider cannot be reached, finished by a job; by transfer it waits for staff. Refuses with
 * `refund-above-paid` (`left`, in bani) or `refund-key-reused`.
 */
export async function refundOrder(deps: Deps, { orderId, ...request }: { orderId: OrderId } & RefundRequest) {
  const opened = await attempt(deps.db, async (tx) => openRefund(tx, deps, await lockOrder(tx, orderId), request));
  if (!opened.ok) return opened;
  await askCardProvider(() => settleRefund(deps, opened.value.id));
  return ok((await findRefund(deps.db, { id: opened.value.id })) ?? opened.value);
}
