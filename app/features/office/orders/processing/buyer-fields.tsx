// Who gets an order, where and how, and whom the invoice names: the fields of the checkout's form, for staff. CSS alone
// hides the fields that only some orders need. Needs the words of the namespaces "checkout" and "office-orders-processing".

import type { ReactNode } from "react";
import type { Order } from "../../../../../shop/orders/order.ts";
import type { DeliveryMethod } from "../../../../../shop/shipping/fee.ts";
import type { ShippingAddress } from "../../../../../shop/shipping/address.ts";
import type { Key } from "../../../../i18n/translate.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { CheckboxField, SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { PlaceFields, type PlaceField } from "../../../../kit/place-fields.tsx";

type BuyerFieldsProps = {
  values: Record<string, string>;
  errors: Record<string, string>;
  shopAddress: string;
  /** Set where nothing is sent and a part of the address may stay empty: says which. */
  addressHint?: string | undefined;
  /** The invoice is issued: what it says is sent along unchanged. */
  isInvoiced?: boolean;
  /** The lockers to choose from; none for an order that cannot go to one. */
  lockers?: readonly LockerOption[];
  /** Called when the delivery changes. */
  onDelivery?: () => void;
};

const billingNames = {
  address: "billingAddress",
  county: "billingCounty",
  city: "billingCity",
  postalCode: "billingPostalCode",
} as const satisfies Record<PlaceField, string>;

export const invoiceFields = [
  "isCompany",
  "companyName",
  "cui",
  "tradeRegister",
  "billingDiffers",
  "billingFirstName",
  "billingLastName",
  ...Object.values(billingNames),
];

/** What was typed, with the invoice's fields as stored: an issued invoice keeps them, whatever the form was opened with. */
export function invoicedAs(stored: Readonly<Record<string, string>>, typed: Readonly<Record<string, string>>) {
  const ofInvoice = (isWanted: boolean, fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => invoiceFields.includes(name) === isWanted));
  return { ...ofInvoice(false, typed), ...ofInvoice(true, stored) };
}

export type LockerOption = { id: string; label: string };

type FieldOf = (
  name: string,
  label?: Key<"checkout">,
) => {
  name: string;
  label: string;
  error: string | undefined;
  defaultValue: string;
  autoComplete: "off";
};

export function BuyerFields({
  values,
  errors,
  shopAddress,
  addressHint,
  isInvoiced = false,
  lockers = [],
  onDelivery,
}: BuyerFieldsProps) {
  const { t } = useWords("checkout");
  const field: FieldOf = (name, label = `shipping.${name}` as Key<"checkout">) => ({
    name,
    label: t(label),
    error: errors[name],
    defaultValue: values[name] ?? "",
    // The browser knows the address of whoever types, not the buyer's.
    autoComplete: "off",
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("firstName")} required />
        <TextField {...field("lastName")} required />
        <TextField {...field("phone")} type="tel" inputMode="tel" required />
        <TextField {...field("email")} type="email" inputMode="email" required />
      </div>
      <DeliveryChoice values={values} shopAddress={shopAddress} lockers={lockers} onDelivery={onDelivery} />
      {addressHint === undefined ? null : <p className="text-sm text-muted">{addressHint}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <PlaceFields field={(name) => ({ ...field(name), required: addressHint === undefined })} />
      </div>
      {isInvoiced ? (
        invoiceFields
          .filter((name) => name in values)
          .map((name) => <input key={name} type="hidden" name={name} value={values[name]} />)
      ) : (
        <InvoiceFields field={field} values={values} />
      )}
    </>
  );
}

type DeliveryChoiceProps = Required<Pick<BuyerFieldsProps, "values" | "shopAddress" | "lockers">> & {
  onDelivery: (() => void) | undefined;
};

function DeliveryChoice({ values, shopAddress, lockers, onDelivery }: DeliveryChoiceProps) {
  const { t } = useWords("office-orders-processing");
  const chosen = values["delivery"];
  const choice = (value: DeliveryMethod, label: ReactNode) => (
    <CheckboxField
      type="radio"
      name="delivery"
      id={`field-delivery-${value}`}
      value={value}
      label={label}
      defaultChecked={(chosen ?? "courier") === value}
      onChange={onDelivery}
    />
  );
  return (
    <fieldset>
      <legend className="font-condensed font-semibold">{t("change.how")}</legend>
      {choice("courier", t("delivery.courier"))}
      {choice("pickup", `${t("delivery.pickup")} (${shopAddress})`)}
      {lockers.length > 0 ? (
        <>
          {choice("locker", t("delivery.locker"))}
          <SelectField
            name="lockerId"
            label={t("change.locker")}
            hint={t("change.lockerHint")}
            defaultValue={values["lockerId"]}
            className="mt-2 hidden in-[fieldset:has([value=locker]:checked)]:flex"
          >
            {lockers.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        </>
      ) : null}
    </fieldset>
  );
}

function InvoiceFields({ field, values }: { field: FieldOf; values: Record<string, string> }) {
  const { t } = useWords("office-orders-processing");
  return (
    <Panel ground="open">
      <CheckboxField name="isCompany" label={t("change.isCompany")} defaultChecked={"isCompany" in values} />
      <div className="mt-3 mb-4 hidden gap-4 in-[section:has([name=isCompany]:checked)]:grid sm:grid-cols-2">
        <TextField {...field("companyName")} className="sm:col-span-2" />
        <TextField {...field("cui")} />
        <TextField {...field("tradeRegister")} required={false} />
      </div>
      <CheckboxField
        name="billingDiffers"
        label={t("change.billingDiffers")}
        defaultChecked={"billingDiffers" in values}
      />
      <div className="mt-3 hidden gap-4 in-[section:has([name=billingDiffers]:checked)]:grid sm:grid-cols-2">
        <TextField {...field("billingFirstName", "shipping.firstName")} />
        <TextField {...field("billingLastName", "shipping.lastName")} />
        <PlaceFields field={(name) => field(billingNames[name], `shipping.${name}`)} />
      </div>
    </Panel>
  );
}

type Delivered = Pick<Order, "email" | "phone" | "address" | "delivery" | "locker" | "company" | "billing">;

/** The order as fields of the form. An unticked checkbox has no field. */
export function buyerFieldsOf({
  email,
  phone,
  address,
  delivery,
  locker,
  company,
  billing,
}: Delivered): Record<string, string> {
  return {
    email,
    phone,
    delivery: locker ? "locker" : delivery,
    ...(locker && { lockerId: locker.id }),
    ...address,
    ...(company && {
      isCompany: "on",
      companyName: company.name,
      cui: company.cui,
      tradeRegister: company.tradeRegister ?? "",
    }),
    ...(billing && { billingDiffers: "on", ...billingFieldsOf(billing) }),
  };
}

function billingFieldsOf(billing: ShippingAddress): Record<string, string> {
  const { firstName, lastName } = billing;
  const place = Object.entries(billingNames).map(([name, field]) => [field, billing[name as PlaceField]]);
  return { billingFirstName: firstName, billingLastName: lastName, ...Object.fromEntries(place) };
}
