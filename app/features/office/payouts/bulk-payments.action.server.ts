// The bulk buttons of outgoing payments: the ticked ones into one bank file, or approved.
// A checkbox says "payout VND-482913 1 <seen>" with the attempt, or "refund <id> ORD-482913-R1 <seen>" with its number;
// `seen` is the mark of the account in the row (`accountVersion`).

import { data } from "react-router";
import { parseId } from "../../../../base/id.ts";
import { refuse } from "../../../../base/result.ts";
import { approveRefund } from "../../../../shop/orders/payment/approve-refund.server.ts";
import { approvePayout } from "../../../../shop/trade-in/office/approve-payout.server.ts";
import { parseTradeInNumber } from "../../../../shop/trade-in/trade-in.ts";
import type { Shop } from "../../../composition.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import type { StaffMember } from "../../../edge.server.ts";
import type { BulkAnswer } from "../list/bulk-outcome.tsx";
import type { BulkForm } from "../list/read-bulk.server.ts";
import { exportAll } from "./payments-out.action.server.ts";

const nothing: BulkAnswer = { outcomes: null, domainError: null, errors: {} };

type Answer = { bulk: BulkAnswer; made: string | null };
const answerOf = (bulk: BulkAnswer, status = 200, made: string | null = null) => data<Answer>({ bulk, made }, status);

/** The buttons of the bar below the list. */
export const bulkIntents = ["bulk-file", "bulk-approve"] as const;

export async function bulkPayments(shop: Shop, form: BulkForm, { actor }: Pick<StaffMember, "actor">) {
  const chosen = form.ids.flatMap((text) => chosenIn(text) ?? []);
  if (chosen.length === 0) return answerOf({ ...nothing, outcomes: [] }, 422);
  if (form.intent === "bulk-file") return file(shop, chosen, { actor });
  const outcomes = [];
  for (const payment of chosen) {
    const { seen } = payment;
    const done =
      payment.of === "payout"
        ? await approvePayout(shop, { number: payment.number, attempt: payment.attempt, seen, actor })
        : await approveRefund(shop, { refundId: payment.id, seen, actor });
    outcomes.push({ key: payment.key, domainError: done.ok ? null : done.domainError });
  }
  return answerOf({ ...nothing, outcomes });
}

function chosenIn(text: string) {
  const [of, id, detail = "", seen = ""] = text.split(" ");
  const number = of === "payout" ? parseTradeInNumber(id) : null;
  if (number !== null && /^\d{1,4}$/.test(detail)) {
    const attempt = Number(detail);
    // As the file names the transfer (`exportPayouts`).
    return {
      of: "payout" as const,
      key: number,
      number,
      attempt,
      seen,
      transfer: attempt > 1 ? `${number}-${detail}` : number,
    };
  }
  const refund = of === "refund" ? parseId<"refund">(id ?? "") : null;
  if (refund === null || !/^ORD-\d{6}-R\d{1,3}$/.test(detail)) return null;
  return { of: "refund" as const, key: detail, id: refund, seen, transfer: detail };
}

type Chosen = NonNullable<ReturnType<typeof chosenIn>>;

/** One file of those that can be sent; the others are named. */
async function file(shop: Shop, chosen: readonly Chosen[], staff: Pick<StaffMember, "actor">) {
  const only = {
    payouts: chosen.flatMap((payment) => (payment.of === "payout" ? [payment.number as string] : [])),
    refunds: chosen.flatMap((payment) => (payment.of === "refund" ? [payment.id as string] : [])),
  };
  const made = await exportAll(shop, staff, only);
  if (!made.ok) return answerOf({ ...nothing, domainError: made.domainError }, statusOf(made.domainError));
  const sent = new Set(made.value.transfers.map(({ number }) => number as string));
  const left = refuse.conflict({ code: "payment-not-filed" }).domainError;
  const outcomes = chosen.map(({ key, transfer }) => ({ key, domainError: sent.has(transfer) ? null : left }));
  return answerOf({ ...nothing, outcomes }, 200, made.value.name);
}
