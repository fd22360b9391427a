import { attempt, databaseTime, type Db, type Transaction } from "../../../base/db.server.ts";
import type { OrderId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { askCardProvider } from "../../payments/ask-card-provider.ts";
import type { CardGateway } from "../../payments/card-port.ts";
import { firstStateOf } from "../../payments/payment.ts";
import { transferDeadline } from "../../shipping/calendar.ts";
import { limitPassed, lockHolder, noteLimitHit } from "../../inventory/allocations/allocation-limits.sql.server.ts";
import { holderOfOrder } from "../allocations/allocated-units.sql.server.ts";
import {
  insertAllocationRequest,
  extensionLinkOf,
} from "../../inventory/allocations/allocation-requests.sql.server.ts";
import { isAccount, isAllocationError, STRANGER_MINUTES, type Holding } from "../../inventory/allocations/holder.ts";
import { retakeUnits } from "../../inventory/allocations/allocations.sql.server.ts";
import { abandonCard } from "./abandon-card.server.ts";
import type { BankAccount, ComposeEmail } from "../emails.ts";
import { transitionOrder } from "../transition-order.server.ts";
import { isPayableByCard, unitsOf } from "../order.ts";
import { awaitTransfer, lockOrder } from "../orders.sql.server.ts";
import { insertPayment, openReplacedPayments } from "./payments.sql.server.ts";
import { markCancelled, settlePayment } from "./settle-payment.server.ts";

type Deps = {
  db: Db;
  card: CardGateway;
  compose: ComposeEmail;
  mailLimits: MailLimits;
  bank: BankAccount;
  holding: Holding;
};
type SwitchRequest = { orderId: OrderId; accountName: string; network?: string | null };

/**
 * Switches an order that awaits its card to a bank transfer: the same number and units, held for as long as if the
 * order had been placed that way (`placeOrder`; a stranger's for 30 minutes until the link in the e-mail is opened,
 * rule 35). The card payment is abandoned at the provider; if the provider cannot be reached, a job does it later.
 * Invariant: the locked order decides. A card that was authorised before the switch has paid; one that succeeds after
 * it is voided. Refuses with `order-closed` (paid, cancelled or not by card), `unit-taken` (sold since; the order is
 * cancelled) or an `AllocationError` (the order still awaits its card).
 */
export async function switchToTransfer(deps: Deps, request: SwitchRequest) {
  const buyer = await holderOfOrder(deps.db, { ...request, secret: deps.holding.secret });
  if (!buyer) return refuse.conflict({ code: "order-closed" });
  const holder = { holding: deps.holding, ...buyer };
  const switched = await attempt(deps.db, (tx) => changeMethod(tx, deps, { ...request, holder }));
  if (!switched.ok) {
    if (isAllocationError(switched.domainError))
      await noteLimitHit(deps.db, { domainError: switched.domainError, ...buyer });
    return switched;
  }
  const order = switched.value;
  await askCardProvider(async () => {
    if (order === "lost") return settlePayment(deps, request.orderId, null);
    for (const payment of await openReplacedPayments(deps.db, deps.card.name, request))
      if (payment.ref !== null) await abandonCard(deps, payment);
  });
  return order === "lost" ? refuse.conflict({ code: "unit-taken" }) : ok(order);
}

async function changeMethod(
  tx: Transaction,
  deps: Deps,
  { orderId, accountName, holder }: SwitchRequest & { holder: Parameters<typeof lockHolder>[1] },
) {
  await lockHolder(tx, holder);
  const order = await lockOrder(tx, orderId);
  if (!isPayableByCard(order)) return refuse.conflict({ code: "order-closed" });
  const isByStranger = order.placedBy === null && !isAccount(holder.visitorId);
  const until = transferDeadline(
    await databaseTime(tx),
    isByStranger ? deps.holding.strangerTransferDays : deps.holding.transferDays,
  );
  const heldFor = isByStranger ? { minutes: STRANGER_MINUTES } : { until };
  if ((await retakeUnits(tx, order, heldFor, { holder: holder.keys })) < unitsOf(order).length) {
    await markCancelled(tx, deps, order, { actor: "shop", reason: "unit-sold", moneyBack: "nothing-taken" });
    return ok("lost" as const);
  }
  const passed = order.placedBy === null ? await limitPassed(tx, holder) : null;
  if (passed) return refuse.tooMany(passed);
  await insertPayment(tx, {
    orderId,
    method: "bank",
    state: firstStateOf.bank,
    amount: order.totals.total,
    provider: "bank",
    payerName: accountName,
  });
  await awaitTransfer(tx, orderId, { until });
  const request = isByStranger
    ? await insertAllocationRequest(tx, { orderId, email: order.email, language: order.language, fullUntil: until })
    : null;
  const extensionLink = request && extensionLinkOf(request, deps.holding.secret);
  const { bank } = deps;
  return ok(
    await transitionOrder(tx, deps, order, {
      to: "awaiting-payment",
      actor: "buyer",
      email: ({ order }) => ({ kind: "order-awaits-transfer", order, bank, until, extensionLink }),
    }),
  );
}
