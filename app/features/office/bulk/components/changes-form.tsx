// The form of an edit: how prices change, warranty, badge, on sale or not, and from when until when.

import { Form, useNavigation } from "react-router";
import { plainAmount } from "../../../../../base/amount.ts";
import { bani } from "../../../../../base/money.ts";
import { badges } from "../../../../../shop/catalogue/listing.ts";
import { noChanges, priceSteps, roundings, type BulkEdit } from "../../../../../shop/stock/bulk/bulk-edit.ts";
import { localTimeOf } from "../../../../../shop/stock/bulk/local-time.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";

type Typed = Readonly<Record<string, string>>;
type Props = { edit: BulkEdit; canPrice: boolean; typed: Typed | null; errors: Record<string, string> };

function typedEdit({ changes, startsAt, endsAt }: BulkEdit): Typed {
  const { price, warranty, badge, state } = changes ?? noChanges;
  return {
    step: price?.step ?? "",
    value: !price
      ? ""
      : price.step.endsWith("percent")
        ? String(price.value / 10).replace(".", ",")
        : plainAmount(bani(price.value)),
    rounding: price?.rounding ?? "none",
    warranty: warranty === null ? "" : String(warranty),
    badge: badge ?? "",
    state: state ?? "",
    startsAt: startsAt ? localTimeOf(startsAt) : "",
    endsAt: endsAt ? localTimeOf(endsAt) : "",
  };
}

export function ChangesForm({ edit, canPrice, typed, errors }: Props) {
  const { t } = useWords("office-bulk");
  const isBusy = useNavigation().formData?.get("intent") === "preview";
  const values = typed ?? typedEdit(edit);
  return (
    <Panel title={t("form.title")}>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="preview" />
        {canPrice ? <PriceFields values={values} errors={errors} /> : null}
        <div className="grid items-end gap-4 sm:grid-cols-3">
          <TextField
            name="warranty"
            label={t("form.warranty")}
            hint={t("form.warrantyHint")}
            error={errors["warranty"]}
            defaultValue={values["warranty"]}
            inputMode="numeric"
            maxLength={2}
            required={false}
            autoComplete="off"
          />
          <SelectField name="badge" label={t("form.badge")} defaultValue={values["badge"]}>
            <option value="">{t("form.asItIs")}</option>
            {[...badges, "none" as const].map((badge) => (
              <option key={badge} value={badge}>
                {t(`badge.${badge}`)}
              </option>
            ))}
          </SelectField>
          <SelectField name="state" label={t("form.state")} error={errors["state"]} defaultValue={values["state"]}>
            <option value="">{t("form.asItIs")}</option>
            <option value="live">{t("text.live")}</option>
            <option value="withdrawn">{t("text.withdrawn")}</option>
          </SelectField>
        </div>
        <Button className="self-start" variant="secondary" busy={isBusy}>
          {t("form.preview")}
        </Button>
      </Form>
    </Panel>
  );
}

function PriceFields({ values, errors }: { values: Typed; errors: Record<string, string> }) {
  const { t } = useWords("office-bulk");
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <SelectField name="step" label={t("form.step")} error={errors["step"]} defaultValue={values["step"]}>
          <option value="">{t("form.asItIs")}</option>
          {priceSteps.map((step) => (
            <option key={step} value={step}>
              {t(`step.${step}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="value"
          label={t("form.value")}
          error={errors["value"]}
          defaultValue={values["value"]}
          inputMode="decimal"
          required={false}
          autoComplete="off"
        />
        <SelectField name="rounding" label={t("form.rounding")} defaultValue={values["rounding"]}>
          {roundings.map((rounding) => (
            <option key={rounding} value={rounding}>
              {t(`rounding.${rounding}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className="border-t border-line pt-3">
        <legend className="pe-3 font-condensed text-lg font-bold">{t("form.markDown")}</legend>
        <p className="mb-3 text-sm text-muted">{t("form.markDownHint")}</p>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {(["startsAt", "endsAt"] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              type="datetime-local"
              label={t(`form.${name}`)}
              error={errors[name]}
              defaultValue={values[name]}
              required={false}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
