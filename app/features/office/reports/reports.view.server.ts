// The reports of the office, as tables.

import type { Bani } from "../../../../base/money.ts";
import { sum } from "../../../../base/money.ts";
import { funnelOf } from "../../../../shop/reports/conversion.ts";
import { offerAccuracy } from "../../../../shop/reports/offer-report.ts";
import type { Period } from "../../../../shop/reports/period.ts";
import { partGroups } from "../../../../shop/reports/sell-through.ts";
import {
  viewConversion,
  viewOffers,
  viewReturns,
  viewSellThrough,
  viewStockAge,
} from "../../../../shop/reports/view-reports.server.ts";
import { viewSales } from "../../../../shop/reports/view-sales.server.ts";
import type { Shop } from "../../../composition.server.ts";
import type { ProductClass } from "../../../../shop/catalogue/product-class.ts";
import { tableOf } from "./table-of.ts";
import { modelTables } from "./model-tables.server.ts";
import {
  claimsOf,
  listingsOfClass,
  ordersOf,
  unitsBehind,
  unitsOfAge,
  unsoldUnits,
} from "../shared/reports/list-behind.ts";
import { officeLinks } from "../../../office-links.ts";
import type { ColumnKind, ReportName, ReportTable } from "./report-table.ts";

type Deps = Pick<Shop, "db" | "vatRates">;

/** `search` limits the report on models. */
export function viewReport(shop: Deps, name: ReportName, period: Period, search = ""): Promise<ReportTable[]> {
  return makers[name](shop, period, search);
}

const makers: Record<ReportName, (shop: Deps, period: Period, search: string) => Promise<ReportTable[]>> = {
  models: modelTables,
  sales: salesTables,
  stock: stockTables,
  "sell-through": sellThroughTables,
  offers: offerTables,
  returns: returnTables,
  conversion: conversionTables,
};

async function salesTables(shop: Deps, period: Period): Promise<ReportTable[]> {
  const { days, total } = await viewSales(shop, period);
  type Row = (typeof days)[number];
  const amount = (name: "sales" | "refunds" | "cost" | "vat" | "margin") => ({
    name,
    kind: "money" as const,
    of: (row: Row) => row[name],
    total: total[name],
  });
  const count = (name: "orders" | "units") => ({
    name,
    kind: "count" as const,
    of: (row: Row) => row[name],
    total: total[name],
  });
  return [
    tableOf<Row>(
      [
        { name: "day", kind: "day", of: (row) => row.day },
        count("orders"),
        count("units"),
        amount("sales"),
        amount("refunds"),
        amount("cost"),
        amount("vat"),
        amount("margin"),
      ],
      days,
      { charted: "sales", to: ({ day }) => ordersOf({ from: day, to: day }), totalTo: ordersOf(period) },
    ),
  ];
}

async function stockTables(shop: Deps): Promise<ReportTable[]> {
  const bands = await viewStockAge(shop);
  type Row = (typeof bands)[number];
  const total = (of: (row: Row) => Bani) => sum(bands.map(of));
  return [
    tableOf<Row>(
      [
        { name: "age", kind: "age", of: (row) => row.band },
        {
          name: "units",
          kind: "count",
          of: (row) => row.units,
          total: bands.reduce((count, { units }) => count + units, 0),
        },
        { name: "cost", kind: "money", of: (row) => row.cost, total: total(({ cost }) => cost) },
        { name: "asked", kind: "money", of: (row) => row.asked, total: total(({ asked }) => asked) },
      ],
      bands,
      { charted: "cost", to: ({ band }) => unitsOfAge(band), totalTo: unsoldUnits() },
    ),
  ];
}

async function sellThroughTables(shop: Deps, period: Period): Promise<ReportTable[]> {
  const rows = await viewSellThrough(shop, period);
  type Row = (typeof rows)[number];
  const count = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  return [
    tableOf<Row>(
      [
        { name: "class", kind: "class", of: (row) => row.class },
        {
          name: "offered",
          kind: "count",
          of: (row) => row.offered,
          to: (row) => unitsBehind("offered", { group: "class", part: row.class }, period),
          total: count((row) => row.offered),
        },
        {
          name: "sold",
          kind: "count",
          of: (row) => row.sold,
          to: (row) => unitsBehind("sold", { group: "class", part: row.class }, period),
          total: count((row) => row.sold),
        },
        { name: "sellThrough", kind: "percent", of: (row) => row.percent },
        { name: "revenue", kind: "money", of: (row) => row.revenue, total: sum(rows.map((row) => row.revenue)) },
        { name: "daysToSell", kind: "count", of: (row) => row.daysToSell },
      ],
      rows,
      {
        charted: "sellThrough",
        to: (row) => listingsOfClass(row.class),
        totalTo: officeLinks.reportUnits({ show: "offered", from: period.from, to: period.to }),
      },
    ),
  ];
}

async function offerTables(shop: Deps, period: Period): Promise<ReportTable[]> {
  const rows = await viewOffers(shop, period);
  const all = offerAccuracy(rows);
  type Row = (typeof rows)[number];
  const amount = (name: "declared" | "found" | "paid" | "soldFor") => ({
    name,
    kind: "money" as const,
    of: (row: Row) => row[name],
    total: all[name],
  });
  return [
    tableOf<Row>(
      [
        { name: "trade-in", kind: "trade-in", of: (row) => row.number },
        amount("declared"),
        amount("found"),
        amount("paid"),
        amount("soldFor"),
        { name: "units", kind: "count", of: (row) => row.units },
        { name: "sold", kind: "count", of: (row) => row.soldUnits },
      ],
      rows,
      { charted: null, to: ({ number }) => officeLinks.tradeIn(number) },
    ),
  ];
}

async function returnTables(shop: Deps, period: Period): Promise<ReportTable[]> {
  const byGroup = await viewReturns(shop, period);
  return partGroups.map((group) => {
    const rows = byGroup[group];
    type Row = (typeof rows)[number];
    const count = (name: "sold" | "withdrawn" | "returned" | "warranty") => ({
      name,
      kind: "count" as ColumnKind,
      of: (row: Row) => row[name],
    });
    const first =
      group === "class" ? ({ name: "class", kind: "class" } as const) : ({ name: "part", kind: "part" } as const);
    return tableOf<Row>(
      [
        { ...first, of: (row) => row.part },
        { ...count("sold"), to: ({ part }: Row) => unitsBehind("sold", { group, part }, period) },
        count("withdrawn"),
        count("returned"),
        count("warranty"),
        { name: "returnRate", kind: "percent", of: (row) => row.percent },
      ],
      rows,
      {
        charted: group === "class" ? "returnRate" : null,
        name: group,
        to: ({ part }) =>
          claimsOf(group === "class" ? { class: part as ProductClass } : { part }, { from: period.from }),
      },
    );
  });
}

async function conversionTables(shop: Deps, period: Period): Promise<ReportTable[]> {
  const days = await viewConversion(shop, period);
  type Row = (typeof days)[number];
  const count = (name: "home" | "list" | "product" | "cart" | "checkout" | "orders") => ({
    name,
    kind: "count" as const,
    of: (row: Row) => row[name],
    total: days.reduce((total, day) => total + day[name], 0),
  });
  return [
    tableOf(
      [
        { name: "step", kind: "step", of: ({ step }) => step },
        { name: "count", kind: "count", of: (row) => row.count },
        { name: "share", kind: "percent", of: ({ percent }) => percent },
      ],
      funnelOf(days),
      { charted: null, name: "funnel", to: ({ step }) => (step === "orders" ? ordersOf(period) : "#days") },
    ),
    tableOf<Row>(
      [
        { name: "day", kind: "day", of: (row) => row.day },
        count("home"),
        count("list"),
        count("product"),
        count("cart"),
        count("checkout"),
        count("orders"),
      ],
      days,
      {
        charted: "product",
        name: "days",
        to: ({ day }) => ordersOf({ from: day, to: day }),
        totalTo: ordersOf(period),
      },
    ),
  ];
}
