// The report and the days that an address asks for.

import { data } from "react-router";
import { periodOf, type Period } from "../../../../shop/reports/period.ts";
import { dayOf } from "../../../../shop/shipping/calendar.ts";
import type { Shop } from "../../../composition.server.ts";
import { readListQuery } from "../list/list-query.ts";
import { reportNames, type ReportName } from "./report-table.ts";

/** Throws a 404 for a report that does not exist. */
export function requestedReport(
  request: Request,
  { name, shop }: { name: string | undefined; shop: Pick<Shop, "clock"> },
): { report: ReportName; period: Period } {
  const report = reportNames.find((each) => each === (name ?? reportNames[0]));
  if (!report) throw data(null, { status: 404 });
  const { from, to } = readListQuery(request.url, { sorts: ["day"], dates: true });
  return { report, period: periodOf({ from, to }, dayOf(shop.clock.now())) };
}
