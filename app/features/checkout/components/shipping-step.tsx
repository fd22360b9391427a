// Step 1: the recipient and the delivery address (spec 3, shipping form; autocomplete names by the HTML standard). CSS alone
// hides the fields that only some buyers need until their checkbox is ticked.

import { Form, Link, useNavigation } from "react-router";
import type { LockerBar } from "../../../../shop/lockers/locker.ts";
import { deliveryMethods, type DeliveryMethod, type DeliveryTerms } from "../../../../shop/shipping/fee.ts";
import type { ShippingForm } from "../../../../shop/orders/forms.ts";
import type { ShippingAddress } from "../../../../shop/shipping/address.ts";
import { formatPrice } from "../../../i18n/format.ts";
import type { Key } from "../../../i18n/translate.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { BuyerAccount } from "../buyer-account.server.ts";
import { useJudgedFields } from "../use-judged-fields.ts";
import { Button } from "../../../kit/button.tsx";
import { CheckboxField, TextField } from "../../../kit/field.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { pairClass, PlaceFields, type PlaceField } from "../../../kit/place-fields.tsx";
import { Choice } from "../../../kit/choice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";

type ShippingStepProps = {
  /** The saved draft, or the details of an earlier order. */
  known: ShippingForm | null;
  /** `known` comes from an earlier order: its fields are filled in, but no checkbox is ticked (rule 31). */
  isRemembered: boolean;
  /** Called when the delivery method changes, before the form is sent. */
  onDelivery: (delivery: DeliveryMethod) => void;
  /** For a signed-in customer: the saved addresses, and the values to fill in. */
  account: BuyerAccount | null;
  /** The values of a submission that was rejected, as typed. */
  typed: Record<string, string> | null;
  errors: Record<string, string>;
  /** The pickup address. */
  shopAddress: string;
  /** Whether the delivery of this cart is free. */
  isFree: boolean;
  terms: DeliveryTerms;
  /** Null where the shop sends nothing to lockers; `bar`: why this cart cannot go to one. */
  lockers: { bar: LockerBar | null } | null;
};

/** The billing address is in the same form, so its fields need their own names. */
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
  errors: sent,
  shopAddress,
  isFree,
  terms,
  lockers,
}: ShippingStepProps) {
  const { t } = useWords("checkout");
  const { state } = useNavigation();
  const before = known ? fieldsOf(known) : {};
  const values = typed ?? { ...before, ...account?.filled };
  const { errors, onBlur } = useJudgedFields(sent, typed);
  const form = useFormProps({ values, errors, isTicked: typed !== null || !isRemembered });
  return (
    <Form
      key={account?.chosen ?? ""}
      method="post"
      action={links.checkout({ step: "shipping" })}
      noValidate
      onBlur={onBlur}
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="intent" value="shipping" />
      <ContactPanel form={form} />
      <DeliveryChoices
        delivery={chosenIn(values["delivery"], { terms, lockers })}
        onDelivery={onDelivery}
        shopAddress={shopAddress}
        isFree={isFree}
        terms={terms}
        lockers={lockers}
      />
      <AddressPanel form={form} account={account} />
      <div>
        <CheckboxField {...form.checkbox("saveInfo")} />
        {account ? null : <CheckboxField {...form.checkbox("createAccount")} hint={t("shipping.createAccountHint")} />}
      </div>
      <p className="text-sm text-muted">
        {t("shipping.privacy")}{" "}
        <Link to={links.privacy()} className="link">
          {t("shipping.privacyLink")}
        </Link>
      </p>
      <Button size="lg" busy={state !== "idle"} className="self-start max-sm:w-full">
        {t("shipping.next")}
      </Button>
    </Form>
  );
}

type FormProps = ReturnType<typeof useFormProps>;

/** The props of the form's fields. `isTicked`: whether a checkbox with a value may start ticked. */
function useFormProps({
  values,
  errors,
  isTicked,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
  isTicked: boolean;
}) {
  const { t } = useWords("checkout");
  return {
    field: (name: string, label: Key<"checkout"> = `shipping.${name}` as Key<"checkout">) => ({
      name,
      label: t(label),
      error: errors[name],
      defaultValue: values[name] ?? "",
    }),
    checkbox: (name: "createAccount" | "saveInfo" | "isCompany" | "billingDiffers") => ({
      name,
      label: t(`shipping.${name}`),
      defaultChecked: isTicked && name in values,
    }),
  };
}

function ContactPanel({ form: { field, checkbox } }: { form: FormProps }) {
  const { t } = useWords("checkout");
  return (
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
        <div className={`${pairClass} sm:col-span-2`}>
          <TextField {...field("firstName")} required autoComplete="given-name" />
          <TextField {...field("lastName")} required autoComplete="family-name" />
        </div>
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
      <CheckboxField {...checkbox("isCompany")} className="group/company mt-3" />
      <div className="mt-3 hidden gap-4 in-[section:has([name=isCompany]:checked)]:grid sm:grid-cols-2">
        <TextField {...field("companyName")} autoComplete="organization" className="sm:col-span-2" />
        <TextField {...field("cui")} autoComplete="off" autoCapitalize="characters" hint={t("shipping.cuiHint")} />
        <TextField
          {...field("tradeRegister")}
          required={false}
          autoComplete="off"
          autoCapitalize="characters"
          hint={t("shipping.tradeRegisterHint")}
        />
        <p className="text-sm text-muted sm:col-span-2">{t("shipping.companyRights")}</p>
      </div>
    </Panel>
  );
}

/** The delivery that was chosen, if it is still offered. */
function chosenIn(text: string | undefined, { terms, lockers }: Pick<ShippingStepProps, "terms" | "lockers">) {
  const method = deliveryMethods.find((each) => each === text) ?? "courier";
  if (method === "pickup" && !terms.pickup) return "courier";
  return method === "locker" && lockers?.bar !== null ? "courier" : method;
}

type ChoicesProps = Pick<ShippingStepProps, "onDelivery" | "shopAddress" | "isFree" | "terms" | "lockers"> & {
  delivery: DeliveryMethod;
};

function DeliveryChoices({ delivery, onDelivery, shopAddress, isFree, terms, lockers }: ChoicesProps) {
  const { t } = useWords("checkout");
  const { formatDomainError } = useDomainErrors();
  return (
    <fieldset>
      <legend className="font-condensed text-2xl font-bold">{t("shipping.how")}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Choice
          name="delivery"
          value="courier"
          title={t("shipping.courier")}
          hint={isFree ? t("shipping.courierFree") : t("shipping.courierHint", { fee: formatPrice(terms.courierFee) })}
          checked={delivery === "courier"}
          onChange={() => onDelivery("courier")}
        />
        {lockers?.bar === null ? (
          <Choice
            name="delivery"
            value="locker"
            title={t("shipping.locker")}
            hint={
              isFree
                ? t("shipping.lockerFree")
                : t("shipping.lockerHint", { fee: formatPrice(terms.lockerFee ?? terms.courierFee) })
            }
            checked={delivery === "locker"}
            onChange={() => onDelivery("locker")}
          />
        ) : null}
        {terms.pickup ? (
          <Choice
            name="delivery"
            value="pickup"
            title={t("shipping.pickup")}
            hint={t("shipping.pickupHint", { address: shopAddress })}
            checked={delivery === "pickup"}
            onChange={() => onDelivery("pickup")}
          />
        ) : null}
      </div>
      {lockers?.bar ? (
        <p className="mt-3 text-sm text-muted">
          {/* Nobody chose a locker yet, so the error about one locker would mislead. */}
          {lockers.bar.code === "locker-too-small"
            ? t("shipping.noLockerFits")
            : t("shipping.noLocker", { why: formatDomainError(lockers.bar) })}
        </p>
      ) : null}
    </fieldset>
  );
}

function AddressPanel({
  form: { field, checkbox },
  account,
}: Pick<ShippingStepProps, "account"> & { form: FormProps }) {
  const { t } = useWords("checkout");
  return (
    <Panel label={t("shipping.delivery")}>
      {account && account.addresses.length > 0 ? <SavedAddresses account={account} /> : null}
      <p className="mb-4 hidden text-sm text-muted in-[form:has([value=pickup]:checked)]:block">
        {t("shipping.pickupAddress")}
      </p>
      <p className="mb-4 hidden text-sm text-muted in-[form:has([value=locker]:checked)]:block">
        {t("shipping.lockerAddress")}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlaceFields field={(name) => ({ ...field(name), required: true })} section="shipping" />
      </div>
      <CheckboxField {...checkbox("billingDiffers")} className="mt-3" />
      <div className="mt-3 hidden in-[section:has([name=billingDiffers]:checked)]:block">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("billingFirstName", "shipping.firstName")} autoComplete="billing given-name" />
          <TextField {...field("billingLastName", "shipping.lastName")} autoComplete="billing family-name" />
          <PlaceFields field={(name) => field(billingNames[name], `shipping.${name}`)} section="billing" />
        </div>
      </div>
    </Panel>
  );
}

/** Links, so that one click fills in the form without JavaScript too. */
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

/** The saved draft as form fields. An unticked checkbox has no field. */
function fieldsOf(form: ShippingForm): Record<string, string> {
  const { company, billing, createAccount, saveInfo, lockerId: _, ...plain } = form;
  return {
    ...plain,
    ...(createAccount && { createAccount: "on" }),
    ...(saveInfo && { saveInfo: "on" }),
    ...(company && {
      isCompany: "on",
      companyName: company.name,
      cui: company.cui,
      tradeRegister: company.tradeRegister ?? "",
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
