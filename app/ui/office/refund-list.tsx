// Money that is owed to buyers by bank transfer, a row a refund; what the bank has sent is confirmed here, all else on the order's page.

import { Form, Link } from "react-router";
import type { RefundDue } from "../../../shop/orders/list-refunds-due.server.ts";
import { refundNumber } from "../../../shop/payments/refund.ts";
import { formatDate, formatIban, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { Badge } from "../badge.tsx";
import { Button, buttonClass } from "../button.tsx";
import { TextField } from "../field.tsx";

/** Needs the words of the rooms "purchases" and "handling". */
export function RefundList({ rows, typed }: { rows: readonly RefundDue[]; typed: Record<string, string> }) {
  const { t, language } = useWords("purchases");
  const { t: handling } = useWords("handling");
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
          <div className="min-w-0">
            <p>
              <Link to={links.officeOrder(row.orderNumber)} className="link figure font-semibold">
                {refundNumber(row)}
              </Link>{" "}
              {row.account?.name ?? row.buyer}
            </p>
            {row.account ? <p className="figure text-sm break-all text-muted">{formatIban(row.account.iban)}</p> : <p className="text-sm text-muted">{t("payouts.noAccount")}</p>}
            <p className="tabular-nums">
              <span className="font-semibold">{formatPrice(row.amount)}</span>
              <span className="text-sm text-muted">
                {" · "}
                {handling(`refund.reason.${row.reason}`)} · {row.file ?? t("payouts.since", { date: formatDate(row.requestedAt, language) })}
              </span>
            </p>
            {row.faults.map((fault) => (
              <Badge key={fault} tone="danger">
                {t(`payouts.fault.${fault}`)}
              </Badge>
            ))}
          </div>
          {row.account ? (
            <details open={typed["refund"] === row.id}>
              <summary className={`${buttonClass({ variant: "secondary", size: "sm" })} cursor-pointer list-none`}>{t("payouts.paid")}</summary>
              <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
                <input type="hidden" name="intent" value="refund-paid" />
                <input type="hidden" name="refund" value={row.id} />
                <input type="hidden" name="order" value={row.orderNumber} />
                <input type="hidden" name="file" value={row.file ?? ""} />
                <TextField name="reference" id={`reference-${row.id}`} label={t("move.reference")} required maxLength={100} autoComplete="off" spellCheck={false} className="w-56" />
                <Button>{t("move.pay")}</Button>
              </Form>
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
