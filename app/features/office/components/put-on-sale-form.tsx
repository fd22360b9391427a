// The form that makes a new listing of a unit: title, price, warranty, grade, and the specs of each part, prefilled
// with what is known.

import { Form } from "react-router";
import type { SpecField } from "../../../../shop/catalogue/publishing/spec-fields.ts";
import type { SpecSection } from "../receiving/spec-sections.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { CheckboxField, SelectField, TextField } from "../../../kit/field.tsx";
import { UntestedFields } from "./untested-fields.tsx";

type Answer = { typed: Record<string, string>; errors: Record<string, string> };
type Props = Answer & {
  code: string;
  sections: readonly SpecSection[];
  /** Whether nothing was measured on this PC, so that its page must say why. */
  isUntested: boolean;
  isBusy: boolean;
};

export function PutOnSaleForm({ code, sections, isUntested, typed, errors, isBusy }: Props) {
  const { t } = useWords("office-trade-ins");
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="own" />
      <TextField
        name="title"
        label={t("intake.heading")}
        error={errors["title"]}
        defaultValue={typed["title"]}
        maxLength={160}
        required
        autoComplete="off"
      />
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          name="price"
          label={t("intake.price")}
          error={errors["price"]}
          defaultValue={typed["price"]}
          inputMode="decimal"
          required
          autoComplete="off"
        />
        <TextField
          name="warranty"
          label={t("intake.warranty")}
          error={errors["warranty"]}
          defaultValue={typed["warranty"]}
          inputMode="numeric"
          maxLength={2}
          required
          autoComplete="off"
        />
        <SelectField
          name="grade"
          label={t("intake.grade")}
          error={errors["grade"]}
          defaultValue={typed["grade"]}
          required
        >
          {(["A", "B", "C"] as const).map((grade) => (
            <option key={grade} value={grade}>
              {t(`intake.grades.${grade}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="serial"
          label={t("intake.serial")}
          error={errors["serial"]}
          defaultValue={typed["serial"]}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {sections.map((section) => (
        <SectionFields key={section.name} section={section} typed={typed} errors={errors} />
      ))}
      {isUntested ? <UntestedFields code={code} typed={typed} errors={errors} /> : null}
      <Button className="self-start" busy={isBusy}>
        {t("intake.shelve")}
      </Button>
    </Form>
  );
}

function SectionFields({ section, typed, errors }: Answer & { section: SpecSection }) {
  const { t } = useWords("office-trade-ins");
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="pe-3 font-condensed text-lg font-bold">
        {t(`intake.part.${section.of}`, { number: section.number })}
      </legend>
      {section.of === "gpu" ? (
        <CheckboxField
          name="hasGpu"
          label={t("intake.hasGpu")}
          defaultChecked={typed["hasGpu"] === "on"}
          className="mb-2"
        />
      ) : null}
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {section.fields.map((field) => (
          <SpecFieldInput
            key={field.name}
            field={field}
            name={`${section.name}.${field.name}`}
            typed={typed}
            errors={errors}
          />
        ))}
      </div>
    </fieldset>
  );
}

function SpecFieldInput({ field, name, typed, errors }: Answer & { field: SpecField; name: string }) {
  const { t } = useWords("office-trade-ins");
  const { t: compare } = useWords("compare");
  const label =
    field.label === "brand" || field.label === "series" || field.label === "heatSpreader" || field.label === "style"
      ? t(`intake.field.${field.label}`)
      : compare(`facts.${field.label}`);
  const [error, value] = [errors[name], typed[name]];
  switch (field.kind) {
    case "yes":
      return <CheckboxField name={name} label={label} error={error} defaultChecked={value === "on"} />;
    case "some":
      return (
        <fieldset className="sm:col-span-2" id={`field-${name}`} tabIndex={-1}>
          <legend className="font-condensed font-semibold">{label}</legend>
          <div className="flex flex-wrap gap-x-5">
            {field.of.map((option) => (
              <CheckboxField
                key={option}
                name={`${name}.${option}`}
                label={option}
                defaultChecked={typed[`${name}.${option}`] === "on"}
              />
            ))}
          </div>
          {error ? <p className="text-sm font-semibold text-danger">{error}</p> : null}
        </fieldset>
      );
    case "one":
      return (
        <SelectField name={name} label={label} error={error} defaultValue={value ?? ""} required={!field.optional}>
          <option value="">{field.optional ? t("intake.unknown") : "–"}</option>
          {field.of.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
      );
    case "texts":
      return (
        <TextField
          name={name}
          label={label}
          hint={t("intake.commas")}
          error={error}
          defaultValue={value}
          maxLength={120}
          autoComplete="off"
        />
      );
    default:
      return (
        <TextField
          name={name}
          label={label}
          error={error}
          defaultValue={value}
          required={!field.optional}
          inputMode={field.kind === "number" ? "decimal" : "text"}
          maxLength={120}
          autoComplete="off"
        />
      );
  }
}
