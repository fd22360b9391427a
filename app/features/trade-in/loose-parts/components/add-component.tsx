// Adds one part, by its name, part number or the text on its label.

import type { RefObject } from "react";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { ConditionField, KindField, type FieldErrors, type TypedValues } from "./component-lines.tsx";

type AddComponentProps = {
  isFirst: boolean;
  typed: TypedValues | null;
  errors: FieldErrors;
  busy: boolean;
  fields: RefObject<HTMLFieldSetElement | null>;
};

export function AddComponent({ isFirst, typed, errors, busy, fields }: AddComponentProps) {
  const { t } = useWords("trade-in-loose-parts");
  return (
    <fieldset ref={fields} className="mt-6">
      <legend className="font-condensed text-xl font-bold">{t(isFirst ? "add.titleFirst" : "add.title")}</legend>
      <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-[1fr_14rem]">
        <TextField
          name="name"
          label={t("add.name")}
          hint={t("add.nameHint")}
          defaultValue={typed?.["name"]}
          error={errors["name"]}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
        <KindField name="kind" label={t("add.kind")} hint={t("add.kindHint")} chosen={typed?.["kind"] ?? ""} />
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3">
        <TextField
          name="quantity"
          label={t("line.quantity")}
          type="number"
          inputMode="numeric"
          min={1}
          max={99}
          defaultValue={typed?.["quantity"] ?? 1}
          error={errors["quantity"]}
          className="w-20"
        />
        <ConditionField
          name="condition"
          label={t("line.condition")}
          chosen={typed?.["condition"] ?? ""}
          none={t("line.asWhole")}
          className="w-44"
        />
        <Button
          name="add"
          value="yes"
          variant={isFirst ? "primary" : "secondary"}
          busy={busy}
          className="max-sm:w-full"
        >
          {t(isFirst ? "add.first" : "add.another")}
        </Button>
      </div>
    </fieldset>
  );
}
