// The report on models, as tables: sales by class, processor and graphics card, wear of drives, accuracy of offers.

import { modelGroups, type ModelSales } from "../../../../shop/reports/model-report.ts";
import type { Period } from "../../../../shop/reports/period.ts";
import { viewModels } from "../../../../shop/reports/view-models.server.ts";
import type { ProductClass } from "../../../../shop/catalogue/product-class.ts";
import type { Shop } from "../../../composition.server.ts";
import { claimsOf } from "../shared/reports/list-behind.ts";
import { TOO_FEW, type ReportTable } from "./report-table.ts";
import { tableOf } from "./table-of.ts";

export async function modelTables(shop: Pick<Shop, "db">, period: Period, search: string): Promise<ReportTable[]> {
  const { sales, drives, offers } = await viewModels(shop, period, search);
  const wear = tableOf(
    [
      { name: "part", kind: "part", of: ({ model }) => model },
      { name: "drives", kind: "count", of: (row) => row.drives },
      { name: "wearPerYear", kind: "percent", of: ({ percentPerYear }) => percentPerYear ?? TOO_FEW },
      { name: "writtenPerYear", kind: "count", of: ({ terabytesPerYear }) => terabytesPerYear ?? TOO_FEW },
    ],
    drives,
    { charted: "wearPerYear", name: "drives" },
  );
  const accuracy = tableOf(
    [
      { name: "part", kind: "part", of: ({ model }) => model },
      { name: "tradeIns", kind: "count", of: ({ tradeIns }) => tradeIns },
      { name: "foundShare", kind: "percent", of: ({ foundPercent }) => foundPercent ?? TOO_FEW },
    ],
    offers,
    { charted: null, name: "offers" },
  );
  return [...modelGroups.map((group) => salesTable(group, sales, period)), wear, accuracy];
}

function salesTable(group: ModelSales["group"], sales: readonly ModelSales[], period: Period): ReportTable {
  const first =
    group === "class" ? ({ name: "class", kind: "class" } as const) : ({ name: "part", kind: "part" } as const);
  return tableOf<ModelSales>(
    [
      { ...first, of: ({ model }) => model },
      { name: "sold", kind: "count", of: ({ sold }) => sold },
      { name: "medianPrice", kind: "money", of: ({ medianPrice }) => medianPrice ?? TOO_FEW },
      { name: "medianDays", kind: "count", of: ({ medianDays }) => medianDays ?? TOO_FEW },
      { name: "cameBack", kind: "count", of: (row) => row.withdrawn + row.returned + row.warranty },
      { name: "returnRate", kind: "percent", of: ({ percent }) => percent ?? TOO_FEW },
    ],
    sales.filter((row) => row.group === group),
    {
      charted: "medianPrice",
      name: group,
      to: ({ model }) =>
        claimsOf(group === "class" ? { class: model as ProductClass } : { part: model }, { from: period.from }),
    },
  );
}
