// The specs of one part as fields, each with its unit of measurement.

import type { SpecField } from "../../../../../shop/catalogue/editing/spec-fields.ts";
import { unitOfSpec } from "../../../../../shop/catalogue/editing/spec-fields.ts";
import { MOST_DRIVES, type SpecSection } from "../../../../../shop/catalogue/editing/spec-sections.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { CheckboxField, SelectField, TextField, fieldId } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { FieldTexts } from "../editor-data.ts";
import { useSpecLabels } from "./field-labels.ts";

type SectionProps = { section: SpecSection; drives: number; typed: FieldTexts; errors: FieldTexts };

export function SectionFields({ section, drives, typed, errors }: SectionProps) {
  const { t } = useWords("office-listings");
  const { t: intake } = useWords("office-trade-ins");
  const labels = useSpecLabels();
  return (
    <Panel title={labels.section(section)}>
      {section.of === "gpu" ? (
        <CheckboxField
          name="hasGpu"
          label={intake("intake.hasGpu")}
          defaultChecked={typed["hasGpu"] === "on"}
          className="mb-2"
        />
      ) : null}
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {section.fields.map((field) => (
          <SpecInput
            key={field.name}
            field={field}
            name={`${section.name}.${field.name}`}
            typed={typed}
            errors={errors}
          />
        ))}
      </div>
      {section.of === "storage" && drives > 1 ? (
        <Button variant="quiet" size="sm" name="intent" value={`drive:remove:${section.number}`} className="mt-3">
          {t("editor.removeDrive", { number: section.number })}
        </Button>
      ) : null}
    </Panel>
  );
}

/** `drives`: the kinds of the drives, separated by commas. */
export function DriveButtons({ drives }: { drives: string }) {
  const { t } = useWords("office-listings");
  return (
    <div className="flex flex-wrap gap-3">
      <input type="hidden" name="drives" value={drives} />
      {drives.split(",").length < MOST_DRIVES ? (
        <>
          <Button variant="secondary" size="sm" name="intent" value="drive:add:ssd">
            {t("editor.addSsd")}
          </Button>
          <Button variant="secondary" size="sm" name="intent" value="drive:add:hdd">
            {t("editor.addHdd")}
          </Button>
        </>
      ) : null}
    </div>
  );
}

type InputProps = { field: SpecField; name: string; typed: FieldTexts; errors: FieldTexts };

function SpecInput({ field, name, typed, errors }: InputProps) {
  const { t: intake } = useWords("office-trade-ins");
  const labels = useSpecLabels();
  const unit = unitOfSpec(field);
  const label = unit === null ? labels.field(field) : `${labels.field(field)} (${unit})`;
  const [error, value] = [errors[name], typed[name]];
  switch (field.kind) {
    case "yes":
      return <CheckboxField name={name} label={label} error={error} defaultChecked={value === "on"} />;
    case "some":
      return <Choices field={field} label={label} name={name} typed={typed} error={error} />;
    case "one":
      return (
        <SelectField name={name} label={label} error={error} defaultValue={value ?? ""} required={!field.optional}>
          <option value="">{field.optional ? intake("intake.unknown") : "–"}</option>
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
          hint={intake("intake.commas")}
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

type ChoicesProps = {
  field: Extract<SpecField, { kind: "some" }>;
  label: string;
  name: string;
  typed: FieldTexts;
  error: string | undefined;
};

function Choices({ field, label, name, typed, error }: ChoicesProps) {
  return (
    <fieldset className="sm:col-span-2" id={fieldId(name)} tabIndex={-1}>
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
}
