// Step 1: who the parcel is for and where it goes (spec 3, shipping form; autocomplete names by the HTML standard).

import { Form, useNavigation } from "react-router";
import { counties } from "../../../shop/orders/counties.ts";
import type { ShippingForm } from "../../../shop/orders/forms.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Button } from "../button.tsx";
import { CheckboxField, SelectField, TextField } from "../field.tsx";
import { Panel } from "../panel.tsx";

type ShippingStepProps = {
  /** What is known from before. */
  known: ShippingForm | null;
  /** What was just sent and not taken, as it was typed. */
  typed: Record<string, string> | null;
  errors: Record<string, string>;
};

export function ShippingStep({ known, typed, errors }: ShippingStepProps) {
  const { t } = useWords("checkout");
  const { state } = useNavigation();
  const field = (name: keyof ShippingForm & string) => ({
    name,
    label: t(`shipping.${name}`),
    error: errors[name],
    defaultValue: typed ? typed[name] : String(known?.[name] ?? ""),
  });
  const ticked = (name: "createAccount" | "saveInfo", otherwise: boolean) => ({
    name,
    label: t(`shipping.${name}`),
    defaultChecked: typed ? name in typed : (known?.[name] ?? otherwise),
  });
  const sorted = Object.entries(counties).toSorted(([, a], [, b]) => a.localeCompare(b, "ro"));
  return (
    <Form method="post" action="/checkout?step=shipping" noValidate className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="shipping" />
      <Panel label={t("shipping.contact")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("email")} type="email" required autoComplete="email" inputMode="email" className="sm:col-span-2" hint={t("shipping.emailHint")} />
          <TextField {...field("firstName")} required autoComplete="given-name" />
          <TextField {...field("lastName")} required autoComplete="family-name" />
          <TextField {...field("phone")} type="tel" required autoComplete="tel" inputMode="tel" hint={t("shipping.phoneHint")} className="sm:col-span-2" />
        </div>
      </Panel>
      <Panel label={t("shipping.delivery")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("address")} required autoComplete="address-line1" className="sm:col-span-2" hint={t("shipping.addressHint")} />
          <SelectField {...field("county")} required autoComplete="address-level1">
            <option value="">{t("shipping.chooseCounty")}</option>
            {sorted.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField {...field("city")} required autoComplete="address-level2" />
          <TextField {...field("postalCode")} required autoComplete="postal-code" inputMode="numeric" maxLength={7} hint={t("shipping.postalCodeHint")} />
        </div>
      </Panel>
      <div>
        <CheckboxField {...ticked("saveInfo", true)} />
        <CheckboxField {...ticked("createAccount", false)} hint={t("shipping.createAccountHint")} />
      </div>
      <Button size="lg" busy={state !== "idle"} className="self-start max-sm:w-full">
        {t("shipping.next")}
      </Button>
    </Form>
  );
}
