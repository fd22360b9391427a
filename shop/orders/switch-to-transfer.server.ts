import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { CardGatewayUnavailable, type CardGateway } from "../payments/card-port.ts";
import { firstStateOf } from "../payments/payment.ts";
import { transferDeadline } from "./delivery.ts";
import { retakeUnits } from "./holds.sql.server.ts";
import { letGoOfCard } from "./let-go-of-card.server.ts";
import type { BankAccount, ComposeLetter } from "./letters.ts";
import { moveOrder } from "./move-order.server.ts";
import { isPayableByCard, unitsOf, type Order } from "./order.ts";
import { databaseTime, lockOrder, setPaymentMethod } from "./orders.sql.server.ts";
import { insertPayment, openReplacedPayments } from "./payments.sql.server.ts";
import { markCancelled, settlePayment } from "./settle-payment.server.ts";

type Desk = { db: Db; card: CardGateway; compose: ComposeLetter; publicUrl: string; bank: BankAccount };

/**
 * Lets an order that waits for its card wait for a transfer instead: the same number, the same units, kept for three working days.
 * The card payment is given up at the provider; where that cannot be asked now, a round does it later. Invariant: the locked order
 * decides. A card that was authorised before the switch has paid; one that succeeds after it is let go. Refuses with `order-closed` (paid,
 * cancelled or not by card) or `unit-taken` (sold since; the order is cancelled).
 */
export async function switchToTransfer(desk: Desk, { orderId, accountName }: { orderId: OrderId; accountName: string }) {
  const switched = await transaction(desk.db, (tx) => changeMethod(tx, desk, { orderId, accountName }));
  if (switched === "closed") return refuse({ code: "order-closed" });
  await whenPossible(async () => {
    if (switched === "lost") return settlePayment(desk, orderId, null);
    for (const payment of await openReplacedPayments(desk.db, desk.card.name, { orderId })) if (payment.ref !== null) await letGoOfCard(desk, payment);
  });
  return switched === "lost" ? refuse({ code: "unit-taken" }) : ok(switched);
}

async function changeMethod(tx: Transaction, desk: Desk, { orderId, accountName }: { orderId: OrderId; accountName: string }): Promise<Order | "closed" | "lost"> {
  const order = await lockOrder(tx, orderId);
  if (!isPayableByCard(order)) return "closed";
  const until = transferDeadline(await databaseTime(tx));
  if ((await retakeUnits(tx, order, { until })) < unitsOf(order).length) {
    await markCancelled(tx, desk, order, { actor: "shop", reason: "unit-sold", moneyBack: "nothing-taken" });
    return "lost";
  }
  await insertPayment(tx, { orderId, method: "bank", state: firstStateOf.bank, amount: order.totals.total, provider: "bank", payerName: accountName });
  await setPaymentMethod(tx, orderId, "bank");
  const { bank } = desk;
  return moveOrder(tx, desk, order, { to: "awaiting-payment", actor: "buyer", letter: (told) => ({ kind: "order-awaits-transfer", ...told, bank, until }) });
}

/** What is left open where the provider cannot be asked now is settled by the round. */
async function whenPossible(settle: () => Promise<void>): Promise<void> {
  try {
    await settle();
  } catch (error) {
    if (!(error instanceof CardGatewayUnavailable)) throw error;
  }
}
