// The money of an order: received, refunded, and still refundable.

import { Form, Link, useNavigation } from "react-router";
import { formatDate, formatPrice } from "../../../../i18n/format.ts";
import type { Translate } from "../../../../i18n/translate.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { BounceForm, RefundForms, RefundLine } from "./refund-due.tsx";
import type { FormAnswer } from "../../components/form-answer.ts";
import type { OfficeOrderView } from "../order.view.ts";
import { useActorName } from "../../components/staff-names.ts";

type Props = { view: OfficeOrderView; answer: FormAnswer };

function amountsOf(view: OfficeOrderView, t: Translate<"office-orders">) {
  return [
    { label: t("money.due"), amount: view.order.totals.total },
    ...(view.order.totals.reduction > 0
      ? [
          {
            label:
              view.order.voucherCode === null
                ? t("money.reduced")
                : t("money.voucher", { code: view.order.voucherCode }),
            amount: view.order.totals.reduction,
          },
        ]
      : []),
    { label: t("money.captured"), amount: view.received },
    { label: t("money.refunded"), amount: view.payment.refunded },
  ];
}

const reasons = ["goodwill", "overpaid", "return"] as const;
export function OrderMoney({ view, answer }: Props) {
  const { t, language } = useWords("office-orders");
  const nameOf = useActorName();
  const { t: processing } = useWords("office-orders-processing");
  const { order, payment, transfers, refunds, left } = view;
  const rows = amountsOf(view, t);
  return (
    <Panel label={t("money.title")}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figure text-lg font-semibold whitespace-nowrap">{formatPrice(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {processing(`method.${order.method}`)}
        {payment.ref ? <span className="figure"> · {payment.ref}</span> : null}
      </p>
      {view.receipt && view.may.takeCash ? (
        <a
          href={officeLinks.receipt(`${view.receipt.replace(" ", "-")}.pdf`)}
          className="link inline-flex min-h-11 items-center"
        >
          {t("money.receipt", { number: view.receipt })}
        </a>
      ) : null}
      {transfers.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {transfers.map((transfer, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>
                {t(`money.way.${transfer.way}`, { date: formatDate(transfer.arrivedAt, language) })}{" "}
                <span className="text-sm text-muted">{nameOf(transfer.actor)}</span>
              </span>
              <span className="figure">{formatPrice(transfer.amount)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {view.surpluses.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {view.surpluses.map(({ id, amount, why, state, note }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                {state === "open" && view.may.seeTransfers ? (
                  <Link to={officeLinks.transfers()} className="link inline-flex min-h-11 items-center">
                    {t(`money.surplus.${why}`)}
                  </Link>
                ) : (
                  t(`money.surplus.${why}`)
                )}{" "}
                <Badge tone={state === "open" ? "warn" : "neutral"}>{t(`money.surplus.${state}`)}</Badge>
                {note ? <span className="block text-sm break-words text-muted">{note}</span> : null}
              </span>
              <span className="figure">{formatPrice(amount)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {refunds.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {refunds.map((refund) => (
            <li key={refund.id} className="py-3">
              <RefundLine refund={refund} />
              {refund.isOwed && view.may.pay ? (
                <RefundForms refund={refund} pageKey={view.pageKey} answer={answer} />
              ) : null}
              {refund.mayBounce && view.may.pay ? <BounceForm refund={refund} answer={answer} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {left > 0 && view.may.pay ? <RefundForm view={view} answer={answer} /> : null}
    </Panel>
  );
}

function RefundForm({ view: { left, pageKey }, answer: { errors, typed } }: Props) {
  const { t } = useWords("office-orders");
  const isBusy = useNavigation().formData?.get("intent") === "refund";
  return (
    <details className="mt-5 border-t border-line pt-2" open={"refundAmount" in errors}>
      <summary className="link inline-flex min-h-11 items-center text-sm">{t("money.give")}…</summary>
      <Form method="post" className="mt-3 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="pageKey" value={pageKey} />
        <p className="text-sm text-muted">{t("money.left", { left: formatPrice(left) })}</p>
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <TextField
            name="refundAmount"
            label={t("move.amount")}
            error={errors["refundAmount"]}
            defaultValue={typed["refundAmount"]}
            required
            inputMode="decimal"
            autoComplete="off"
          />
          <SelectField
            name="refundReason"
            label={t("money.why")}
            defaultValue={typed["refundReason"] ?? "goodwill"}
            required
          >
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`money.reason.${reason}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            name="note"
            label={t("money.note")}
            required={false}
            defaultValue={typed["note"]}
            autoComplete="off"
            maxLength={500}
            className="sm:col-span-2"
          />
        </div>
        <Button variant="danger" busy={isBusy}>
          {t("money.give")}
        </Button>
      </Form>
    </details>
  );
}
