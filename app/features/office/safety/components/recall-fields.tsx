// The fields of a recall.

import type { RecallTerms } from "../../../../../shop/safety/recall.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { TextAreaField, TextField } from "../../../../kit/field.tsx";

type RecallFieldsProps = { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> };

/** The terms as the form has them. */
export function typedRecall({
  product,
  model,
  serial,
  source,
  recalledOn,
  advice,
}: RecallTerms): Record<string, string> {
  return {
    product,
    model: model ?? "",
    serial: serial ?? "",
    source,
    recalledOn,
    adviceRo: advice.ro,
    adviceEn: advice.en ?? "",
    adviceHu: advice.hu ?? "",
    adviceUk: advice.uk ?? "",
  };
}

export function RecallFields({ values, errors }: RecallFieldsProps) {
  const { t } = useWords("office-safety");
  const field = (name: "product" | "model" | "serial" | "source" | "recalledOn") => ({
    name,
    label: t(`fields.${name}`),
    defaultValue: values[name],
    error: errors[name],
    autoComplete: "off",
  });
  const advice = (name: "adviceRo" | "adviceEn" | "adviceHu" | "adviceUk") => ({
    name,
    label: t(`fields.${name}`),
    defaultValue: values[name],
    error: errors[name],
    rows: 4,
    maxLength: 3000,
  });
  return (
    <>
      <TextField {...field("product")} hint={t("fields.productHint")} maxLength={200} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("model")} hint={t("fields.modelHint")} maxLength={200} required={false} />
        <TextField {...field("serial")} hint={t("fields.serialHint")} maxLength={200} required={false} />
        <TextField {...field("source")} maxLength={200} required />
        <TextField {...field("recalledOn")} type="date" required />
      </div>
      <TextAreaField {...advice("adviceRo")} lang="ro" required />
      <TextAreaField {...advice("adviceEn")} lang="en" hint={t("fields.adviceHint")} required={false} />
      <TextAreaField {...advice("adviceHu")} lang="hu" hint={t("fields.adviceHint")} required={false} />
      <TextAreaField {...advice("adviceUk")} lang="uk" hint={t("fields.adviceHint")} required={false} />
    </>
  );
}
