// Refunds to buyers by bank transfer, one row for each: approved, confirmed, corrected or sent back by the bank here.

import { refundNumber } from "../../../../../shop/payments/refund.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import type { RefundRow } from "../payments-out.view.server.ts";
import type { DebtFormAnswer } from "./debt-form.tsx";
import { DebtRow } from "./debt-row.tsx";

type RefundListProps = { rows: readonly RefundRow[]; answer: DebtFormAnswer; mayPay: boolean };
const intents = {
  paid: "refund-paid",
  approve: "refund-approve",
  account: "refund-account",
  bounce: "refund-bounce",
};

/** Needs the words of the namespaces "office-trade-ins", "office-money" and "office-orders". */
export function RefundList({ rows, answer, mayPay }: RefundListProps) {
  const { t, language } = useWords("office-trade-ins");
  const { t: orderWords } = useWords("office-orders");
  if (rows.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <DebtRow
          key={row.id}
          id={row.id}
          debt={{
            ...row,
            number: refundNumber(row),
            to: officeLinks.order(row.orderNumber),
            payee: row.account?.name ?? row.buyer,
            iban: row.account?.iban ?? null,
            about: `${orderWords(`refund.reason.${row.reason}`)} · ${row.file ?? t("payouts.since", { date: formatDate(row.requestedAt, language) })}`,
          }}
          intents={intents}
          fields={{ refund: row.id, order: row.orderNumber, file: row.file ?? "" }}
          may={{
            pay: mayPay && row.account !== null && (row.approval === null || row.approval === "ready"),
            correct: mayPay && row.file === null,
            bounce: mayPay && row.file !== null,
          }}
          answer={answer}
        />
      ))}
    </ul>
  );
}
