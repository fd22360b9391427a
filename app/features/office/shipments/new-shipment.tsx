// Asks for a parcel for an order, a claim or a trade-in: its address, measures, and who pays.

import { data, Form, redirect, useNavigation } from "react-router";
import { CourierField } from "../components/courier-field.tsx";
import type { Route } from "./+types/new-shipment";
import { plainAmount } from "../../../../base/amount.ts";
import { newId } from "../../../../base/id.ts";
import { lockerLine } from "../../../../shop/lockers/locker.ts";
import { findSubject } from "../../../../shop/shipments/find-subject.server.ts";
import { ShipmentForm } from "../../../../shop/shipments/forms.ts";
import { requestShipment } from "../../../../shop/shipments/request-shipment.server.ts";
import { shopContext } from "../../../context.server.ts";
import { demandRight, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { CheckboxField, SelectField, TextField } from "../../../kit/field.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { PlaceFields } from "../../../kit/place-fields.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { postForm } from "../post-form.server.ts";
import { rightToChange } from "../shared/shipments/shipment-rights.server.ts";

export const handle = {
  words: ["office-shipments", "checkout", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(request, shop, "shipments.edit");
  const found = await findSubject(shop, new URL(request.url).searchParams.get("for") ?? "");
  if (!found.ok) throw data(null, { status: 404 });
  const { subject, number, person, directions, payerIn, cod, size, locker } = found.value;
  demandRight(staff, rightToChange[subject], null);
  return {
    subject,
    number,
    person,
    directions,
    payerIn,
    cod: cod > 0 ? plainAmount(cod) : "",
    size,
    // A locker belongs to one courier: for another one's API staff use its site.
    hasApi: shop.courier !== null && (locker === null || locker.place.courier === shop.courier.courier),
    courier: locker?.place.courier ?? shop.courier?.courier ?? shop.settings.current().parcels.usualCourier,
    locker: locker && lockerLine(locker.place),
    opensParcel: shop.settings.current().parcels.openParcel,
    pageKey: newId<"shipment">(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(request, shop, "shipments.edit");
  const found = await findSubject(shop, new URL(request.url).searchParams.get("for") ?? "");
  if (!found.ok) throw data(null, { status: 404 });
  const { subject, number } = found.value;
  demandRight(staff, rightToChange[subject], null);
  const posted = await postForm(request, ShipmentForm, ({ pageKey, weight, length, width, height, ...form }) => {
    const { name, phone, email, address, city, county, postalCode, direction, payer, cod, openParcel, courier } = form;
    return requestShipment(shop, {
      number,
      direction,
      person: { name, phone, email, address, city, county, postalCode },
      payer,
      cod,
      openParcel,
      size: { weightGrams: weight, lengthMm: length, widthMm: width, heightMm: height },
      courier,
      actor: staff.actor,
      key: pageKey,
    });
  });
  return posted.ok ? redirect(officeLinks.shipment(posted.value.number, { done: "requested" })) : posted.answer;
}

export default function NewShipment({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-shipments");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().formData !== undefined;
  const errors = formatFields(actionData?.errors);
  const typed: Record<string, string> = actionData?.values ?? {};
  const { subject, number, directions, hasApi, pageKey } = loaderData;
  return (
    <OfficePage title={t("new.title", { number })}>
      <p className="mb-4 max-w-prose text-muted">{t(hasApi ? "new.byApi" : "new.byFile")}</p>
      {loaderData.locker ? (
        <p className="mb-4 max-w-prose font-semibold">{t("new.locker", { locker: loaderData.locker })}</p>
      ) : null}
      <div className="mb-4 empty:hidden">
        <FormProblems domainError={actionData?.domainError} errors={errors} />
      </div>
      {directions.length === 0 ? (
        <p>{t(`new.closed.${subject}`)}</p>
      ) : (
        <Form method="post" noValidate className="flex max-w-3xl flex-col gap-6">
          <input type="hidden" name="pageKey" value={typed["pageKey"] ?? pageKey} />
          <WayFields view={loaderData} errors={errors} typed={typed} />
          <PersonFields view={loaderData} errors={errors} typed={typed} />
          <MeasureFields view={loaderData} errors={errors} typed={typed} />
          <Button busy={isBusy} className="self-start">
            {t("new.action")}
          </Button>
        </Form>
      )}
    </OfficePage>
  );
}

type Texts = Record<string, string>;
type FieldsProps = { view: Route.ComponentProps["loaderData"]; errors: Texts; typed: Texts };

function WayFields({ view: { directions, payerIn, courier, cod, hasApi, opensParcel }, errors, typed }: FieldsProps) {
  const { t } = useWords("office-shipments");
  return (
    <Panel title={t("new.way")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="direction" label={t("new.direction")} defaultValue={typed["direction"]} required>
          {directions.map((direction) => (
            <option key={direction} value={direction}>
              {t(`direction.${direction}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="payer"
          label={t("new.payer")}
          defaultValue={typed["payer"] ?? (directions[0] === "out" ? "shop" : payerIn)}
          required
        >
          {(["shop", "person"] as const).map((payer) => (
            <option key={payer} value={payer}>
              {t(`payer.${payer}`)}
            </option>
          ))}
        </SelectField>
        {hasApi ? (
          <input type="hidden" name="courier" value={courier} />
        ) : (
          <CourierField label={t("new.courier")} chosen={typed["courier"] ?? courier} error={errors["courier"]} />
        )}
        <TextField
          name="cod"
          label={t("new.cod")}
          hint={t("new.codHint")}
          error={errors["cod"]}
          defaultValue={typed["cod"] ?? cod}
          required={false}
          inputMode="decimal"
          autoComplete="off"
        />
        <CheckboxField
          name="openParcel"
          label={t("new.openParcel")}
          defaultChecked={typed["pageKey"] === undefined ? opensParcel : typed["openParcel"] === "on"}
        />
      </div>
    </Panel>
  );
}

function PersonFields({ view: { person }, errors, typed }: FieldsProps) {
  const { t } = useWords("office-shipments");
  const { t: checkout } = useWords("checkout");
  const field = (name: keyof typeof person, label: string) => ({
    name,
    label,
    error: errors[name],
    defaultValue: typed[name] ?? person[name],
    required: true,
  });
  return (
    <Panel title={t("new.person")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("name", t("new.name"))} className="sm:col-span-2" autoComplete="off" />
        <TextField {...field("phone", t("new.phone"))} type="tel" autoComplete="off" />
        <TextField {...field("email", t("new.email"))} type="email" required={false} autoComplete="off" />
        <PlaceFields field={(name) => field(name, checkout(`shipping.${name}`))} />
      </div>
    </Panel>
  );
}

function MeasureFields({ view: { size }, errors, typed }: FieldsProps) {
  const { t } = useWords("office-shipments");
  const measures = {
    weight: size.weightGrams / 1000,
    length: size.lengthMm / 10,
    width: size.widthMm / 10,
    height: size.heightMm / 10,
  };
  return (
    <Panel title={t("new.size")}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {(Object.keys(measures) as (keyof typeof measures)[]).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`size.${name}`)}
            error={errors[name]}
            defaultValue={typed[name] ?? String(measures[name]).replace(".", ",")}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        ))}
      </div>
    </Panel>
  );
}
