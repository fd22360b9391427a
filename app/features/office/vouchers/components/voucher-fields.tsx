// The fields of a voucher's terms.

import { shortAmount } from "../../../../../base/amount.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../../../kit/field.tsx";
import { LONGEST_VOUCHER_NOTE, type VoucherTerms } from "../../../../../shop/vouchers/voucher.ts";

type VoucherFieldsProps = { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> };

/** The terms as the form has them. */
export function typedTerms(terms: VoucherTerms): Record<string, string> {
  const { value } = terms;
  return {
    kind: "percent" in value ? "percent" : "amount",
    percent: "percent" in value ? String(value.percent) : "",
    amount: "amount" in value ? shortAmount(value.amount) : "",
    ...(terms.coversDelivery && { coversDelivery: "on" }),
    leastGoods: terms.leastGoods === 0 ? "" : shortAmount(terms.leastGoods),
    mostUses: terms.mostUses === null ? "" : String(terms.mostUses),
    mostPerPerson: terms.mostPerPerson === null ? "" : String(terms.mostPerPerson),
    firstDay: terms.firstDay ?? "",
    lastDay: terms.lastDay ?? "",
    note: terms.note,
  };
}

export function VoucherFields({ values, errors }: VoucherFieldsProps) {
  const { t } = useWords("office-vouchers");
  const field = (name: keyof VoucherTerms | "percent" | "amount") => ({
    name,
    label: t(`fields.${name}` as "fields.percent"),
    defaultValue: values[name],
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          name="kind"
          label={t("fields.kind")}
          defaultValue={values["kind"] ?? "percent"}
          error={errors["kind"]}
        >
          <option value="percent">{t("fields.byPercent")}</option>
          <option value="amount">{t("fields.byAmount")}</option>
        </SelectField>
        <TextField {...field("percent")} inputMode="numeric" required={false} />
        <TextField {...field("amount")} inputMode="decimal" required={false} />
      </div>
      <CheckboxField
        name="coversDelivery"
        label={t("fields.coversDelivery")}
        defaultChecked={values["coversDelivery"] === "on"}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...field("leastGoods")} inputMode="decimal" required={false} />
        <TextField {...field("mostUses")} inputMode="numeric" required={false} />
        <TextField {...field("mostPerPerson")} inputMode="numeric" required={false} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("firstDay")} type="date" required={false} />
        <TextField {...field("lastDay")} type="date" required={false} />
      </div>
      <TextAreaField {...field("note")} rows={2} maxLength={LONGEST_VOUCHER_NOTE} required={false} />
    </>
  );
}
