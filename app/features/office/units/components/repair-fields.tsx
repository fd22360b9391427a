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

export function RepairFields({ prepared, typed, errors, isBusy }: Props) {
  const { t } = useWords("office-units");
  const { parts, today } = prepared;
  const text = { typed, errors };
  return (
    <Form method="post" className="flex flex-col gap-6">
      <input type="hidden" name="id" value={typed["id"] ?? prepared.id} />
      <Panel title={t("repair.work")}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            name="work"
            label={t("repair.work")}
            error={errors["work"]}
            defaultValue={typed["work"]}
            required={false}
          >
            <option value="">–</option>
            {repairWorks.map((work) => (
              <option key={work} value={work}>
                {t(`repair.works.${work}`)}
              </option>
            ))}
          </SelectField>
          {parts.length === 0 ? null : (
            <SelectField
              name="part"
              label={t("repair.part")}
              hint={t("repair.partHint")}
              error={errors["part"]}
              defaultValue={typed["part"]}
              required={false}
            >
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
          <Typed {...text} name="doneBy" before={prepared.doneBy} isRequired />
          <Typed {...text} name="cost" inputMode="decimal" />
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
      {parts.length === 0 ? null : (
        <Panel title={t("repair.fitted")}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Typed {...text} name="stockCode" hint={t("repair.stockHint")} />
            <Typed {...text} name="newName" hint={t("repair.newHint")} />
            <Typed {...text} name="newSerial" />
          </div>
        </Panel>
      )}
      {prepared.hasWarranty ? (
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
      ) : null}
      <Button className="self-start" busy={isBusy}>
        {t("repair.save")}
      </Button>
    </Form>
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
