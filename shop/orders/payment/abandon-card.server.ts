import { recordAudit } from "../../../base/audit.server.ts";
import { transaction, type Db } from "../../../base/db.server.ts";
import type { CardGateway, CardIntent } from "../../payments/card-port.ts";
import { transitionsTowards, stateOfIntent, type CardPaymentState } from "../../payments/payment.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { replacedPayment, setPaymentState, type ReplacedPayment } from "./payments.sql.server.ts";

type Deps = { db: Db; card: CardGateway };

/** Look, cancel, look again: if more passes are needed, the provider contradicts itself. */
const ROUNDS = 4;

/**
 * Abandons a card payment whose order is paid in another way by now: cancels its intent at the provider and voids a
 * late authorisation. Idempotent and safe to call concurrently. Throws CardGatewayUnavailable: call again, nothing is
 * lost.
 */
export async function abandonCard(deps: Deps, { id, ref }: Pick<ReplacedPayment, "id" | "ref">): Promise<void> {
  if (ref === null) return writeDown(deps, id, "cancelled");
  for (let round = 0; round < ROUNDS; round++) {
    const answer = await deps.card.cancel(ref);
    const intent = answer.ok ? answer.value : await known(deps, ref);
    await writeDown(deps, id, stateOfIntent(intent));
    if (intent.state === "cancelled" || intent.state === "refunded") return;
    // The shop never captures a replaced payment: somebody did it by hand, and must refund it by hand.
    if (intent.state === "captured")
      throw new Error(`the replaced card payment ${ref} was captured at the provider: refund it there`);
  }
  throw new Error(`the card provider does not cancel ${ref}`);
}

async function known({ card }: Deps, ref: string): Promise<CardIntent> {
  const intent = await card.retrieve(ref);
  if (!intent) throw new Error(`the card provider has lost ${ref}`);
  return intent;
}

/** Moves the payment to the state that the provider reports, decided on the locked order. */
async function writeDown(deps: Deps, id: ReplacedPayment["id"], state: CardPaymentState): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const before = await replacedPayment(tx, { id });
    if (!before) return;
    const order = await lockOrder(tx, before.orderId);
    const payment = (await replacedPayment(tx, { id })) ?? before;
    const from = payment.state as CardPaymentState;
    if (transitionsTowards("card", { from, to: state }).length === 0) return;
    await setPaymentState(tx, id, state);
    await recordAudit(tx, {
      actor: "card provider",
      action: `payment-${state}`,
      entity: "order",
      entityId: order.number,
      before: { payment: from },
      after: { payment: state },
    });
  });
}
