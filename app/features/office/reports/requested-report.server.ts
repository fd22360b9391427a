// The report and the days that an address asks for.

import { data } from "react-router";
import { addDays } from "../../../../base/day.ts";
import { periodOf, type Period } from "../../../../shop/reports/period.ts";
import type { Shop } from "../../../composition.server.ts";
import { readListQuery } from "../list/list-query.ts";
import { reportNames, type ReportName } from "./report-table.ts";

const DAYS_OF_MODELS = 90; // without days: a month has too few units of a model
const LONGEST_SEARCH = 60; // characters

/** Throws a 404 for a report that does not exist. */
export function requestedReport(
  request: Request,
  { name, shop }: { name: string | undefined; shop: Pick<Shop, "clock"> },
): { report: ReportName; period: Period; search: string } {
  const report = reportNames.find((each) => each === (name ?? reportNames[0]));
  if (!report) throw data(null, { status: 404 });
  const { from, to, search } = readListQuery(request.url, { sorts: ["day"], dates: true });
  const today = shop.clock.today();
  if (report !== "models") return { report, period: periodOf({ from, to }, today), search: "" };
  const since = from ?? addDays(to ?? today, 1 - DAYS_OF_MODELS);
  return { report, period: periodOf({ from: since, to }, today), search: search.slice(0, LONGEST_SEARCH) };
}
