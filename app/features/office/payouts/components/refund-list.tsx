// Refunds to buyers by bank transfer, one row for each. Staff confirm here what the bank has sent; all else is on the
// order's page.

import type { RefundDue } from "../../../../../shop/orders/payment/list-refunds-due.server.ts";
import { refundNumber } from "../../../../../shop/payments/refund.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { DebtRow } from "./debt-row.tsx";
import { officeLinks } from "../../../../office-links.ts";

/** Needs the words of the namespaces "office-trade-ins" and "office-orders". */
export function RefundList({ rows, typed }: { rows: readonly RefundDue[]; typed: Record<string, string> }) {
  const { t, language } = useWords("office-trade-ins");
  const { t: orderWords } = useWords("office-orders");
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <DebtRow
          key={row.id}
          debt={{
            number: refundNumber(row),
            to: officeLinks.order(row.orderNumber),
            payee: row.account?.name ?? row.buyer,
            iban: row.account?.iban ?? null,
            amount: row.amount,
            about: `${orderWords(`refund.reason.${row.reason}`)} · ${row.file ?? t("payouts.since", { date: formatDate(row.requestedAt, language) })}`,
            faults: row.faults,
          }}
          paid={
            row.account && {
              id: row.id,
              isOpen: typed["refund"] === row.id,
              fields: { intent: "refund-paid", refund: row.id, order: row.orderNumber, file: row.file ?? "" },
            }
          }
        />
      ))}
    </ul>
  );
}
