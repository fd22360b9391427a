// The units behind a figure of sell-through or returns: on sale, or sold, in the days of the report.

import { Link } from "react-router";
import type { Route } from "./+types/report-units";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { periodOf } from "../../../../shop/reports/period.ts";
import { partGroups, UNITS_A_PAGE } from "../../../../shop/reports/sell-through.ts";
import { viewUnitsBehind } from "../../../../shop/reports/view-reports.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { cellWord } from "./cell-word.ts";

export const handle = { words: ["office", "office-reports"] } satisfies RouteHandle;

const LONGEST_PART = 100; // characters

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "reports.view");
  const query = readListQuery(request.url, { sorts: ["newest"], filters: { show: ["sold", "offered"] }, dates: true });
  const period = periodOf(query, shop.clock.today());
  const params = new URL(request.url).searchParams;
  const group = partGroups.find((each) => params.has(each));
  const of = group ? { group, part: params.get(group)!.slice(0, LONGEST_PART) } : null;
  const show = query.filters.show ?? "offered";
  const { rows, total } = await viewUnitsBehind(shop, period, { show, of, page: query.page });
  return {
    query: {
      ...query,
      ...period,
      filters: { show, class: null, cpu: null, gpu: null, ...(of && { [of.group]: of.part }) },
    },
    rows: rows.map(({ code, title, cameAt, soldAt, soldFor, order }) => ({
      code,
      title,
      cameAt,
      soldAt,
      soldFor,
      order,
    })),
    total,
    of,
    period,
    seesOrders: hasRight(roles, "orders.view"),
  };
}

export default function ReportUnits({
  loaderData: { query, rows, total, of, period, seesOrders },
}: Route.ComponentProps) {
  const { t } = useWords("office-reports");
  const name = of && (of.group === "class" ? cellWord(of.part, "class", t) : of.part);
  return (
    <OfficePage
      title={name === null ? t("units.title") : t("units.titleOf", { name })}
      actions={
        <ButtonLink to={officeLinks.report("sell-through", period)} variant="quiet">
          {t("reports.sell-through")}
        </ButtonLink>
      }
    >
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={UNITS_A_PAGE}
        rowKey={({ code }) => code}
        rowLink={({ code }) => officeLinks.unit(code)}
        dates={t("units.days")}
        filters={[
          {
            name: "show",
            label: t("units.show"),
            as: "chips",
            options: (["offered", "sold"] as const).map((value) => ({ value, label: t(`columns.${value}`) })),
          },
        ]}
        columns={useColumns(seesOrders)}
      />
    </OfficePage>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

function useColumns(seesOrders: boolean): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-reports");
  return [
    { key: "code", title: t("units.code"), cell: ({ code }) => <span className="figure">{code}</span> },
    { key: "title", title: t("units.product"), cell: ({ title }) => <span className="wrap-anywhere">{title}</span> },
    { key: "came", title: t("units.came"), cell: ({ cameAt }) => formatDate(cameAt, language) },
    { key: "sold", title: t("units.sold"), cell: ({ soldAt }) => (soldAt ? formatDate(soldAt, language) : "–") },
    {
      key: "price",
      title: t("columns.soldFor"),
      align: "end",
      cell: ({ soldFor }) => (
        <span className="figure whitespace-nowrap">{soldFor === null ? "–" : formatPrice(soldFor)}</span>
      ),
    },
    {
      key: "order",
      title: t("units.order"),
      cell: ({ order }) =>
        order !== null && seesOrders ? (
          <Link to={officeLinks.order(order)} className="link figure">
            {order}
          </Link>
        ) : (
          (order ?? "–")
        ),
    },
  ];
}
