// One unit that came back: what it is, where it came from, and the decision: back on sale, or written off.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/inspection";
import { plainAmount } from "../../../../base/amount.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { viewReturnedUnit } from "../../../../shop/catalogue/publishing/view-returned-unit.server.ts";
import { measurementChoices } from "../../../../shop/inventory/receiving/inspection.ts";
import { partsOfUnit } from "../../../../shop/stock/conversions/parts-of-unit.server.ts";
import type { DriveWarning } from "../../../../shop/inventory/bench/drive-health.ts";
import { driveWarningsOf } from "../../../../shop/inventory/bench/drive-warnings.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { SeenWarnings } from "../shared/units/drive-warnings.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { SelectField, TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { SplitForm } from "../components/split-form.tsx";
import { UntestedFields } from "../components/untested-fields.tsx";
import { decideAbout } from "./inspection.action.server.ts";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";

export const handle = {
  words: ["office", "office-bench", "office-orders", "office-trade-ins", "domain-errors", "shell"],
  body: { size: "message" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "returns.view");
  const found = await viewReturnedUnit(shop, { code: params.code });
  if (!found.ok) throw data(null, { status: 404 });
  const { unitId, cost, ...unit } = found.value;
  const warnings = await driveWarningsOf(shop.db, unitId);
  const parts = unit.listing.kind === "pc" ? await partsOfUnit(shop, { code: params.code }) : null;
  return {
    unit: { ...unit, cost: hasRight(roles, "stock.cost") ? cost : null },
    warnings,
    pieces: parts?.ok ? parts.value.pieces : [],
    mayPrice: hasRight(roles, "stock.price"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor, roles } = await requireStaff(request, shop, "returns.edit");
  const { code } = params;
  const fields = await readFields(request, "goods");
  const decided = await decideAbout(shop, { code, fields, actor, mayPrice: hasRight(roles, "stock.price") });
  if (decided.outcome === "invalid")
    return data({ errors: decided.errors, typed: fields ?? {}, domainError: null }, 422);
  // Its page is gone with the decision; that of the unit says who decided, and what.
  if (decided.outcome === "refused" && decided.domainError.code === "inspection-unknown")
    return redirect(officeLinks.unit(params.code, { done: "decided" }));
  if (decided.outcome === "refused")
    return data({ errors: {}, typed: fields ?? {}, domainError: decided.domainError }, statusOf(decided.domainError));
  return redirect(officeLinks.inspections(decided.done));
}

/** The page of the claim or of the order that the unit came back from. */
function sourcePage(source: string): string | null {
  if (source.startsWith("RET-")) return officeLinks.return(source);
  if (source.startsWith("REC-")) return officeLinks.safety();
  return source.startsWith("ORD-") ? officeLinks.order(source) : null;
}

export default function OfficeInspection({ loaderData, actionData }: Route.ComponentProps) {
  const { unit, warnings, pieces, mayPrice } = loaderData;
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(actionData?.errors);
  const typed = (actionData?.typed ?? {}) as Record<string, string>;
  return (
    <OfficePage title={unit.code}>
      <div className="flex max-w-4xl flex-col gap-6">
        <FormProblems domainError={actionData?.domainError} errors={errors} />
        <UnitSummary unit={unit} />
        {unit.erasure?.hasDrives ? <DrivesPanel code={unit.code} erasure={unit.erasure} /> : null}
        <PutBackForm
          unit={unit}
          warnings={warnings}
          mayPrice={mayPrice}
          errors={errors}
          typed={typed}
          isBusy={isBusy}
        />
        {pieces.length > 0 ? (
          <SplitForm
            pieces={pieces}
            isOpen={typed["intent"] === "split"}
            typed={typed["intent"] === "split" ? typed : {}}
            errors={errors}
            isBusy={isBusy}
          />
        ) : null}
        <WriteOffForm errors={errors} typed={typed} isBusy={isBusy} />
      </div>
    </OfficePage>
  );
}

type Unit = Route.ComponentProps["loaderData"]["unit"];
type FormProps = { errors: Record<string, string>; typed: Record<string, string>; isBusy: boolean };

function UnitSummary({ unit }: { unit: Unit }) {
  const { t, language } = useWords("office-orders");
  const { t: tradeInWords } = useWords("office-trade-ins");
  const page = sourcePage(unit.source);
  return (
    <Panel>
      <Link to={links.product(unit.listing.id)} className="link font-condensed text-xl font-bold break-words">
        {unit.listing.title}
      </Link>
      <p className="mt-2">
        {t(`inspection.why.${unit.why}`)}{" "}
        {page === null ? null : (
          <Link to={page} className="link figure">
            {unit.source}
          </Link>
        )}{" "}
        · {t("inspection.since", { date: formatDate(unit.cameAt, language) })}
      </p>
      <p className="text-muted">
        {unit.cost === null ? null : `${tradeInWords("intake.cost", { cost: formatPrice(unit.cost) })} · `}
        {tradeInWords(`intake.grades.${unit.grade}`)}
        {unit.serial ? ` · ${t("inspection.serial", { serial: unit.serial })}` : null}
      </p>
    </Panel>
  );
}

/** Whether the buyer's data is gone: each drive without an erasure by name, and the way to the bench. */
function DrivesPanel({ code, erasure }: { code: string; erasure: NonNullable<Unit["erasure"]> }) {
  const { t } = useWords("office-orders");
  const { t: bench } = useWords("office-bench");
  const { isMissing, lacking, erased, unerased } = erasure;
  return (
    <Panel title={t("inspection.drives.title")}>
      {isMissing ? (
        <Notice tone="warn">
          <p>{t("inspection.drives.missing")}</p>
          <ul className="mt-2 list-disc ps-5">
            {lacking.map(({ subject, name }) => (
              <li key={subject} className="break-words">
                {subject}. {name}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {isMissing || unerased === null ? null : (
        <p>{t("inspection.drives.reason", { reason: bench(`erasure.why.reasons.${unerased.reason}`) })}</p>
      )}
      {isMissing || unerased !== null || erased.length > 0 ? null : <p>{t("inspection.drives.notNeeded")}</p>}
      {erased.length === 0 ? null : (
        <ul className="mt-2 list-disc ps-5">
          {erased.map(({ model, serial }) => (
            <li key={serial} className="break-words">
              {t("inspection.drives.erased", { model, serial })}
            </li>
          ))}
        </ul>
      )}
      <Link to={officeLinks.benchUnit(code)} className="link inline-flex min-h-11 items-center">
        {t("inspection.drives.toBench")}
      </Link>
    </Panel>
  );
}

type PutBackProps = { unit: Unit; warnings: readonly DriveWarning[]; mayPrice: boolean } & FormProps;

function PutBackForm({ unit, warnings, mayPrice, errors, typed, isBusy }: PutBackProps) {
  const { t } = useWords("office-orders");
  const { t: tradeInWords } = useWords("office-trade-ins");
  return (
    <Panel title={t("inspection.backTitle")}>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="put-back" />
        <p>
          {t(unit.isGradedSince ? "inspection.graded" : "inspection.notGraded", { grade: unit.grade })}{" "}
          <Link to={officeLinks.benchUnit(unit.code)} className="link">
            {t("inspection.atBench")}
          </Link>
        </p>
        <p className="text-sm text-muted">
          {t("inspection.backHint")} {unit.listing.others > 0 ? t("inspection.others") : null}
        </p>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <SelectField
            name="grade"
            label={tradeInWords("intake.grade")}
            error={errors["grade"]}
            defaultValue={typed["grade"] ?? unit.grade}
            required
          >
            {(["A", "B", "C"] as const).map((grade) => (
              <option key={grade} value={grade}>
                {tradeInWords(`intake.grades.${grade}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            name="price"
            label={tradeInWords("intake.price")}
            error={errors["price"]}
            defaultValue={(mayPrice ? typed["price"] : null) ?? plainAmount(unit.listing.price)}
            readOnly={!mayPrice}
            hint={mayPrice ? undefined : t("inspection.priceStays")}
            inputMode="decimal"
            required
            autoComplete="off"
          />
        </div>
        <MeasurementsField unit={unit} error={errors["measurements"]} chosen={typed["measurements"]} />
        {unit.listing.kind === "pc" && (unit.isUntested || errors["untested"] || typed["measurements"] === "redo") ? (
          <UntestedFields code={unit.code} typed={typed} errors={errors} />
        ) : null}
        <SeenWarnings warnings={warnings} typed={typed} />
        <Button className="self-start" busy={isBusy}>
          {t("inspection.put")}
        </Button>
      </Form>
    </Panel>
  );
}

/** Whether the measurements of the unit are kept; without any there is nothing to choose. */
function MeasurementsField({
  unit,
  error,
  chosen,
}: {
  unit: Unit;
  error: string | undefined;
  chosen: string | undefined;
}) {
  const { t } = useWords("office-orders");
  if (unit.measurements > 0)
    return (
      <SelectField
        name="measurements"
        label={t("inspection.measurements")}
        error={error}
        defaultValue={chosen ?? "keep"}
        required
        className="sm:max-w-md"
      >
        {measurementChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`inspection.${choice}`)}
          </option>
        ))}
      </SelectField>
    );
  return (
    <>
      <input type="hidden" name="measurements" value="keep" />
      {unit.listing.kind === "pc" ? <p className="text-sm text-muted">{t("inspection.noMeasurements")}</p> : null}
    </>
  );
}

function WriteOffForm({ errors, typed, isBusy }: FormProps) {
  const { t } = useWords("office-orders");
  return (
    <details className="rounded-sm border border-line bg-surface p-4 md:px-6" open={typed["intent"] === "write-off"}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t("inspection.off")}…
      </summary>
      <Form method="post" noValidate className="mt-2 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="write-off" />
        <p className="text-sm text-muted">{t("inspection.offHint")}</p>
        <TextField
          name="reason"
          label={t("move.reason")}
          error={errors["reason"]}
          defaultValue={typed["reason"]}
          minLength={3}
          maxLength={500}
          required
          autoComplete="off"
          className="w-full"
        />
        <Button variant="danger" busy={isBusy}>
          {t("inspection.off")}
        </Button>
      </Form>
    </details>
  );
}
