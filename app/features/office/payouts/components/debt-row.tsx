// One debt that the shop pays by bank transfer, as a list row with the form that confirms the payment.

import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { Bani } from "../../../../../base/money.ts";
import type { TransferFault } from "../../../../../shop/payments/bank-transfer.ts";
import { formatIban, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button, buttonClass } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";

type Debt = {
  /** The trade-in or order behind the debt: its number, and its page in the office. */
  number: string;
  to: string;
  payee: string;
  /** Null if no account is known. */
  iban: string | null;
  amount: Bani;
  about: ReactNode;
  faults: readonly TransferFault[];
};

/**
 * `paid`: fields that the confirmation sends beside the bank's reference; null if nothing can have been paid.
 * Needs the words of the namespace "office-trade-ins".
 */
export function DebtRow({
  debt,
  paid,
}: {
  debt: Debt;
  paid: { id: string; isOpen: boolean; fields: Record<string, string | number> } | null;
}) {
  const { t } = useWords("office-trade-ins");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p>
          <Link to={debt.to} className="link figure font-semibold">
            {debt.number}
          </Link>{" "}
          {debt.payee}
        </p>
        {debt.iban === null ? (
          <p className="text-sm text-muted">{t("payouts.noAccount")}</p>
        ) : (
          <p className="figure text-sm break-all text-muted">{formatIban(debt.iban)}</p>
        )}
        <p className="tabular-nums">
          <span className="font-semibold">{formatPrice(debt.amount)}</span>
          <span className="text-sm text-muted"> · {debt.about}</span>
        </p>
        {debt.faults.map((fault) => (
          <Badge key={fault} tone="danger">
            {t(`payouts.fault.${fault}`)}
          </Badge>
        ))}
      </div>
      {paid === null ? null : (
        <details open={paid.isOpen}>
          <summary className={`${buttonClass({ variant: "secondary", size: "sm" })} cursor-pointer list-none`}>
            {t("payouts.paid")}
          </summary>
          <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
            {Object.entries(paid.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <TextField
              name="reference"
              id={`reference-${paid.id}`}
              label={t("move.reference")}
              required
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              className="w-56"
            />
            <Button>{t("move.pay")}</Button>
          </Form>
        </details>
      )}
    </li>
  );
}
