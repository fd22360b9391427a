// The reports of the office: one at a time, over days that the reader chooses, with a chart, a table and a CSV file.

import { Form } from "react-router";
import type { Route } from "./+types/report";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, buttonClass } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Tabs } from "../../../kit/tabs.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OfficePage } from "../components/page.tsx";
import { ReportTables } from "./components/report-tables.tsx";
import { reportNames } from "./report-table.ts";
import { viewReport } from "./reports.view.server.ts";
import { requestedReport } from "./requested-report.server.ts";

export const handle = { words: ["office-reports"] } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "reports.view");
  const { report, period, search } = requestedReport(request, { name: params.report, shop });
  return { report, period, search, tables: await viewReport(shop, report, period, search) };
}

export default function OfficeReport({ loaderData: { report, period, search, tables } }: Route.ComponentProps) {
  const { t } = useWords("office-reports");
  return (
    <OfficePage
      title={t("title")}
      actions={
        <a
          href={officeLinks.reportFile(report, search === "" ? period : { ...period, q: search })}
          className={buttonClass({ variant: "secondary" })}
        >
          {t("csv")}
        </a>
      }
    >
      <Tabs
        label={t("title")}
        current={report}
        tabs={reportNames.map((name) => ({
          id: name,
          label: t(`reports.${name}`),
          to: officeLinks.report(name, period),
        }))}
      />
      <p className="mt-4 max-w-prose text-sm text-muted">{t(`hints.${report}`)}</p>
      {report === "stock" ? null : (
        <Form method="get" className="mt-4 flex flex-wrap items-end gap-3 print:hidden">
          {report === "models" ? (
            <TextField
              name="q"
              type="search"
              label={t("model")}
              defaultValue={search}
              key={`search ${search}`}
              maxLength={60}
              autoComplete="off"
              required={false}
            />
          ) : null}
          <TextField
            name="from"
            type="date"
            label={t("from")}
            defaultValue={period.from}
            key={`from ${period.from}`}
            required={false}
          />
          <TextField
            name="to"
            type="date"
            label={t("to")}
            defaultValue={period.to}
            key={`to ${period.to}`}
            required={false}
          />
          <Button variant="secondary">{t("show")}</Button>
        </Form>
      )}
      <div className="mt-6">
        <ReportTables tables={tables} />
      </div>
    </OfficePage>
  );
}
