// The transitions that the state table allows for an order now, each as its own form.

import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { CourierField } from "../../components/courier-field.tsx";
import { formatDate, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Button } from "../../../../kit/button.tsx";
import { ErrorSummary } from "../../../../kit/error-summary.tsx";
import { CheckboxField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { FormAnswer } from "../../components/form-answer.ts";
import type { OfficeOrderView } from "../order.view.ts";

type Props = { view: OfficeOrderView; answer: FormAnswer };

export function OrderTransitions({ view, answer }: Props) {
  const { t, language } = useWords("office-orders");
  const { order, transitions } = view;
  const may = (to: OfficeOrderView["transitions"][number]) => view.may.edit && transitions.includes(to);
  return (
    <Panel title={t("now.title")}>
      <ErrorSummary errors={answer.errors} />
      <p>{t(`now.${view.status}`)}</p>
      {order.promised ? (
        <p className="mt-1 text-sm text-muted">{t("now.promise", { date: formatDate(order.promised, language) })}</p>
      ) : null}
      {view.takesCash && order.state !== "placed" && order.state !== "awaiting-payment" ? (
        <p className="mt-1 font-semibold">{t("now.unpaid", { total: formatPrice(order.totals.total) })}</p>
      ) : null}
      {view.takesCash && view.may.takeCash ? <TakeCashForm view={view} /> : null}
      {may("paid") ? <TransferForms view={view} answer={answer} /> : null}
      {view.owesCash && view.may.edit ? <CashForm view={view} answer={answer} /> : null}
      {may("preparing") ? <Transition intent="prepare" action={t("move.prepare")} /> : null}
      {may("shipped") ? <ShipForm view={view} answer={answer} /> : null}
      {may("delivered") ? (
        <Transition intent="deliver" action={order.delivery === "pickup" ? t("move.collected") : t("move.deliver")} />
      ) : null}
      {may("returned") ? (
        <Transition intent="take-back" action={t("move.takeBack")} isDestructive hint={t("move.takeBackHint")}>
          <TextField
            name="reason"
            id="field-take-back-reason"
            label={t("move.reason")}
            required={false}
            autoComplete="off"
            maxLength={500}
          />
        </Transition>
      ) : null}
      {may("cancelled") ? (
        <Transition intent="cancel" action={t("move.cancel")} isDestructive hint={t("move.cancelHint")} />
      ) : null}
    </Panel>
  );
}

type TransitionProps = { intent: string; action: string; hint?: string; isDestructive?: boolean; children?: ReactNode };

/** A destructive transition is collapsed, so that nobody presses it by mistake. */
function Transition({ intent, action, hint, isDestructive = false, children }: TransitionProps) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  const form = (
    <Form method="post" className="mt-4 flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value={intent} />
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
      {children}
      <Button variant={isDestructive ? "danger" : "primary"} busy={isBusy}>
        {action}
      </Button>
    </Form>
  );
  if (!isDestructive) return form;
  return (
    <details className="mt-5 border-t border-line pt-2">
      <summary className="link inline-flex min-h-11 items-center text-sm">{action}…</summary>
      {form}
    </details>
  );
}

function ShipForm({ view: { order, parcels }, answer }: Props) {
  const { t } = useWords("office-orders");
  // The parcel that has an AWB already is the one that leaves.
  const sent = parcels.shipments.find(
    ({ direction, awb, state }) => direction === "out" && awb && state !== "cancelled",
  );
  if (order.delivery === "pickup")
    return <Transition intent="ship" action={t("move.ready")} hint={t("move.readyHint")} />;
  return (
    <Transition intent="ship" action={t("move.ship")}>
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <CourierField
          label={t("move.courier")}
          error={answer.errors["courier"]}
          chosen={answer.typed["courier"] ?? sent?.courier ?? parcels.usualCourier}
        />
        <TextField
          name="trackingNumber"
          label={t("move.tracking")}
          error={answer.errors["trackingNumber"]}
          defaultValue={answer.typed["trackingNumber"] ?? sent?.awb ?? undefined}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </Transition>
  );
}

/** Cash at the counter: its form is that of the cash book, which leads on to the receipt. */
function TakeCashForm({ view: { order, pageKey } }: Pick<Props, "view">) {
  const { t } = useWords("office-orders");
  const isBusy = useNavigation().formData?.get("intent") === "take";
  return (
    <Form method="post" action={officeLinks.cash()} className="mt-4 flex flex-col items-start gap-3">
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="formKey" value={pageKey} />
      <p className="text-sm text-muted">{t("move.takeCashHint")}</p>
      {order.state === "delivered" ? null : (
        <CheckboxField name="collected" label={t("move.collectedNow")} defaultChecked />
      )}
      <Button busy={isBusy}>{t("move.takeCash", { total: formatPrice(order.totals.total) })}</Button>
    </Form>
  );
}

/** Cash on delivery: records that the courier has paid the money out. */
function CashForm({ view, answer }: Props) {
  const { t } = useWords("office-orders");
  return (
    <Transition
      intent="cash"
      action={t("move.cash")}
      hint={t("move.cashHint", { total: formatPrice(view.order.totals.total) })}
    >
      <ReceivedMoneyFields view={view} answer={answer} />
    </Transition>
  );
}

/** Amount and date of received money. The page's key makes a second submit of the same form harmless. */
function ReceivedMoneyFields({ view: { today, pageKey }, answer: { errors, typed } }: Props) {
  const { t } = useWords("office-orders");
  return (
    <>
      <input type="hidden" name="pageKey" value={pageKey} />
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <TextField
          name="amount"
          label={t("move.amount")}
          error={errors["amount"]}
          defaultValue={typed["amount"]}
          required
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          name="arrivedOn"
          type="date"
          label={t("move.arrivedOn")}
          error={errors["arrivedOn"]}
          defaultValue={typed["arrivedOn"] ?? today}
          max={today}
          required
        />
      </div>
    </>
  );
}

/** An order that waits for a transfer: records a received amount, or accepts one that differs from the total. */
function TransferForms({ view, answer }: Props) {
  const { t } = useWords("office-orders");
  const { order, transfers } = view;
  const { errors, typed } = answer;
  return (
    <>
      <Transition
        intent="transfer"
        action={t("move.transfer")}
        hint={t("move.transferHint", {
          total: formatPrice(order.totals.total),
          reference: order.reference ?? order.number,
        })}
      >
        <ReceivedMoneyFields view={view} answer={answer} />
      </Transition>
      {transfers.length > 0 ? (
        <Transition intent="accept" action={t("move.accept")} isDestructive hint={t("move.acceptHint")}>
          <TextField
            name="reason"
            id="field-reason"
            label={t("move.reason")}
            error={errors["reason"]}
            defaultValue={typed["reason"]}
            required
            autoComplete="off"
            maxLength={500}
          />
        </Transition>
      ) : null}
    </>
  );
}
