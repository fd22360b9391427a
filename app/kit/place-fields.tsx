import { counties } from "../../shop/shipping/counties.ts";
import { useWords } from "../i18n/use-words.ts";
import { SelectField, TextField } from "./field.tsx";

const sorted = Object.entries(counties).toSorted(([, a], [, b]) => a.localeCompare(b, "ro"));

export type PlaceField = "address" | "county" | "city" | "postalCode";
type FieldProps = { name: string; label: string; error: string | undefined; defaultValue: string; required?: boolean };

/**
 * The four fields of an address, to ship to or to invoice, for a grid of two columns. A page with two addresses tells
 * autofill which one each is. Needs the words of the namespace "checkout".
 */
export function PlaceFields({
  field,
  section,
}: {
  field: (name: PlaceField) => FieldProps;
  section?: "shipping" | "billing";
}) {
  const { t } = useWords("checkout");
  const filledInAs = (name: string) => (section ? `${section} ${name}` : name);
  return (
    <>
      <TextField
        {...field("address")}
        autoComplete={filledInAs("address-line1")}
        className="sm:col-span-2"
        hint={t("shipping.addressHint")}
      />
      <SelectField {...field("county")} autoComplete={filledInAs("address-level1")}>
        <option value="">{t("shipping.chooseCounty")}</option>
        {sorted.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field("city")} autoComplete={filledInAs("address-level2")} />
      <TextField
        {...field("postalCode")}
        autoComplete={filledInAs("postal-code")}
        inputMode="numeric"
        maxLength={7}
        hint={t("shipping.postalCodeHint")}
      />
    </>
  );
}
