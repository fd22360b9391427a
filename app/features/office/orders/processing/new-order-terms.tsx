// The terms of a new order: discount, payment, totals.

import type { ReactNode } from "react";
import type { Totals } from "../../../../../shop/orders/order.ts";
import { bani } from "../../../../../base/money.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { CheckboxField, SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";

type Typed = Record<string, string>;

/** `onChange`: the totals are to be worked out again. */
export function DiscountFields({ typed, errors, onChange }: { typed: Typed; errors: Typed; onChange: () => void }) {
  const { t } = useWords("office-orders-processing");
  return (
    <Panel label={t("new.discount")} className="discount">
      <div className="flex flex-col gap-4">
        <SelectField
          name="discountKind"
          label={t("new.discount")}
          defaultValue={typed["discountKind"] ?? "none"}
          onChange={onChange}
        >
          {(["none", "percent", "amount"] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`new.kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-col gap-4 in-[section:has(option[value=none]:checked)]:hidden">
          <TextField
            name="discountValue"
            label={t("new.value")}
            error={errors["discountValue"]}
            defaultValue={typed["discountValue"]}
            inputMode="decimal"
            autoComplete="off"
            onBlur={onChange}
          />
          <TextField
            name="discountWhy"
            label={t("new.why")}
            error={errors["discountWhy"]}
            defaultValue={typed["discountWhy"]}
            maxLength={500}
            autoComplete="off"
          />
        </div>
      </div>
    </Panel>
  );
}

/** `onChange`: what can be done next depends on it. */
export function PaymentChoice({
  typed,
  error,
  onChange,
}: {
  typed: Typed;
  error: string | undefined;
  onChange: () => void;
}) {
  const { t } = useWords("office-orders-processing");
  return (
    <Panel label={t("new.pay")}>
      <fieldset id="field-paymentMethod" tabIndex={-1}>
        <legend className="sr-only">{t("new.pay")}</legend>
        {(["bank", "card", "cash"] as const).map((method) => (
          <CheckboxField
            key={method}
            type="radio"
            name="paymentMethod"
            id={`field-paymentMethod-${method}`}
            value={method}
            label={t(`new.payBy.${method}`)}
            hint={t(`new.payHint.${method}`)}
            defaultChecked={(typed["paymentMethod"] ?? "bank") === method}
            onChange={onChange}
          />
        ))}
        {error ? <p className="text-sm font-semibold text-danger">{error}</p> : null}
      </fieldset>
    </Panel>
  );
}

export function PhoneTotals({ totals, children }: { totals: Totals | null; children: ReactNode }) {
  const { t } = useWords("office-orders-processing");
  const rows = totals
    ? [
        { label: t("new.goods"), amount: totals.goods },
        { label: t("new.shipping"), amount: totals.shipping },
        ...(totals.reduction > 0 ? [{ label: t("new.discount"), amount: bani(-totals.reduction) }] : []),
      ]
    : [];
  return (
    <Panel label={t("new.total")}>
      <dl aria-live="polite">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="figure">{formatPrice(amount)}</dd>
          </div>
        ))}
        {totals ? (
          <div className="mt-2 flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
            <dt>{t("new.total")}</dt>
            <dd className="figure">{formatPrice(totals.total)}</dd>
          </div>
        ) : null}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </Panel>
  );
}
