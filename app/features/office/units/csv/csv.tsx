// The stock as CSV: download it, download a template, upload it for a check.

import { data, redirect } from "react-router";
import type { Route } from "./+types/csv";
import { templateColumns } from "../../../../../shop/stock/csv/template.ts";
import { checkImport } from "../../../../../shop/stock/csv/check-import.server.ts";
import { shopContext } from "../../../../context.server.ts";
import { readFileForm, requireStaff, wasTooLarge } from "../../../../edge.server.ts";
import { statusOf } from "../../../../domain-errors.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../../route-handle.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { ErrorSummary } from "../../../../kit/error-summary.tsx";
import { controlClass, Field } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { OfficePage } from "../../components/page.tsx";
import { columnHint } from "./column-hint.ts";

export const handle = {
  words: ["office", "office-units", "domain-errors"],
  body: { size: "table", cards: "unsearched" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "stock.edit");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  // A file may set prices and costs.
  await requireStaff(request, shop, "stock.price");
  await requireStaff(request, shop, "stock.cost");
  const file = (await readFileForm(request))?.get("file");
  if (!(file instanceof File) || file.size === 0) {
    const code = wasTooLarge(request) ? ("sheet-too-large" as const) : ("sheet-missing" as const);
    return data({ domainError: { kind: "invalid" as const, code } }, 422);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const checked = await checkImport(shop, { bytes, name: file.name, actor });
  if (!checked.ok) return data({ domainError: checked.domainError }, statusOf(checked.domainError));
  return redirect(officeLinks.stockImport(checked.value));
}

export default function OfficeStockCsv({ actionData }: Route.ComponentProps) {
  const { t } = useWords("office-units");
  const { formatDomainError } = useDomainErrors();
  const error = actionData ? formatDomainError(actionData.domainError) : null;
  return (
    <OfficePage
      title={t("csv.title")}
      actions={
        <ButtonLink to={officeLinks.units()} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-4xl flex-col gap-6">
        <ErrorSummary errors={error ? { file: error } : null} />
        <Panel title={t("csv.exportTitle")}>
          <p className="mb-4 text-muted">{t("csv.exportLead")}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={officeLinks.unitsCsv()} variant="secondary" reloadDocument>
              {t("csv.export")}
            </ButtonLink>
            <ButtonLink to={officeLinks.stockTemplate()} variant="secondary" reloadDocument>
              {t("csv.template")}
            </ButtonLink>
          </div>
        </Panel>
        <Panel title={t("csv.importTitle")}>
          <p className="mb-4 text-muted">{t("csv.importLead")}</p>
          {/* A plain document form: an upload needs no script, and the response is a page. */}
          <form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-4">
            <Field name="file" label={t("csv.file")} hint={t("csv.fileHint")} error={error}>
              {(control) => (
                <input {...control} type="file" accept=".csv,.txt,text/csv" required className={controlClass} />
              )}
            </Field>
            <Button>{t("csv.check")}</Button>
          </form>
        </Panel>
        <details className="rounded-sm border border-line bg-surface p-4 md:px-6">
          <summary className="flex min-h-11 cursor-pointer items-center font-condensed text-lg font-semibold">
            {t("csv.columns")}
          </summary>
          <dl className="mt-3 grid gap-x-6 sm:grid-cols-2">
            {templateColumns().map((column) => (
              <div key={column.name} className="border-b border-line py-1">
                <dt className="figure text-sm font-semibold">{column.name}</dt>
                <dd className="text-sm text-muted">{columnHint(column, t)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </OfficePage>
  );
}
