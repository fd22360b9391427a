import type { Day } from "../../base/day.ts";
import type { Db } from "../../base/db.server.ts";
import type { VatRates } from "../../base/vat.ts";
import { sameDaysBefore } from "./period.ts";
import { totalOf, type DaySales, type SalesTotals } from "./sales-report.ts";
import { viewSales } from "./view-sales.server.ts";

type SalesToDate = {
  /** The days of the month up to today. */
  days: DaySales[];
  today: SalesTotals;
  month: SalesTotals;
  /** The same day and the same days of the month before. */
  before: { today: SalesTotals; month: SalesTotals };
};

/** The sales of a day and of its month up to it, beside those of the month before. */
export async function viewSalesToDate(deps: { db: Db; vatRates: VatRates }, today: Day): Promise<SalesToDate> {
  const [{ days, total }, before] = await Promise.all([
    viewSales(deps, { from: `${today.slice(0, 7)}-01`, to: today }),
    viewSales(deps, sameDaysBefore(today)),
  ]);
  return {
    days,
    today: totalOf(days.slice(-1)),
    month: total,
    before: { today: totalOf(before.days.slice(-1)), month: before.total },
  };
}
