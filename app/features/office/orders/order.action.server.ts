// The actions of the order's office page: each form calls one verb.

import type { Bani } from "../../../../base/money.ts";
import { never } from "../../../../base/result.ts";
import { acceptTransfer } from "../../../../shop/orders/payment/accept-transfer.server.ts";
import { askRefundAccount } from "../../../../shop/orders/payment/ask-refund-account.server.ts";
import { bounceRefund } from "../../../../shop/orders/payment/bounce-refund.server.ts";
import { callOffGameTest } from "../../../../shop/orders/call-off-game-test.server.ts";
import { cancelOrder } from "../../../../shop/orders/cancel-order.server.ts";
import { confirmRefundTransfer } from "../../../../shop/orders/payment/confirm-refund-transfer.server.ts";
import { confirmTransfer, type TransferOutcome } from "../../../../shop/orders/payment/confirm-transfer.server.ts";
import { deliverOrder } from "../../../../shop/orders/deliver-order.server.ts";
import type { OrderTransitionForm } from "../../../../shop/orders/office-forms.ts";
import { nameRefundAccount } from "../../../../shop/orders/payment/name-refund-account.server.ts";
import type { Order } from "../../../../shop/orders/order.ts";
import { prepareOrder } from "../../../../shop/orders/prepare-order.server.ts";
import { recordGameResults } from "../../../../shop/orders/record-game-results.server.ts";
import { recordCash } from "../../../../shop/orders/payment/record-cash.server.ts";
import { refundOrder } from "../../../../shop/orders/payment/refund-order.server.ts";
import { shipOrder } from "../../../../shop/orders/ship-order.server.ts";
import { takeBackOrder } from "../../../../shop/orders/take-back-order.server.ts";
import type { Right } from "../../../../shop/accounts/rights.ts";
import { isNoteIntent } from "../../../../shop/notes/forms.ts";
import type { Shop } from "../../../composition.server.ts";

export function transitionByStaff(
  shop: Shop,
  order: Order,
  { form, actor }: { form: OrderTransitionForm; actor: `staff:${string}` },
) {
  const { number, id: orderId } = order;
  switch (form.intent) {
    case "prepare":
      return prepareOrder(shop, { number, actor });
    case "ship": {
      const { courier, trackingNumber } = form;
      return shipOrder(shop, {
        number,
        actor,
        parcel: courier && trackingNumber !== "" ? { courier, trackingNumber } : null,
      });
    }
    case "deliver":
      return deliverOrder(shop, { number, actor });
    case "take-back":
      return takeBackOrder(shop, { number, actor, reason: form.reason });
    case "cancel":
      return cancelOrder(shop, { orderId, actor });
    case "transfer":
      return confirmTransfer(shop, {
        orderNumber: number,
        amount: form.amount,
        at: form.arrivedOn,
        key: `by hand ${form.pageKey}`,
        actor,
      });
    case "cash":
      return recordCash(shop, {
        number,
        amount: form.amount,
        at: form.arrivedOn,
        key: `by hand ${form.pageKey}`,
        actor,
      });
    case "game-results":
      return recordGameResults(shop, { number, unitId: form.unit, runs: runsOf(form), key: form.pageKey, actor });
    case "accept":
      return acceptTransfer(shop, { number, actor, reason: form.reason });
    case "refund":
      return refundOrder(shop, {
        orderId,
        amount: form.refundAmount,
        reason: form.refundReason,
        note: form.note,
        key: `by hand ${form.pageKey}`,
        actor,
      });
    case "refund-done":
      return confirmRefundTransfer(shop, { refundId: form.refund, actor, reference: form.reference, file: form.file });
    case "refund-account":
      return nameRefundAccount(shop, {
        orderId,
        refundId: form.refund,
        account: { iban: form.iban, name: form.accountName },
        actor,
        seen: form.seen,
      });
    case "refund-ask":
      return askRefundAccount(shop, { orderId, refundId: form.refund, actor, key: form.pageKey });
    case "refund-bounce":
      return bounceRefund(shop, { refundId: form.refund, actor, why: form.why, note: form.bounceNote });
    case "call-off-test":
      return callOffGameTest(shop, { number, unitId: form.unit, reason: form.callOffReason, actor });
    default:
      return never(form);
  }
}

/** The right that a form needs: money that leaves is the accountant's. */
export function rightFor(intent: string | undefined): Right {
  if (isNoteIntent(intent)) return "orders.view";
  if (intent === "game-results") return "bench.record";
  return intent !== undefined && moneyIntents.has(intent) ? "money.pay" : "orders.edit";
}

const moneyIntents: ReadonlySet<string> = new Set(["refund", "refund-done", "refund-account", "refund-bounce"]);

type GameForm = Extract<OrderTransitionForm, { intent: "game-results" }>;

function runsOf(form: GameForm) {
  const places = [
    { fps: form.fps0, resolution: form.resolution0, settings: form.settings0 },
    { fps: form.fps1, resolution: form.resolution1, settings: form.settings1 },
    { fps: form.fps2, resolution: form.resolution2, settings: form.settings2 },
  ];
  return places.map(({ fps, resolution, settings }) =>
    fps === undefined || resolution === undefined || settings === undefined ? null : { fps, resolution, settings },
  );
}

/** The outcome of a recorded transfer, shown on the page; null if the transition itself shows it. */
export function outcomeOf(value: unknown): { outcome: TransferOutcome["outcome"]; amount: Bani | null } | null {
  if (typeof value !== "object" || value === null || !("outcome" in value)) return null;
  const outcome = value as TransferOutcome;
  const amount =
    outcome.outcome === "short"
      ? outcome.missing
      : outcome.outcome === "over"
        ? outcome.excess
        : outcome.outcome === "late"
          ? outcome.refundable
          : null;
  return { outcome: outcome.outcome, amount };
}
