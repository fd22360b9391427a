// The money of an order: what came in, what went back, what may still go back.

import { Form, useNavigation } from "react-router";
import { moverOf } from "../../../shop/orders/order.ts";
import { formatDate, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { SelectField, TextField } from "../field.tsx";
import { Panel } from "../panel.tsx";
import type { FormAnswer, OfficeOrderShown } from "./shown-order.ts";

type Props = { shown: OfficeOrderShown; answer: FormAnswer };

const reasons = ["goodwill", "overpaid", "return"] as const;
const tones = { "needs-account": "warn", requested: "warn", done: "good", failed: "danger" } as const;

export function OrderMoney({ shown, answer }: Props) {
  const { t, language } = useWords("handling");
  const { t: account } = useWords("account");
  const { order, payment, transfers, left } = shown;
  const rows = [
    { label: t("money.due"), amount: order.totals.total },
    { label: t("money.captured"), amount: payment.captured },
    { label: t("money.refunded"), amount: payment.refunded },
  ];
  return (
    <Panel label={t("money.title")}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figure text-lg font-semibold">{formatPrice(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {account(`method.${order.method}`)}
        {payment.ref ? <span className="figure"> · {payment.ref}</span> : null}
      </p>
      {transfers.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {transfers.map((transfer, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>
                {t("money.transfer", { date: formatDate(transfer.arrivedAt, language) })} <span className="text-sm text-muted" title={transfer.actor}>{t(`who.${moverOf(transfer.actor)}`)}</span>
              </span>
              <span className="figure">{formatPrice(transfer.amount)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {order.refunds.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {order.refunds.map((refund) => (
            <li key={refund.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="min-w-0">
                {account(`refund.reason.${refund.reason}`)}
                <span className="block text-sm text-muted">
                  {formatDate(refund.settledAt ?? refund.requestedAt, language)}
                  {refund.account ? ` · ${refund.account}` : ""}
                </span>
              </span>
              <span className="flex items-center gap-3">
                <Badge tone={tones[refund.progress]}>{account(`refund.state.${refund.progress}`)}</Badge>
                <span className="figure">{formatPrice(refund.amount)}</span>
                {refund.way === "bank" && refund.progress === "requested" ? <RefundDone refund={refund.id} /> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {left > 0 ? <RefundForm shown={shown} answer={answer} /> : null}
    </Panel>
  );
}

/** Staff have made the transfer at the bank. */
function RefundDone({ refund }: { refund: string }) {
  const { t } = useWords("handling");
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="refund-done" />
      <input type="hidden" name="refund" value={refund} />
      <Button variant="secondary" size="sm">
        {t("money.sent")}
      </Button>
    </Form>
  );
}

function RefundForm({ shown: { left, pageKey }, answer: { errors, typed } }: Props) {
  const { t } = useWords("handling");
  const isBusy = useNavigation().formData?.get("intent") === "refund";
  return (
    <details className="mt-5 border-t border-line pt-2" open={"refundAmount" in errors}>
      <summary className="link inline-flex min-h-11 items-center text-sm">{t("money.give")}…</summary>
      <Form method="post" className="mt-3 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="pageKey" value={pageKey} />
        <p className="text-sm text-muted">{t("money.left", { left: formatPrice(left) })}</p>
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <TextField name="refundAmount" label={t("move.amount")} error={errors["refundAmount"]} defaultValue={typed["refundAmount"]} required inputMode="decimal" autoComplete="off" />
          <SelectField name="refundReason" label={t("money.why")} defaultValue={typed["refundReason"] ?? "goodwill"} required>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`money.reason.${reason}`)}
              </option>
            ))}
          </SelectField>
          <TextField name="note" label={t("money.note")} required={false} defaultValue={typed["note"]} autoComplete="off" maxLength={500} className="sm:col-span-2" />
        </div>
        <Button variant="danger" busy={isBusy}>
          {t("money.give")}
        </Button>
      </Form>
    </details>
  );
}
