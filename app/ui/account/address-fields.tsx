import { counties } from "../../../shop/orders/counties.ts";
import { useWords } from "../../i18n/use-words.ts";
import { SelectField, TextField } from "../field.tsx";

const sorted = Object.entries(counties).toSorted(([, a], [, b]) => a.localeCompare(b, "ro"));

type AddressFieldsProps = { values: Record<string, unknown>; errors: Record<string, string> };

/** Who gets a parcel and where: the checkout's own fields and words. */
export function AddressFields({ values, errors }: AddressFieldsProps) {
  const { t } = useWords("checkout");
  const field = (name: "firstName" | "lastName" | "phone" | "address" | "city" | "postalCode" | "county") => ({
    name,
    label: t(`shipping.${name}`),
    error: errors[name],
    defaultValue: typeof values[name] === "string" ? values[name] : "",
    required: true,
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field("firstName")} autoComplete="given-name" />
      <TextField {...field("lastName")} autoComplete="family-name" />
      <TextField {...field("phone")} type="tel" autoComplete="tel" inputMode="tel" className="sm:col-span-2" />
      <TextField {...field("address")} autoComplete="address-line1" hint={t("shipping.addressHint")} className="sm:col-span-2" />
      <SelectField {...field("county")} autoComplete="address-level1">
        <option value="">{t("shipping.chooseCounty")}</option>
        {sorted.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field("city")} autoComplete="address-level2" />
      <TextField {...field("postalCode")} autoComplete="postal-code" inputMode="numeric" maxLength={7} hint={t("shipping.postalCodeHint")} />
    </div>
  );
}
