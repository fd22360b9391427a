// A process of the office, for races on PostgreSQL. Arguments: the database's URL, the action, trade-in numbers, refund ids or unit
// codes as JSON, and the limit of one person in RON where it is not the usual one. Prints one line of JSON with the result of each.
// "export-and-hang" exports, prints that, and never commits.

import { systemClock } from "../../base/clock.ts";
import { openPostgres } from "../../base/db.server.ts";
import type { RefundId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { putBackOnSale } from "../../shop/catalogue/publishing/put-back-on-sale.server.ts";
import { writeOffReturned } from "../../shop/stock/units/write-off-returned.server.ts";
import { bounceRefund } from "../../shop/orders/payment/bounce-refund.server.ts";
import { confirmRefundTransfer } from "../../shop/orders/payment/confirm-refund-transfer.server.ts";
import { fileDueRefunds } from "../../shop/orders/payment/file-due-refunds.server.ts";
import { bouncePayout } from "../../shop/trade-in/office/bounce-payout.server.ts";
import { exportPayouts } from "../../shop/trade-in/office/export-payouts.server.ts";
import { finishTesting } from "../../shop/trade-in/office/finish-testing.server.ts";
import { payOut } from "../../shop/trade-in/office/pay-out.server.ts";
import { takeIntoStock } from "../../shop/trade-in/office/take-into-stock.server.ts";
import type { TradeInNumber } from "../../shop/trade-in/trade-in.ts";
import { sha256, signRecord } from "../../shop/trade-in/seller-documents/sign-record.server.ts";
import { recordToSign } from "../../shop/trade-in/seller-documents/signed-record.server.ts";
import { viewTradeIn } from "../../shop/trade-in/office/view-trade-in.server.ts";
import { drawnAsText, must, testKeys } from "../trade-ins.ts";
import { anyMails } from "../email-limits.ts";

const [url = "", task = "", numbers = "[]", limit = ""] = process.argv.slice(2);
const database = openPostgres(url, { connections: 8 });
const actor = "staff:00000000-0000-4000-8000-000000000002" as const;
const deps = {
  db: database.db,
  clock: systemClock,
  composeTradeIn: () => ({ subject: "subject", text: "text", html: "" }),
  deadlines: { revisedDays: 7 },
  payer: { name: "Magazin SRL", cui: "RO12345674", iban: "RO49AAAA1B31007593840000" },
  ...(limit !== "" && { fourEyesAbove: ron(Number(limit)) }),
};
/** Signs the record of a trade-in as its seller; the record is read before, as by an open page. */
async function signs(number: TradeInNumber) {
  const signing = { ...deps, identityKeys: testKeys, drawPurchaseRecord: drawnAsText };
  const { tradeIn } = must(await viewTradeIn(deps, { number }));
  const documentHash = sha256(await drawnAsText((await recordToSign(signing, tradeIn))!));
  const typed = { method: "typed", name: "Ana Pop", drawing: null, clientIp: "127.0.0.1" } as const;
  return signRecord(signing, { number, visitorId: null, key: tradeIn.linkKey, documentHash, ...typed });
}
const exported = () => exportPayouts(deps, { actor, executeOn: "2026-11-21", alsoDue: [fileDueRefunds] });
const emailDeps = {
  ...deps,
  mailLimits: anyMails,
  compose: () => ({ subject: "subject", text: "text", html: "" }),
};

const requests = (JSON.parse(numbers) as TradeInNumber[]).map(async (number, turn) => {
  switch (task) {
    case "finish":
      return finishTesting(deps, { number, actor });
    case "sign":
      return signs(number);
    case "pay":
      return payOut(deps, { number, actor, reference: `OP ${process.pid}`, attempt: 1 });
    case "bounce":
      return bouncePayout(deps, { number, actor, attempt: 1, why: "account-closed", note: null });
    case "bounce-or-pay":
      return turn % 2 === 0
        ? bouncePayout(deps, { number, actor, attempt: 1, why: "account-closed", note: null })
        : payOut(deps, { number, actor, reference: `OP ${process.pid}`, attempt: 1 });
    case "send-refund":
      return confirmRefundTransfer(emailDeps, {
        refundId: number as unknown as RefundId,
        actor,
        reference: `OP ${process.pid}`,
        file: null,
      });
    case "bounce-refund":
      return bounceRefund(emailDeps, {
        refundId: number as unknown as RefundId,
        actor,
        why: "account-closed",
        note: null,
      });
    case "put-back":
      return turn % 2 === 0
        ? putBackOnSale(deps, {
            code: number,
            actor,
            grade: "A",
            price: ron(1),
            measurements: "keep",
            untested: { reason: "test-on-request", note: null },
          })
        : writeOffReturned(deps, { code: number, actor, reason: "stricat" });
    case "stock":
      return takeIntoStock(deps, { number, actor, as: "parts" });
    default:
      return exported();
  }
});
const answers = (await Promise.all(requests)).map((answer) => {
  if (!answer.ok) return answer.domainError.code;
  return typeof answer.value === "object" && answer.value !== null && "transfers" in answer.value
    ? `${answer.value.name}: ${answer.value.transfers.map(({ number }) => number).join(" ")}`
    : "done";
});
console.info(JSON.stringify(answers));
if (task === "export-and-hang") setInterval(() => {}, 60_000);
else await database.close();
