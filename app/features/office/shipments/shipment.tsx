// One parcel for staff: where it is, its label, and what can be done with it now.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { ReactNode } from "react";
import { CourierField } from "../components/courier-field.tsx";
import type { Route } from "./+types/shipment";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { ShipmentStepForm } from "../../../../shop/shipments/forms.ts";
import { parseShipmentNumber } from "../../../../shop/shipments/shipment.ts";
import { viewShipment } from "../../../../shop/shipments/view-shipments.server.ts";
import { counties, type County } from "../../../../shop/shipping/counties.ts";
import { kilogramsText } from "../../../../shop/shipping/parcel-size.ts";
import { shopContext } from "../../../context.server.ts";
import { demandRight, requireStaff } from "../../../edge.server.ts";
import { formatDateTime, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { SelectField, TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { FormProblems } from "../components/form-problems.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { withDecider } from "../last-change.server.ts";
import { OfficePage } from "../components/page.tsx";
import { postForm } from "../post-form.server.ts";
import { Awb, ParcelProblem } from "../shared/shipments/parcel-facts.tsx";
import { ShipmentStateBadge } from "../shared/shipments/shipment-state.tsx";
import { rightToChange, rightToSee } from "../shared/shipments/shipment-rights.server.ts";
import { officeShipment, type OfficeShipment } from "../shared/shipments/shipment.view.server.ts";
import { stepsOf, takeStep } from "./steps.server.ts";

export const handle = {
  words: ["office", "office-audit", "office-shipments", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

const done = ["requested", "retry", "cancel", "awb", "event"] as const;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(request, shop, "shipments.view");
  const viewed = await viewShipment(shop, { number: parseShipmentNumber(params.number) });
  if (!viewed.ok) throw data(null, { status: 404 });
  const { shipment } = viewed.value;
  demandRight(staff, rightToSee[shipment.subject], null);
  const query = new URL(request.url).searchParams;
  return {
    shipment: officeShipment(viewed.value),
    steps: hasRight(staff.roles, rightToChange[shipment.subject]) ? stepsOf(shipment) : [],
    today: shop.clock.today(),
    done: done.find((each) => each === query.get("done")) ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(request, shop, "shipments.edit");
  const viewed = await viewShipment(shop, { number: parseShipmentNumber(params.number) });
  if (!viewed.ok) throw data(null, { status: 404 });
  const { number, subject } = viewed.value.shipment;
  demandRight(staff, rightToChange[subject], null);
  const thing = { entity: "shipment", entityId: number };
  const posted = await postForm(request, ShipmentStepForm, async (form) =>
    withDecider(shop, await takeStep(shop, { number, form, actor: staff.actor }), thing),
  );
  return posted.ok ? redirect(officeLinks.shipment(number, { done: posted.form.intent })) : posted.answer;
}

export default function OfficeShipmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useWords("office-shipments");
  const { formatFields } = useDomainErrors();
  const { shipment, steps, today, done } = loaderData;
  const errors = formatFields(actionData?.errors);
  return (
    <OfficePage title={shipment.number} actions={<ShipmentStateBadge state={shipment.state} />}>
      {done && !actionData ? <FlashMessage name="done" message={t(`done.${done}`)} /> : null}
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        <FormProblems domainError={actionData?.domainError} errors={errors} />
        <ParcelProblem shipment={shipment} />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title={t("now.title")}>
            <p>{t(`now.${shipment.state}`)}</p>
            <div className="mt-3 flex flex-wrap items-center gap-4">
              <Awb shipment={shipment} />
              {shipment.hasLabel ? (
                <ButtonLink to={officeLinks.shipmentLabels([shipment.number])} reloadDocument>
                  {t("label")}
                </ButtonLink>
              ) : null}
              {shipment.file ? (
                <ButtonLink to={officeLinks.courierFile(shipment.file)} reloadDocument variant="secondary" size="sm">
                  {shipment.file}
                </ButtonLink>
              ) : null}
            </div>
            {steps.map((step) => (
              <Step key={step} {...{ step, shipment, today, errors }} typed={actionData?.values ?? {}} />
            ))}
          </Panel>
          <Panel title={t("events.title")}>
            {shipment.events.length === 0 ? <p className="text-muted">{t("events.none")}</p> : null}
            <ol className="flex flex-col gap-3">
              {shipment.events.map((event) => (
                <li key={`${event.at.getTime()} ${event.code}`}>
                  <span className="figure block text-sm text-muted">{formatDateTime(event.at, language)}</span>
                  <span className="block wrap-anywhere">
                    {event.words ?? (event.means ? t(`means.${event.means}`) : event.code)}
                    {event.place ? `, ${event.place}` : ""}
                  </span>
                </li>
              ))}
            </ol>
          </Panel>
        </div>
        <ParcelPanel shipment={shipment} />
      </div>
    </OfficePage>
  );
}

type StepProps = {
  step: Route.ComponentProps["loaderData"]["steps"][number];
  shipment: OfficeShipment;
  today: string;
  errors: Record<string, string>;
  typed: Record<string, string>;
};

/** One thing that staff can do now; what takes more than a press is collapsed. */
function Step({ step, shipment, today, errors, typed }: StepProps) {
  const { t } = useWords("office-shipments");
  const isBusy = useNavigation().formData?.get("intent") === step;
  const isOpen = typed["intent"] === step || (step === "awb" && shipment.gateway === "file");
  const form = (
    <Form method="post" noValidate className="mt-4 flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value={step} />
      {step === "cancel" ? (
        <p className="text-sm text-muted">{t(shipment.gateway === "file" ? "step.cancelFile" : "step.cancelApi")}</p>
      ) : null}
      {step === "awb" ? <AwbFields {...{ shipment, errors, typed }} /> : null}
      {step === "event" ? <EventFields {...{ shipment, today, errors, typed }} /> : null}
      <Button variant={step === "cancel" ? "danger" : step === "retry" ? "primary" : "secondary"} busy={isBusy}>
        {t(`step.${step}`)}
      </Button>
    </Form>
  );
  if (step === "retry") return form;
  return (
    <details open={isOpen} className="mt-5 border-t border-line pt-2">
      <summary className="link inline-flex min-h-11 items-center text-sm">{t(`step.${step}`)}…</summary>
      {form}
    </details>
  );
}

function AwbFields({ shipment, errors, typed }: Pick<StepProps, "shipment" | "errors" | "typed">) {
  const { t } = useWords("office-shipments");
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <CourierField label={t("new.courier")} chosen={typed["courier"] ?? shipment.courier} />
      <TextField
        name="awb"
        label={t("awb")}
        error={errors["awb"]}
        defaultValue={typed["awb"]}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}

function EventFields({ shipment, today, errors, typed }: Omit<StepProps, "step">) {
  const { t } = useWords("office-shipments");
  const means = (["in-transit", "delivered", "returned"] as const).filter((each) => each !== shipment.state);
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <SelectField name="means" label={t("step.means")} defaultValue={typed["means"]} required>
        {means.map((each) => (
          <option key={each} value={each}>
            {t(`means.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="on"
        type="date"
        label={t("step.on")}
        error={errors["on"]}
        defaultValue={typed["on"] ?? today}
        max={today}
        required
      />
    </div>
  );
}

const linkTo = { order: officeLinks.order, claim: officeLinks.return, "trade-in": officeLinks.tradeIn } as const;

function ParcelPanel({ shipment }: { shipment: OfficeShipment }) {
  const { t, language } = useWords("office-shipments");
  const { subject, subjectNumber, direction, person, payer, cod, openParcel, locker, size, requestedAt } = shipment;
  const weight = kilogramsText(size.weightGrams);
  const measures = [size.lengthMm, size.widthMm, size.heightMm].map((mm) => mm / 10).join(" × ");
  return (
    <Panel label={t("parcel.title")}>
      <dl className="flex flex-col gap-3">
        <Fact label={t(`subject.${subject}`)}>
          <Link to={linkTo[subject](subjectNumber)} className="link figure inline-flex min-h-11 items-center">
            {subjectNumber}
          </Link>
        </Fact>
        <Fact label={t(`direction.${direction}`)}>
          {person === null
            ? "–"
            : `${person.name}, ${person.phone}, ${person.address}, ${person.postalCode} ${person.city}, ${counties[person.county as County] ?? person.county}`}
        </Fact>
        <Fact label={t("new.payer")}>{t(`payer.${payer}`)}</Fact>
        {cod > 0 ? <Fact label={t("new.cod")}>{formatPrice(cod)}</Fact> : null}
        {locker ? <Fact label={t("locker")}>{locker}</Fact> : null}
        {openParcel ? <Fact label={t("new.openParcel")}>{t("yes")}</Fact> : null}
        <Fact label={t("new.size")}>{t("size.text", { weight, measures })}</Fact>
        <Fact label={t("list.requested")}>{formatDateTime(requestedAt, language)}</Fact>
      </dl>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
