// The fields of an endpoint: name, address, and the events that it gets.

import { LONGEST_NAME, LONGEST_URL } from "../../../../../shop/integrations/endpoint.ts";
import { eventGroupNames, eventGroups } from "../../../../../shop/integrations/outgoing-event.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { CheckboxField, fieldId, TextField } from "../../../../kit/field.tsx";

type EndpointFieldsProps = {
  values: { name: string; url: string; types: readonly string[] };
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
};

export function EndpointFields({ values, errors }: EndpointFieldsProps) {
  const { t } = useWords("office-integrations");
  return (
    <>
      <TextField
        name="name"
        label={t("fields.name")}
        hint={t("fields.nameHint")}
        defaultValue={values.name}
        error={errors["name"]}
        maxLength={LONGEST_NAME}
        required
        autoComplete="off"
      />
      <TextField
        name="url"
        type="url"
        label={t("fields.url")}
        hint={t("fields.urlHint")}
        defaultValue={values.url}
        error={errors["url"]}
        maxLength={LONGEST_URL}
        required
        autoComplete="off"
      />
      <fieldset id={fieldId("types")}>
        <legend className="font-condensed text-base font-semibold">{t("fields.types")}</legend>
        {errors["types"] ? <p className="text-sm text-danger">{errors["types"]}</p> : null}
        <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {eventGroupNames.map((group) => (
            <div key={group}>
              <p className="silk text-muted">{t(`groups.${group}`)}</p>
              {eventGroups[group].map((type) => (
                <CheckboxField
                  key={type}
                  name={`type.${type}`}
                  label={<span className="figure text-sm">{type}</span>}
                  defaultChecked={values.types.includes(type)}
                />
              ))}
            </div>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The ticked types of a form that was sent, by its fields. */
export function typedTypes(fields: Readonly<Record<string, string>>): string[] {
  return Object.keys(fields)
    .filter((name) => name.startsWith("type."))
    .map((name) => name.slice("type.".length));
}
