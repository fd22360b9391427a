// Who a unit was bought from, and with which invoice.

import { useWords } from "../../../../i18n/use-words.ts";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { FieldTexts } from "../editor-data.ts";

type PurchaseProps = {
  suppliers: readonly { supplier: string; cui: string | null }[];
  typed: FieldTexts;
  errors: FieldTexts;
};

export function PurchaseFields({ suppliers, typed, errors }: PurchaseProps) {
  const { t } = useWords("office-listings");
  const field = (name: "supplier" | "cui" | "invoiceNumber" | "invoiceDate" | "regime" | "cost") => ({
    name: `purchase.${name}`,
    label: t(`purchase.${name}`),
    error: errors[`purchase.${name}`],
    defaultValue: typed[`purchase.${name}`],
    autoComplete: "off",
  });
  return (
    <Panel title={t("purchase.title")}>
      <p className="mb-4 text-sm text-muted">{t("purchase.hint")}</p>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...field("supplier")} list="suppliers" maxLength={120} />
        <TextField {...field("cui")} maxLength={20} required={false} />
        <TextField {...field("invoiceNumber")} maxLength={40} />
        <TextField {...field("invoiceDate")} type="date" />
        <SelectField {...field("regime")}>
          <option value="">–</option>
          <option value="normal">{t("purchase.regimes.normal")}</option>
          <option value="margin">{t("purchase.regimes.margin")}</option>
        </SelectField>
        <TextField {...field("cost")} inputMode="decimal" />
      </div>
      <datalist id="suppliers">
        {suppliers.map(({ supplier }) => (
          <option key={supplier} value={supplier}>
            {supplier}
          </option>
        ))}
      </datalist>
    </Panel>
  );
}
