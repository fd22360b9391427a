import type { Db } from "../../base/db.server.ts";
import { standardRateOn, type VatRates } from "../../base/vat.ts";
import type { Period } from "./period.ts";
import { salesByDay, totalOf, type DaySales, type SalesTotals } from "./sales-report.ts";
import { loadSales } from "./sales.sql.server.ts";

/** The sales of each day of a period, and their sum. */
export async function viewSales(
  deps: { db: Db; vatRates: VatRates },
  period: Period,
): Promise<{ days: DaySales[]; total: SalesTotals }> {
  const days = salesByDay(period, await loadSales(deps.db, period), (day) => standardRateOn(day, deps.vatRates));
  return { days, total: totalOf(days) };
}
