// The figures of the office's first page, for those who may see them.
// Invariant: without the right to see cost, no figure from which it follows leaves the server: neither margin nor VAT.

import { bani, sum, type Bani } from "../../../../base/money.ts";
import { hasRight, type StaffRole } from "../../../../shop/accounts/rights.ts";
import type { SalesTotals } from "../../../../shop/reports/sales-report.ts";
import type { AgeBand } from "../../../../shop/reports/stock-report.ts";
import { viewStockAge } from "../../../../shop/reports/view-reports.server.ts";
import { viewSalesToDate } from "../../../../shop/reports/view-sales-to-date.server.ts";
import type { Shop } from "../../../composition.server.ts";

type Deps = Pick<Shop, "db" | "clock" | "vatRates">;

export type SalesFigures = { orders: number; sales: Bani; margin: Bani | null; vat: Bani | null };
export type HomeSales = {
  from: string;
  to: string;
  today: SalesFigures;
  month: SalesFigures;
  /** The same day and days of the month before. */
  before: { today: SalesFigures; month: SalesFigures };
  days: (SalesFigures & { day: string })[];
};
/** `cost` is null for those who may not see what units cost. */
export type HomeStock = {
  bands: { band: AgeBand; units: number; cost: Bani | null }[];
  units: number;
  cost: Bani | null;
};

/** Sales and stock; null where the roles do not see them. */
export async function viewHomeFigures(
  shop: Deps,
  { roles }: { roles: readonly StaffRole[] },
): Promise<{ sales: HomeSales | null; stock: HomeStock | null }> {
  const may = (right: Parameters<typeof hasRight>[1]) => hasRight(roles, right);
  const [sales, stock] = await Promise.all([
    may("sales.view") ? homeSales(shop, { seesMargin: may("reports.view") && may("stock.cost") }) : null,
    may("stock.view") ? homeStock(shop, { seesCost: may("stock.cost") }) : null,
  ]);
  return { sales, stock };
}

async function homeSales(shop: Deps, { seesMargin }: { seesMargin: boolean }): Promise<HomeSales> {
  const to = shop.clock.today();
  const { days, today, month, before } = await viewSalesToDate(shop, to);
  const figures = ({ orders, sales, margin, vat }: SalesTotals): SalesFigures => ({
    orders,
    sales,
    margin: seesMargin ? margin : null,
    vat: seesMargin ? vat : null,
  });
  return {
    from: days[0]?.day ?? to,
    to,
    today: figures(today),
    month: figures(month),
    before: { today: figures(before.today), month: figures(before.month) },
    days: days.map((day) => ({ day: day.day, ...figures(day) })),
  };
}

async function homeStock(shop: Deps, { seesCost }: { seesCost: boolean }): Promise<HomeStock> {
  const bands = await viewStockAge(shop);
  return {
    bands: bands.map(({ band, units, cost }) => ({ band, units, cost: seesCost ? cost : null })),
    units: bands.reduce((total, { units }) => total + units, 0),
    cost: seesCost ? bani(sum(bands.map(({ cost }) => cost))) : null,
  };
}
