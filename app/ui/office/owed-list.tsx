// Money that the shop owes, a row a seller; what the bank has sent is confirmed here.

import { Form, Link } from "react-router";
import type { Owed } from "../../../shop/trade-in/list-payouts.server.ts";
import { formatDate, formatIban, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { Badge } from "../badge.tsx";
import { Button, buttonClass } from "../button.tsx";
import { TextField } from "../field.tsx";

export function OwedList({ rows, typed }: { rows: readonly Owed[]; typed: Record<string, string> }) {
  const { t, language } = useWords("purchases");
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.number} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
          <div className="min-w-0">
            <p>
              <Link to={links.officeTradeIn(row.number)} className="link figure font-semibold">
                {row.number}
              </Link>{" "}
              {row.payee}
            </p>
            <p className="figure text-sm break-all text-muted">{formatIban(row.iban)}</p>
            <p className="tabular-nums">
              <span className="font-semibold">{formatPrice(row.amount)}</span>
              <span className="text-sm text-muted"> · {row.isBounced ? t("payouts.waitsForAccount") : (row.file ?? t("payouts.dueOn", { date: formatDate(row.dueAt, language) }))}</span>
            </p>
            {row.faults.map((fault) => (
              <Badge key={fault} tone="danger">
                {t(`payouts.fault.${fault}`)}
              </Badge>
            ))}
          </div>
          {row.isBounced ? null : (
            <details open={typed["number"] === row.number}>
              <summary className={`${buttonClass({ variant: "secondary", size: "sm" })} cursor-pointer list-none`}>{t("payouts.paid")}</summary>
              <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
                <input type="hidden" name="intent" value="paid" />
                <input type="hidden" name="number" value={row.number} />
                <input type="hidden" name="attempt" value={row.attempt} />
                <TextField name="reference" id={`reference-${row.number}`} label={t("move.reference")} required maxLength={100} autoComplete="off" spellCheck={false} className="w-56" />
                <Button>{t("move.pay")}</Button>
              </Form>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
