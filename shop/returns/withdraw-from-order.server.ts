import type { Db } from "../../base/db.server.ts";
import type { OrderId, UnitId } from "../../base/id.ts";
import type { MailLimits } from "../mail/limits.ts";
import { settlePayment } from "../orders/payment/settle-payment.server.ts";
import { askCardProvider } from "../payments/ask-card-provider.ts";
import type { CardGateway } from "../payments/card-port.ts";
import type { ComposeClaimEmail } from "./emails.ts";
import { openClaim } from "./open-claim.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeClaimEmail; chance: () => number; mailLimits: MailLimits };

/** The buyer withdraws from some or all units of an order, and gets the receipt at once. Refuses as `openClaim`. */
export async function withdrawFromOrder(
  deps: Deps,
  { orderId, units, key }: { orderId: OrderId; units: readonly UnitId[]; key: string },
) {
  const opened = await openClaim(deps, { orderId, kind: "withdrawal", units, story: null, key, actor: "buyer" });
  // Before the order was prepared, the withdrawal has already promised the money, or cancelled the order.
  if (opened.ok && opened.value.state === "settled") await askCardProvider(() => settlePayment(deps, orderId, null));
  return opened;
}
