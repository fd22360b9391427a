// The actions of the page of outgoing payments: each form calls one verb.

import { never, ok, refuse } from "../../../../base/result.ts";
import { approveRefund } from "../../../../shop/orders/payment/approve-refund.server.ts";
import { bounceRefund } from "../../../../shop/orders/payment/bounce-refund.server.ts";
import { confirmRefundTransfer } from "../../../../shop/orders/payment/confirm-refund-transfer.server.ts";
import { fileDueRefunds } from "../../../../shop/orders/payment/file-due-refunds.server.ts";
import { findRefundOrder } from "../../../../shop/orders/payment/find-refund-order.server.ts";
import { nameRefundAccount } from "../../../../shop/orders/payment/name-refund-account.server.ts";
import { RefundDueForm } from "../../../../shop/orders/office-forms.ts";
import type { ChosenPayments } from "../../../../shop/payments/chosen.ts";
import { approvePayout } from "../../../../shop/trade-in/office/approve-payout.server.ts";
import { bouncePayout } from "../../../../shop/trade-in/office/bounce-payout.server.ts";
import { correctPayoutAccount } from "../../../../shop/trade-in/office/correct-payout-account.server.ts";
import { exportPayouts } from "../../../../shop/trade-in/office/export-payouts.server.ts";
import { PayoutForm } from "../../../../shop/trade-in/office/forms.ts";
import { payOut } from "../../../../shop/trade-in/office/pay-out.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { parseFields, type Fields, type StaffMember } from "../../../edge.server.ts";
import { withDecider } from "../last-change.server.ts";

type Staff = Pick<StaffMember, "actor">;

/** What was done, for the message on the next page. */
export const paymentsDone = ["approved", "account", "bounced"] as const;
type Done = { made: string } | { paid: string } | { done: (typeof paymentsDone)[number] };

export async function postPayment(shop: Shop, fields: Fields | null, { actor }: Staff) {
  const intent = fields?.["intent"] ?? "";
  if (intent === "export") {
    const exported = await exportAll(shop, { actor });
    return exported.ok ? ok<Done>({ made: exported.value.name }) : exported;
  }
  if (intent.startsWith("refund-")) {
    const parsed = parseFields(RefundDueForm, fields);
    if (!parsed.ok) return parsed;
    const { intent: kind, refund } = parsed.value;
    const order = (fields?.["order"] ?? "").slice(0, 10);
    const done = await postRefund(shop, parsed.value, { actor });
    const posted = await withDecider(shop, done, { entity: "order", entityId: order, after: { refund } });
    return posted.ok ? ok<Done>(doneBy(kind.slice("refund-".length), order)) : posted;
  }
  const parsed = parseFields(PayoutForm, fields);
  if (!parsed.ok) return parsed;
  const done = await postPayout(shop, parsed.value, { actor });
  const posted = await withDecider(shop, done, { entity: "trade-in", entityId: parsed.value.number });
  return posted.ok ? ok<Done>(doneBy(parsed.value.intent, parsed.value.number)) : posted;
}

function doneBy(what: string, number: string): Done {
  if (what === "paid") return { paid: number };
  return { done: what === "approve" ? "approved" : what === "bounce" ? "bounced" : "account" };
}

/** Everything that is due, or `only` these, in a new file for the bank. */
export function exportAll(shop: Shop, { actor }: Staff, only: ChosenPayments | null = null) {
  const payer = { name: shop.seller.name, cui: shop.seller.cui, iban: shop.bank.iban.replaceAll(" ", "") };
  return exportPayouts({ ...shop, payer }, { actor, executeOn: shop.clock.today(), alsoDue: [fileDueRefunds], only });
}

async function postRefund(shop: Shop, form: RefundDueForm, { actor }: Staff) {
  const { refund: refundId } = form;
  switch (form.intent) {
    case "refund-paid":
      return confirmRefundTransfer(shop, { refundId, actor, reference: form.reference, file: form.file });
    case "refund-approve":
      return approveRefund(shop, { refundId, seen: form.seen, actor });
    case "refund-account": {
      const orderId = await findRefundOrder(shop, { refundId });
      if (orderId === null) return refuse.notFound({ code: "refund-unknown" });
      return nameRefundAccount(shop, {
        orderId,
        refundId,
        account: { iban: form.iban, name: form.accountName },
        actor,
        seen: form.seen,
      });
    }
    case "refund-bounce":
      return bounceRefund(shop, { refundId, actor, why: form.why, note: form.bounceNote });
    default:
      return never(form);
  }
}

async function postPayout(shop: Shop, form: PayoutForm, { actor }: Staff) {
  const { number, attempt } = form;
  switch (form.intent) {
    case "paid":
      return payOut(shop, { number, attempt, reference: form.reference, actor });
    case "approve":
      return approvePayout(shop, { number, attempt, seen: form.seen, actor });
    case "account":
      return correctPayoutAccount(shop, {
        number,
        attempt,
        iban: form.iban,
        payee: form.accountName,
        seen: form.seen,
        actor,
      });
    case "bounce":
      return bouncePayout(shop, { number, attempt, why: form.why, note: form.bounceNote, actor });
    default:
      return never(form);
  }
}
