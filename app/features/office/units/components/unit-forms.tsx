// The forms of a unit's page: correct it, move it, write it off.

import { Form, useNavigation } from "react-router";
import type { ListingId } from "../../../../../base/id.ts";
import type { Bani } from "../../../../../base/money.ts";
import type { UnitFields } from "../../../../../shop/stock/units/unit.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";

type Answer = { typed: Record<string, string>; errors: Record<string, string> };

export function CorrectForm({ unit, typed, errors }: Answer & { unit: UnitFields }) {
  const { t } = useWords("office-units");
  const isBusy = useNavigation().formData?.get("intent") === "edit";
  const value = (name: keyof UnitFields) => typed[name] ?? unit[name] ?? "";
  return (
    <Panel title={t("correct.title")}>
      <Form method="post" className="flex flex-col gap-4" key={`${unit.serial} ${unit.grade} ${unit.place}`}>
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="wasSerial" value={unit.serial ?? ""} />
        <input type="hidden" name="wasGrade" value={unit.grade ?? ""} />
        <input type="hidden" name="wasPlace" value={unit.place ?? ""} />
        <div className="grid items-end gap-4 sm:grid-cols-3">
          <TextField
            name="serial"
            label={t("serial")}
            error={errors["serial"]}
            defaultValue={value("serial")}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
          />
          {unit.grade === null ? null : (
            <SelectField name="grade" label={t("grade.label")} defaultValue={value("grade")}>
              {(["A", "B", "C"] as const).map((grade) => (
                <option key={grade} value={grade}>
                  {t(`grade.${grade}`)}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            name="place"
            label={t("place")}
            error={errors["place"]}
            defaultValue={value("place")}
            maxLength={40}
            autoComplete="off"
          />
        </div>
        <Button className="self-start" variant="secondary" busy={isBusy}>
          {t("correct.action")}
        </Button>
      </Form>
    </Panel>
  );
}

type Choice = { id: ListingId; title: string; price: Bani; free: number };

export function MoveForms({ listings }: { listings: readonly Choice[] }) {
  const { t } = useWords("office-units");
  return (
    <Panel title={t("move.title")}>
      <Form method="post" className="flex flex-col gap-4">
        <p className="text-muted">{t("move.lead")}</p>
        <SelectField name="listing" label={t("move.to")} required>
          {listings.map(({ id, title, price, free }) => (
            <option key={id} value={id}>
              {title}, {formatPrice(price)} ({t("move.free", { count: free })})
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="move" variant="secondary">
            {t("move.action")}
          </Button>
          <Button name="intent" value="merge" variant="secondary">
            {t("merge.action")}
          </Button>
        </div>
        <p className="text-sm text-muted">{t("merge.hint")}</p>
      </Form>
    </Panel>
  );
}

export function WriteOffForm({ typed, errors }: Answer) {
  const { t } = useWords("office-units");
  return (
    <details
      className="rounded-sm border border-line bg-surface p-4 md:px-6"
      open={typed["intent"] === "write-off" || errors["reason"] !== undefined}
    >
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t("writeOff.title")}…
      </summary>
      <Form method="post" className="mt-2 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="write-off" />
        <p className="text-sm text-muted">{t("writeOff.hint")}</p>
        <TextField
          name="reason"
          label={t("writeOff.reason")}
          error={errors["reason"]}
          defaultValue={typed["reason"]}
          minLength={3}
          maxLength={500}
          required
          autoComplete="off"
          className="w-full"
        />
        <Button variant="danger">{t("writeOff.title")}</Button>
      </Form>
    </details>
  );
}
