import { useWords } from "../../../i18n/use-words.ts";
import { TextField } from "../../../kit/field.tsx";
import { PlaceFields, type PlaceField } from "../../../kit/place-fields.tsx";

type AddressFieldsProps = { values: Record<string, unknown>; errors: Record<string, string> };

/** The recipient and the address. Uses the fields and the texts of the checkout. */
export function AddressFields({ values, errors }: AddressFieldsProps) {
  const { t } = useWords("checkout");
  const field = (name: "firstName" | "lastName" | "phone" | PlaceField) => ({
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
      <PlaceFields field={field} />
    </div>
  );
}
