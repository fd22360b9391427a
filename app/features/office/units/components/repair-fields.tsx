// The form of a repair.

import { Form } from "react-router";
import { repairWorks } from "../../../../../shop/passport/passport-event.ts";
import type { prepareRepair } from "../../../../../shop/repairs/view-repairs.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";

type Prepared = Extract<Awaited<ReturnType<typeof prepareRepair>>, { ok: true }>["value"] & { doneBy: string };
type Props = {
  prepared: Prepared;
  typed: Record<string, string>;
  errors: Record<string, string>;
  isBusy: boolean;
};

export function RepairFields(props: Props) {
  const { t } = useWords("office-units");
  const { prepared, typed, errors, isBusy } = props;
  return (
    <Form method="post" className="flex flex-col gap-6">
      <input type="hidden" name="id" value={typed["id"] ?? prepared.id} />
      <WorkPanel {...props} />
      {prepared.parts.length === 0 ? null : (
        <Panel title={t("repair.fitted")}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Typed typed={typed} errors={errors} name="stockCode" hint={t("repair.stockHint")} />
            <Typed typed={typed} errors={errors} name="newName" hint={t("repair.newHint")} />
            <Typed typed={typed} errors={errors} name="newSerial" />
          </div>
        </Panel>
      )}
      {prepared.hasWarranty ? <WarrantyChoice {...props} /> : null}
      <Button className="self-start" busy={isBusy}>
        {t("repair.save")}
      </Button>
    </Form>
  );
}

function WorkPanel({ prepared: { parts, today, doneBy }, typed, errors }: Props) {
  const { t } = useWords("office-units");
  const select = (name: "work" | "part") => ({
    name,
    label: t(`repair.${name}`),
    error: errors[name],
    defaultValue: typed[name],
    required: false,
  });
  return (
    <Panel title={t("repair.work")}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField {...select("work")}>
          <option value="">–</option>
          {repairWorks.map((work) => (
            <option key={work} value={work}>
              {t(`repair.works.${work}`)}
            </option>
          ))}
        </SelectField>
        {parts.length === 0 ? null : (
          <SelectField {...select("part")} hint={t("repair.partHint")}>
            <option value="">–</option>
            {parts.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          name="doneOn"
          type="date"
          label={t("repair.doneOn")}
          error={errors["doneOn"]}
          defaultValue={typed["doneOn"] ?? today}
          max={today}
          required
        />
        <Typed typed={typed} errors={errors} name="doneBy" before={doneBy} isRequired />
        <Typed typed={typed} errors={errors} name="cost" inputMode="decimal" />
      </div>
      <TextAreaField
        name="note"
        label={t("repair.note")}
        error={errors["note"]}
        defaultValue={typed["note"]}
        maxLength={500}
        rows={2}
        required={false}
        className="mt-4"
      />
    </Panel>
  );
}

function WarrantyChoice({ prepared: { today }, typed, errors }: Props) {
  const { t } = useWords("office-units");
  return (
    <Panel title={t("repair.warranty")}>
      <CheckboxField
        name="warranty"
        label={t("repair.warranty")}
        hint={t("repair.warrantyHint")}
        defaultChecked={typed["warranty"] === "on"}
      />
      <TextField
        name="cameOn"
        type="date"
        label={t("repair.cameOn")}
        error={errors["cameOn"]}
        defaultValue={typed["cameOn"] ?? today}
        max={today}
        required={false}
        className="mt-3 max-w-60"
      />
    </Panel>
  );
}

type TypedProps = Pick<Props, "typed" | "errors"> & {
  name: "doneBy" | "cost" | "stockCode" | "newName" | "newSerial";
  before?: string;
  hint?: string;
  inputMode?: "decimal";
  isRequired?: boolean;
};

function Typed({ name, typed, errors, before, hint, inputMode, isRequired = false }: TypedProps) {
  const { t } = useWords("office-units");
  return (
    <TextField
      name={name}
      label={t(`repair.${name}`)}
      hint={hint}
      error={errors[name]}
      defaultValue={typed[name] ?? before}
      inputMode={inputMode}
      maxLength={120}
      required={isRequired}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
