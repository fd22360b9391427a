// The reports of the office other than sales.

import type { Db } from "../../base/db.server.ts";
import { conversionByDay, type DayConversion } from "./conversion.ts";
import { paidTradeIns } from "./offers.sql.server.ts";
import type { PaidTradeIn } from "./offer-report.ts";
import { viewsBetween } from "./page-views.sql.server.ts";
import type { Period } from "./period.ts";
import { placedDays } from "./sales.sql.server.ts";
import {
  partGroups,
  UNITS_A_PAGE,
  returnsBy,
  sellThrough,
  type ReturnGroup,
  type ReturnRate,
  type SellThrough,
} from "./sell-through.ts";
import { stockByAge, type StockAge } from "./stock-report.ts";
import { classOf } from "../catalogue/product-class.ts";
import { endOf, offeredFigures, offeredUnits, unsoldUnits, type OfferedRow } from "./stock.sql.server.ts";

type Deps = { db: Db };

/** The units that the shop has, by how long it has had them. */
export async function viewStockAge(deps: Deps): Promise<StockAge[]> {
  return stockByAge(await unsoldUnits(deps.db));
}

/** What of the units that were on sale in the period was sold in it, by class. */
export async function viewSellThrough(deps: Deps, period: Period): Promise<SellThrough[]> {
  const [units, until] = await Promise.all([offeredFigures(deps.db, period), endOf(deps.db, period)]);
  return sellThrough(units, { until });
}

/** What of the units that were sold in the period came back, by class, processor and graphics chip. */
export async function viewReturns(deps: Deps, period: Period): Promise<Record<ReturnGroup, ReturnRate[]>> {
  const sold = offeredUnits(deps.db, period, { show: "sold" });
  const [units, until] = await Promise.all([sold, endOf(deps.db, period)]);
  const [classes = [], cpus = [], gpus = []] = partGroups.map((group) => returnsBy(group, units, { until }));
  return { class: classes, cpu: cpus, gpu: gpus };
}

/** The trade-ins that were paid in the period. */
export function viewOffers(deps: Deps, period: Period): Promise<PaidTradeIn[]> {
  return paidTradeIns(deps.db, period);
}

/** Views of pages and orders, by day. */
export async function viewConversion(deps: Deps, period: Period): Promise<DayConversion[]> {
  const [views, orders] = await Promise.all([viewsBetween(deps.db, period), placedDays(deps.db, period)]);
  return conversionByDay(period, { views, orders });
}

/**
 * A page of the units that a figure of sell-through or returns counts: those on sale in the period, or those of them that
 * were sold by its end; of one class, processor or graphics chip, or all. The newest sales first.
 */
export async function viewUnitsBehind(
  deps: Deps,
  period: Period,
  { show, of, page }: { show: "offered" | "sold"; of: { group: ReturnGroup; part: string } | null; page: number },
): Promise<{ rows: OfferedRow[]; total: number }> {
  const units = await offeredUnits(deps.db, period, { show });
  const partOf = (unit: OfferedRow) => (of?.group === "class" ? classOf(unit) : of && unit[of.group]);
  const found = units
    .filter((unit) => of === null || partOf(unit) === of.part)
    .toSorted((a, b) => (b.soldAt ?? b.cameAt).getTime() - (a.soldAt ?? a.cameAt).getTime());
  return { rows: found.slice((page - 1) * UNITS_A_PAGE, page * UNITS_A_PAGE), total: found.length };
}
