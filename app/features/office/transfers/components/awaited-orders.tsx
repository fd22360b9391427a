// Orders that wait for a bank transfer, each with a form that confirms what staff saw on the account.

import { Form, Link } from "react-router";
import { plainAmount } from "../../../../../base/amount.ts";
import { bani } from "../../../../../base/money.ts";
import type { Awaited } from "../../../../../shop/bank/statement.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Button, buttonClass } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";

type AwaitedOrdersProps = { orders: readonly Awaited[]; today: string; formKey: string };

export function AwaitedOrders({ orders, today, formKey }: AwaitedOrdersProps) {
  const { t } = useWords("office-invoices");
  if (orders.length === 0) return <p className="text-muted">{t("transfers.noneAwaited")}</p>;
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => (
        <li key={order.number} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
          <div>
            <Link to={officeLinks.order(order.number)} className="link font-semibold">
              {order.number}
            </Link>{" "}
            <span>{order.buyer}</span>
            <p className="tabular-nums">
              {formatPrice(order.total)}
              {order.arrived > 0 ? (
                <span className="text-warn"> · {t("transfers.arrived", { amount: formatPrice(order.arrived) })}</span>
              ) : null}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            {order.arrived > 0 ? <AcceptForm order={order} /> : null}
            <ConfirmForm order={order} today={today} formKey={formKey} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function ConfirmForm({ order, today, formKey }: { order: Awaited; today: string; formKey: string }) {
  const { t } = useWords("office-invoices");
  return (
    <details className="group">
      <summary className={`${buttonClass({ variant: "secondary", size: "sm" })} cursor-pointer list-none`}>
        {t("transfers.confirm")}
      </summary>
      <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="number" value={order.number} />
        <input type="hidden" name="formKey" value={formKey} />
        <TextField
          name="amount"
          id={`amount-${order.number}`}
          label={t("transfers.amount")}
          defaultValue={plainAmount(bani(order.total - order.arrived))}
          inputMode="decimal"
          required
          className="w-36"
        />
        <TextField
          name="day"
          id={`day-${order.number}`}
          label={t("transfers.day")}
          type="date"
          defaultValue={today}
          max={today}
          required
          className="w-44"
        />
        <Button>{t("transfers.confirmed")}</Button>
      </Form>
    </details>
  );
}

function AcceptForm({ order }: { order: Awaited }) {
  const { t } = useWords("office-invoices");
  return (
    <details className="group">
      <summary className={`${buttonClass({ variant: "quiet", size: "sm" })} cursor-pointer list-none`}>
        {t("transfers.accept")}
      </summary>
      <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="number" value={order.number} />
        <TextField
          name="reason"
          id={`reason-${order.number}`}
          label={t("transfers.reason")}
          minLength={3}
          maxLength={200}
          required
          className="w-64"
        />
        <Button>{t("transfers.accepted")}</Button>
      </Form>
    </details>
  );
}
