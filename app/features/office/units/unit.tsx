// One unit: what it is, where it lies, where it came from, what happened to it, and what staff can do with it.

import { data, Link, redirect } from "react-router";
import type { Route } from "./+types/unit";
import { lastChange } from "../../../../base/read-audit.server.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { isRepairable } from "../../../../shop/repairs/repair.ts";
import { isFree } from "../../../../shop/stock/units/unit.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Conflict } from "../components/conflict.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { LastChangeLine } from "../components/last-change.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { useConflict } from "../components/use-conflict.ts";
import { ModelFigures } from "../components/model-figures.tsx";
import { StateBadge } from "./components/state-badge.tsx";
import { CorrectForm, MoveForms, WriteOffForm } from "./components/unit-forms.tsx";
import { UnitPassport } from "./components/unit-passport.tsx";
import { UnitRepairs } from "./components/unit-repairs.tsx";
import { UnitAudit, UnitHistory } from "./components/unit-history.tsx";
import { postUnit, unitOutcomes } from "./unit.action.server.ts";
import { unitView } from "./unit.view.server.ts";

export const handle = {
  words: ["office", "office-units", "office-orders", "office-audit", "domain-errors"],
  body: { size: "message", cards: "goods" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.view");
  const view = await unitView(shop, { code: params.code, seesCost: hasRight(roles, "stock.cost") });
  if (!view.ok) throw data(null, { status: 404 });
  const done = new URL(request.url).searchParams.get("done");
  return {
    ...view.value,
    mayRepair: hasRight(roles, "stock.repair") && isRepairable(view.value.unit.state),
    canEdit: hasRight(roles, "stock.edit"),
    seesReports: hasRight(roles, "reports.view"),
    seesOrders: hasRight(roles, "orders.view"),
    done: unitOutcomes.find((outcome) => outcome === done) ?? null,
    isDecided: done === "decided",
    lastChange: done === "decided" ? await lastChange(shop.db, { entity: "unit", entityId: params.code }) : null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const fields = await readFields(request, "goods");
  const { code } = params;
  const posted = await postUnit(shop, { code, fields, actor });
  if (posted.intent === null)
    return data({ errors: posted.parsed.errors, typed: posted.parsed.values, domainError: null }, 422);
  if (!posted.done.ok) {
    const { domainError } = posted.done;
    return data({ errors: {}, typed: fields ?? {}, domainError }, statusOf(domainError));
  }
  return redirect(officeLinks.unit(code, { done: posted.intent }));
}

export default function OfficeUnit({ loaderData, actionData }: Route.ComponentProps) {
  const { unit, origin, listings, canEdit, done } = loaderData;
  const { t } = useWords("office-units");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const typed: Record<string, string> = actionData?.typed ?? {};
  const conflict = useUnitConflict(loaderData, actionData?.domainError?.code === "unit-changed" ? typed : null);
  return (
    <OfficePage
      title={unit.code}
      actions={
        <ButtonLink to={officeLinks.units()} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-5xl flex-col gap-6">
        {done && !actionData ? <FlashMessage name="done" message={t(`done.${done}`)} /> : null}
        {conflict ? <Conflict conflict={conflict} reload={officeLinks.unit(unit.code)} /> : null}
        {loaderData.isDecided && !actionData ? (
          <Notice tone="warn" title={t("decided")} live>
            {loaderData.lastChange ? <LastChangeLine change={loaderData.lastChange} /> : null}
          </Notice>
        ) : null}
        <FormProblems domainError={conflict ? null : actionData?.domainError} errors={errors} />
        <UnitSummary {...loaderData} />
        {loaderData.models ? <ModelFigures figures={loaderData.models} seesReports={loaderData.seesReports} /> : null}
        {loaderData.passport ? <UnitPassport unit={unit.code} passport={loaderData.passport} /> : null}
        {canEdit && unit.state !== "converted" ? <CorrectForm unit={unit} typed={typed} errors={errors} /> : null}
        {canEdit && isFree(unit.state) ? (
          <>
            {listings.length > 0 ? <MoveForms listings={listings} /> : null}
            {unit.kind === "pc" ? (
              <Panel title={t("split.title")}>
                <p className="mb-3 text-muted">{t("split.lead")}</p>
                <ButtonLink to={officeLinks.splitUnit(unit.code)} variant="secondary">
                  {t("split.open")}
                </ButtonLink>
              </Panel>
            ) : null}
            <WriteOffForm typed={typed} errors={errors} />
          </>
        ) : null}
        <UnitRepairs
          unit={unit.code}
          repairs={loaderData.repairs}
          mayRepair={loaderData.mayRepair}
          seesCost={unit.cost !== null}
        />
        <UnitHistory {...loaderData} origin={origin} />
        <UnitAudit audit={loaderData.audit} />
      </div>
    </OfficePage>
  );
}

/** Actions that change the serial number, the grade or the place. */
const correcting: ReadonlySet<string> = new Set([
  "corrected",
  "graded",
  "imported",
  "changed-by-csv",
  "back-on-sale",
  "put-up-for-sale",
]);

/** `yours`: the fields of a correction that was refused because a colleague was faster. */
function useUnitConflict(
  { unit, audit }: Route.ComponentProps["loaderData"],
  yours: Readonly<Record<string, string>> | null,
) {
  const { t } = useWords("office-units");
  const grade = (value: string | null | undefined) => (value ? t(`grade.${value as "A"}`) : "");
  return useConflict(
    audit.find(({ action }) => correcting.has(action)) ?? audit[0] ?? null,
    yours && [
      { label: t("serial"), stored: unit.serial ?? "", yours: yours["serial"] ?? "" },
      { label: t("grade.label"), stored: grade(unit.grade), yours: grade(yours["grade"] ?? unit.grade) },
      { label: t("place"), stored: unit.place ?? "", yours: yours["place"] ?? "" },
    ],
  );
}

function UnitSummary({ unit, origin, measurements }: Route.ComponentProps["loaderData"]) {
  const { t, language } = useWords("office-units");
  const waits =
    unit.state === "intake"
      ? officeLinks.receivingUnit(unit.code)
      : unit.state === "inspection"
        ? officeLinks.inspection(unit.code)
        : null;
  const facts: [string, React.ReactNode][] = [
    [t("grade.label"), unit.grade ? t(`grade.${unit.grade}`) : "–"],
    [t("serial"), unit.serial ?? "–"],
    [t("place"), unit.place ?? "–"],
    [t("came"), `${formatDate(unit.createdAt, language)} · ${t(`source.${unit.source}`)}`],
    ...(unit.cost === null
      ? []
      : ([[t("cost"), `${formatPrice(unit.cost)} · ${t(`regime.${unit.regime}`)}`]] as [string, string][])),
    [t("measured"), t("measurements", { count: measurements.length })],
  ];
  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-condensed text-xl font-bold break-words">{unit.title}</p>
        <StateBadge state={unit.state} />
      </div>
      {unit.listing ? (
        <p className="mt-1">
          <Link to={links.product(unit.listing.id)} className="link">
            {t("listing", { id: unit.listing.id })}
          </Link>{" "}
          · <span className="figure whitespace-nowrap">{formatPrice(unit.listing.price)}</span>
        </p>
      ) : null}
      {waits ? (
        <p className="mt-3">
          <ButtonLink to={waits}>{t(`decide.${unit.state === "intake" ? "intake" : "inspection"}`)}</ButtonLink>
        </p>
      ) : null}
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figure break-words">{value}</dd>
          </div>
        ))}
        {origin.intakeSource ? (
          <div>
            <dt className="text-sm text-muted">{t("from")}</dt>
            <dd>
              <SourceLink source={origin.intakeSource} />
            </dd>
          </div>
        ) : null}
      </dl>
    </Panel>
  );
}

/** The trade-in or the unit that it came from. */
function SourceLink({ source }: { source: string }) {
  const to = /^VND-\d{6}$/.test(source) ? officeLinks.tradeIn(source) : officeLinks.unit(source);
  return (
    <Link to={to} className="link figure">
      {source}
    </Link>
  );
}
