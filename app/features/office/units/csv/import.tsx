// An uploaded CSV before it is imported: what would change, and every mistake by line and column.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/import";
import { parseId, type StockImportId } from "../../../../../base/id.ts";
import { importStock } from "../../../../../shop/stock/csv/import-stock.server.ts";
import { viewImport } from "../../../../../shop/stock/csv/view-import.server.ts";
import { shopContext } from "../../../../context.server.ts";
import { readFields, requireStaff } from "../../../../edge.server.ts";
import { statusOf } from "../../../../domain-errors.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../../route-handle.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { OfficePage } from "../../components/page.tsx";

export const handle = {
  words: ["office", "office-units", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

/** From here on an import takes longer than people expect of a form. */
const MANY_ROWS = 5_000;

function idOf(text: string): StockImportId {
  const id = parseId<"stock-import">(text);
  if (!id) throw data(null, { status: 404 });
  return id;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.edit");
  // It may show costs.
  await requireStaff(request, shop, "stock.cost");
  const view = await viewImport(shop, idOf(params.id));
  if (!view.ok) throw data(null, { status: 404 });
  return view.value;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  await requireStaff(request, shop, "stock.price");
  await requireStaff(request, shop, "stock.cost");
  const id = idOf(params.id);
  const fingerprint = (await readFields(request))?.["fingerprint"] ?? "";
  const imported = await importStock(shop, { id, actor, fingerprint });
  if (!imported.ok) return data({ domainError: imported.domainError }, statusOf(imported.domainError));
  return redirect(officeLinks.stockImport(id));
}

export default function OfficeStockImport({ loaderData: { file, plan, isRunning }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-units");
  const { formatDomainError } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const canImport = plan !== null && plan.problemCount === 0 && plan.news + plan.changed > 0;
  return (
    <OfficePage
      title={t("csv.checked", { name: file.name })}
      actions={
        <ButtonLink to={officeLinks.stockCsv()} variant="quiet">
          {t("csv.again")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-5xl flex-col gap-6">
        {actionData ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        {isRunning ? (
          <Notice title={t("csv.running")} live>
            {/* Before JavaScript too. */}
            <meta httpEquiv="refresh" content="5" />
            {t("csv.runningText")}
          </Notice>
        ) : plan === null ? (
          <Notice tone="good" title={t("csv.imported")} live>
            <p>{t("csv.importedText")}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <ButtonLink to={officeLinks.bench()}>{t("csv.toBench")}</ButtonLink>
              <ButtonLink to={officeLinks.listings({ state: "draft" })} variant="secondary">
                {t("csv.toDrafts")}
              </ButtonLink>
            </div>
          </Notice>
        ) : (
          <Panel>
            <ul className="font-condensed text-lg font-semibold">
              <li>{t("csv.new", { count: plan.news })}</li>
              <li>{t("csv.changed", { count: plan.changed })}</li>
              <li>{t("csv.same", { count: plan.same })}</li>
            </ul>
            <p className="mt-2 text-sm text-muted">{t("csv.encoding", { encoding: file.encoding })}</p>
            {plan.news + plan.changed + plan.problemCount === 0 ? <p className="mt-3">{t("csv.noChange")}</p> : null}
            {canImport ? (
              <Form method="post" className="mt-4">
                <input type="hidden" name="fingerprint" value={plan.fingerprint} />
                <Button busy={isBusy}>{t("csv.import")}</Button>
                {file.rows > MANY_ROWS ? <p className="mt-2 text-sm text-muted">{t("csv.takes")}</p> : null}
              </Form>
            ) : null}
          </Panel>
        )}
        {plan && plan.noteCount > 0 ? <Notes plan={plan} /> : null}
        {plan && plan.problemCount > 0 ? <Problems plan={plan} /> : null}
        {plan && plan.differences.length > 0 ? <Differences plan={plan} /> : null}
      </div>
    </OfficePage>
  );
}

type Plan = { plan: NonNullable<Route.ComponentProps["loaderData"]["plan"]> };

/** Rows that begin with #: somebody may have meant them as rows. */
function Notes({ plan: { notes, noteCount } }: Plan) {
  const { t } = useWords("office-units");
  return (
    <Notice tone="warn" title={t("csv.notes", { count: noteCount })}>
      <ul className="mt-1">
        {notes.map(({ line, text }) => (
          <li key={line} className="wrap-anywhere">
            {t("csv.line", { line })}: <q>{text}</q>
          </li>
        ))}
      </ul>
      {noteCount > notes.length ? <p className="mt-1">{t("csv.more", { count: noteCount - notes.length })}</p> : null}
    </Notice>
  );
}

const known = [
  "missing",
  "amount",
  "choice",
  "number",
  "months",
  "date",
  "too-long",
  "rounded-number",
  "formula",
  "too-many-cells",
  "missing-column",
  "unknown-column",
  "double-column",
  "unknown-code",
  "double-code",
  "serial-taken",
  "new-is-draft",
  "not-its-kind",
  "fixed",
  "gone",
  "state-step",
  "untested",
  "rows-disagree",
] as const;

function Problems({ plan: { problems, problemCount } }: Plan) {
  const { t } = useWords("office-units");
  return (
    <section aria-label={t("csv.problem")}>
      <Notice tone="danger">{t("csv.errors", { count: problemCount })}</Notice>
      <ul className="mt-3 divide-y divide-line">
        {problems.map(({ line, column, code, value }) => (
          <li key={`${line} ${column} ${code}`} className="grid gap-x-6 py-2 sm:grid-cols-[6rem_14rem_1fr]">
            <span className="figure">{t("csv.line", { line })}</span>
            <span className="figure font-semibold break-words">{column}</span>
            <span>
              {t(`csv.error.${known.find((each) => each === code) ?? "choice"}`)}
              {value === "" ? null : <q className="ms-2 text-muted break-words">{value}</q>}
            </span>
          </li>
        ))}
      </ul>
      {problemCount > problems.length ? (
        <p className="mt-2 text-muted">{t("csv.more", { count: problemCount - problems.length })}</p>
      ) : null}
    </section>
  );
}

function Differences({ plan: { differences } }: Plan) {
  const { t } = useWords("office-units");
  return (
    <Panel label={t("csv.changed", { count: differences.length })}>
      <ul className="divide-y divide-line">
        {differences.map(({ line, code, column, before, after }) => (
          <li key={`${line} ${column}`} className="grid gap-x-6 py-2 sm:grid-cols-[6rem_12rem_12rem_1fr]">
            <span className="figure">{t("csv.line", { line })}</span>
            <span className="figure break-words">{code}</span>
            <span className="figure font-semibold break-words">{column}</span>
            <span className="min-w-0 break-words">
              <s className="text-muted">{before || "–"}</s> → {after || "–"}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
