// A report as CSV, with the column titles in the language of the reader.

import type { Route } from "./+types/report-file";
import { csvOf } from "../../../documents/csv.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { csvRows } from "./report-csv.ts";
import { viewReport } from "./reports.view.server.ts";
import { requestedReport } from "./requested-report.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "reports.view");
  const { report, period, search } = requestedReport(request, { name: params.report, shop });
  const tables = await viewReport(shop, report, period, search);
  const t = wordsFor(context.get(languageContext), "office-reports");
  return fileAnswer(Buffer.from(csvOf(csvRows(tables, t))), {
    type: "text/csv; charset=utf-8",
    name: `${report}-${period.from}-${period.to}.csv`,
    opens: "attachment",
  });
}
