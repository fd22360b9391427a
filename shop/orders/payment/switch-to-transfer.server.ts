import { attempt, databaseTime, type Db, type Transaction } from "../../../base/db.server.ts";
import type { OrderId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { askCardProvider } from "../../payments/ask-card-provider.ts";
import type { CardGateway } from "../../payments/card-port.ts";
import { firstStateOf } from "../../payments/payment.ts";
import { TRANSFER_WORKING_DAYS, transferDeadline } from "../../shipping/calendar.ts";
import { limitPassed, lockHolder, noteLimitHit } from "../../inventory/allocations/allocation-limits.sql.server.ts";
import { holderOfOrder } from "../allocations/held-units.sql.server.ts";
import { insertHoldRequest, keepOf } from "../../inventory/allocations/allocation-requests.sql.server.ts";
import { isAccount, isHoldRefusal, STRANGER_MINUTES, type Holding } from "../../inventory/allocations/holder.ts";
import { retakeUnits } from "../../inventory/allocations/allocations.sql.server.ts";
import { letGoOfCard } from "./let-go-of-card.server.ts";
import type { BankAccount, ComposeLetter } from "../emails.ts";
import { moveOrder } from "../move-order.server.ts";
import { isPayableByCard, unitsOf } from "../order.ts";
import { awaitTransfer, lockOrder } from "../orders.sql.server.ts";
import { insertPayment, openReplacedPayments } from "./payments.sql.server.ts";
import { markCancelled, settlePayment } from "./settle-payment.server.ts";

type Desk = { db: Db; card: CardGateway; compose: ComposeLetter; mailLimits: MailLimits; bank: BankAccount; holding: Holding };
type Wish = { orderId: OrderId; accountName: string; network?: string | null };

/**
 * Lets an order that waits for its card wait for a transfer instead: the same number, the same units, kept for as long as if the order had
 * been placed so (`placeOrder`; a stranger's for 30 minutes until the link in the e-mail is opened, rule 35). The card payment is given up at
 * the provider; where that cannot be asked now, a job does it later. Invariant: the locked order decides. A card that was authorised
 * before the switch has paid; one that succeeds after it is let go. Refuses with `order-closed` (paid, cancelled or not by card),
 * `unit-taken` (sold since; the order is cancelled) or with what is in `HoldRefusal` (the order still waits for its card).
 */
export async function switchToTransfer(desk: Desk, wish: Wish) {
  const buyer = await holderOfOrder(desk.db, { ...wish, secret: desk.holding.secret });
  if (!buyer) return refuse.conflict({ code: "order-closed" });
  const holder = { holding: desk.holding, ...buyer };
  const switched = await attempt(desk.db, (tx) => changeMethod(tx, desk, { ...wish, holder }));
  if (!switched.ok) {
    if (isHoldRefusal(switched.refusal)) await noteLimitHit(desk.db, { refusal: switched.refusal, ...buyer });
    return switched;
  }
  const order = switched.value;
  await askCardProvider(async () => {
    if (order === "lost") return settlePayment(desk, wish.orderId, null);
    for (const payment of await openReplacedPayments(desk.db, desk.card.name, wish)) if (payment.ref !== null) await letGoOfCard(desk, payment);
  });
  return order === "lost" ? refuse.conflict({ code: "unit-taken" }) : ok(order);
}

async function changeMethod(tx: Transaction, desk: Desk, { orderId, accountName, holder }: Wish & { holder: Parameters<typeof lockHolder>[1] }) {
  await lockHolder(tx, holder);
  const order = await lockOrder(tx, orderId);
  if (!isPayableByCard(order)) return refuse.conflict({ code: "order-closed" });
  const isByStranger = !isAccount(holder.visitorId);
  const until = transferDeadline(await databaseTime(tx), isByStranger ? desk.holding.strangerTransferDays : TRANSFER_WORKING_DAYS);
  const kept = isByStranger ? { minutes: STRANGER_MINUTES } : { until };
  if ((await retakeUnits(tx, order, kept, { holder: holder.keys })) < unitsOf(order).length) {
    await markCancelled(tx, desk, order, { actor: "shop", reason: "unit-sold", moneyBack: "nothing-taken" });
    return ok("lost" as const);
  }
  const passed = await limitPassed(tx, holder);
  if (passed) return refuse.tooMany(passed);
  await insertPayment(tx, { orderId, method: "bank", state: firstStateOf.bank, amount: order.totals.total, provider: "bank", payerName: accountName });
  await awaitTransfer(tx, orderId, { until });
  const request = isByStranger ? await insertHoldRequest(tx, { orderId, email: order.email, language: order.language, fullUntil: until }) : null;
  const keep = request && keepOf(request, desk.holding.secret);
  const { bank } = desk;
  return ok(await moveOrder(tx, desk, order, { to: "awaiting-payment", actor: "buyer", letter: (told) => ({ kind: "order-awaits-transfer", ...told, bank, until, keep }) }));
}
