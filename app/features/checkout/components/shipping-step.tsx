// Step 1: who the parcel is for and where it goes (spec 3, shipping form; autocomplete names by the HTML standard). What
// only some buyers need is folded away behind a tick, by style sheet alone.

import { Form, Link, useNavigation } from "react-router";
import { SHIPPING_FEE, type Delivery } from "../../../../shop/shipping/fee.ts";
import type { ShippingForm } from "../../../../shop/orders/forms.ts";
import type { ShippingAddress } from "../../../../shop/shipping/address.ts";
import { formatPrice } from "../../../i18n/format.ts";
import type { Key } from "../../../i18n/translate.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { BuyerAccount } from "../buyer-account.server.ts";
import { Button } from "../../../kit/button.tsx";
import { CheckboxField, TextField } from "../../../kit/field.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { PlaceFields, type PlaceField } from "../../../kit/place-fields.tsx";
import { Choice } from "../../../kit/choice.tsx";

type ShippingStepProps = {
  /** What is known from before. */
  known: ShippingForm | null;
  /** What is known is of a former order: its fields are filled in, and none of its boxes is ticked (rule 31). */
  isRemembered: boolean;
  /** Told what is chosen before it is sent. */
  onDelivery: (delivery: Delivery) => void;
  /** Of a member: their saved addresses, and what the form is filled in with. */
  account: BuyerAccount | null;
  /** What was just sent and not taken, as it was typed. */
  typed: Record<string, string> | null;
  errors: Record<string, string>;
  /** Where orders are fetched. */
  shopAddress: string;
  /** Whether goods of this cart are delivered for nothing. */
  isFree: boolean;
};

/** The invoice's place stands in the same form: its fields have names of their own. */
const billingNames = {
  address: "billingAddress",
  county: "billingCounty",
  city: "billingCity",
  postalCode: "billingPostalCode",
} as const satisfies Record<PlaceField, string>;

export function ShippingStep({
  known,
  isRemembered,
  onDelivery,
  account,
  typed,
  errors,
  shopAddress,
  isFree,
}: ShippingStepProps) {
  const { t } = useWords("checkout");
  const { state } = useNavigation();
  const before = known ? fieldsOf(known) : {};
  const values = typed ?? { ...before, ...account?.filled };
  const field = (name: string, label: Key<"checkout"> = `shipping.${name}` as Key<"checkout">) => ({
    name,
    label: t(label),
    error: errors[name],
    defaultValue: values[name] ?? "",
  });
  const ticked = (name: "createAccount" | "saveInfo" | "isCompany" | "billingDiffers") => ({
    name,
    label: t(`shipping.${name}`),
    defaultChecked: (typed !== null || !isRemembered) && name in values,
  });
  const delivery = values["delivery"] === "pickup" ? "pickup" : "courier";
  return (
    <Form
      key={account?.chosen ?? ""}
      method="post"
      action={links.checkout({ step: "shipping" })}
      noValidate
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="intent" value="shipping" />
      <Panel label={t("shipping.contact")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field("email")}
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            className="sm:col-span-2"
            hint={t("shipping.emailHint")}
          />
          <TextField {...field("firstName")} required autoComplete="given-name" />
          <TextField {...field("lastName")} required autoComplete="family-name" />
          <TextField
            {...field("phone")}
            type="tel"
            required
            autoComplete="tel"
            inputMode="tel"
            hint={t("shipping.phoneHint")}
            className="sm:col-span-2"
          />
        </div>
        <CheckboxField {...ticked("isCompany")} className="group/company mt-3" />
        <div className="mt-3 hidden gap-4 in-[section:has([name=isCompany]:checked)]:grid sm:grid-cols-2">
          <TextField {...field("companyName")} autoComplete="organization" className="sm:col-span-2" />
          <TextField {...field("cui")} autoComplete="off" autoCapitalize="characters" hint={t("shipping.cuiHint")} />
          <TextField
            {...field("tradeRegister")}
            autoComplete="off"
            autoCapitalize="characters"
            hint={t("shipping.tradeRegisterHint")}
          />
          <p className="text-sm text-muted sm:col-span-2">{t("shipping.companyRights")}</p>
        </div>
      </Panel>
      <fieldset>
        <legend className="font-condensed text-2xl font-bold">{t("shipping.how")}</legend>
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          <Choice
            name="delivery"
            value="courier"
            title={t("shipping.courier")}
            hint={isFree ? t("shipping.courierFree") : t("shipping.courierHint", { fee: formatPrice(SHIPPING_FEE) })}
            checked={delivery === "courier"}
            onChange={() => onDelivery("courier")}
          />
          <Choice
            name="delivery"
            value="pickup"
            title={t("shipping.pickup")}
            hint={t("shipping.pickupHint", { address: shopAddress })}
            checked={delivery === "pickup"}
            onChange={() => onDelivery("pickup")}
          />
        </div>
      </fieldset>
      <Panel label={t("shipping.delivery")}>
        {account && account.addresses.length > 0 ? <SavedAddresses account={account} /> : null}
        <p className="mb-4 hidden text-sm text-muted in-[form:has([value=pickup]:checked)]:block">
          {t("shipping.pickupAddress")}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <PlaceFields field={(name) => ({ ...field(name), required: true })} section="shipping" />
        </div>
        <CheckboxField {...ticked("billingDiffers")} className="mt-3" />
        <div className="mt-3 hidden in-[section:has([name=billingDiffers]:checked)]:block">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field("billingFirstName", "shipping.firstName")} autoComplete="billing given-name" />
            <TextField {...field("billingLastName", "shipping.lastName")} autoComplete="billing family-name" />
            <PlaceFields field={(name) => field(billingNames[name], `shipping.${name}`)} section="billing" />
          </div>
        </div>
      </Panel>
      <div>
        <CheckboxField {...ticked("saveInfo")} />
        {account ? null : <CheckboxField {...ticked("createAccount")} hint={t("shipping.createAccountHint")} />}
      </div>
      <Button size="lg" busy={state !== "idle"} className="self-start max-sm:w-full">
        {t("shipping.next")}
      </Button>
    </Form>
  );
}

/** Links, so that one press fills the form in before JavaScript too. */
function SavedAddresses({ account }: { account: BuyerAccount }) {
  const { t } = useWords("checkout");
  return (
    <nav aria-label={t("shipping.saved")} className="mb-4">
      <p className="mb-1.5 font-condensed font-semibold">{t("shipping.saved")}</p>
      <ul className="flex flex-wrap gap-2">
        {account.addresses.map(({ id, label }) => (
          <li key={id} className="min-w-0">
            <Link
              to={links.checkout({ step: "shipping", address: id })}
              replace
              preventScrollReset
              aria-current={id === account.chosen ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-sm border border-edge px-3 text-sm hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-sunken aria-[current=true]:font-semibold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What was kept, as the form's fields had it; a box that was not ticked has no field. */
function fieldsOf({ company, billing, createAccount, saveInfo, ...plain }: ShippingForm): Record<string, string> {
  return {
    ...plain,
    ...(createAccount && { createAccount: "on" }),
    ...(saveInfo && { saveInfo: "on" }),
    ...(company && {
      isCompany: "on",
      companyName: company.name,
      cui: company.cui,
      tradeRegister: company.tradeRegister,
    }),
    ...(billing && { billingDiffers: "on", ...billingFields(billing) }),
  };
}

function billingFields({
  firstName,
  lastName,
  address,
  city,
  county,
  postalCode,
}: ShippingAddress): Record<string, string> {
  return {
    billingFirstName: firstName,
    billingLastName: lastName,
    billingAddress: address,
    billingCity: city,
    billingCounty: county,
    billingPostalCode: postalCode,
  };
}
