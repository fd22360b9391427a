// All units of the shop, whatever became of them: found by code, serial number, place, title or part.

import type { Route } from "./+types/units";
import type { Bani } from "../../../../base/money.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { findScannedUnit } from "../../../../shop/office/find-scanned.server.ts";
import { listUnits } from "../../../../shop/stock/units/list-units.server.ts";
import { UNITS_A_PAGE, stockAgeNames, stockStateFilters, unitSources } from "../../../../shop/stock/units/unit.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { OfficePage } from "../components/page.tsx";
import { BulkOutcome } from "../list/bulk-outcome.tsx";
import { listSearch } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { readUnitsQuery, unitTypes } from "./units-query.ts";
import { bulkUnitsByStaff } from "../shared/units/bulk-units.action.server.ts";
import { openScanned } from "../list/open-scanned.server.ts";
import { BulkUnits } from "../shared/units/bulk-units.tsx";
import { StateBadge } from "./components/state-badge.tsx";

export const handle = {
  words: ["office", "office-units", "shell", "domain-errors"],
  body: { size: "list", cards: "goods" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.view");
  const query = readUnitsQuery(request.url);
  await openScanned(shop, query, async (scanned) => {
    const unit = await findScannedUnit(shop, { scanned });
    return unit && officeLinks.unit(unit.code);
  });
  const { sort, filters } = query;
  const seesCost = hasRight(roles, "stock.cost");
  const order = sort === "cost" && !seesCost ? ("newest" as const) : sort;
  const { rows, total, cost } = await listUnits(shop, { ...query, ...filters, sort: order });
  return {
    query,
    total,
    cost: seesCost ? cost : null,
    rows: rows.map((row) => ({ ...row, cost: seesCost ? row.cost : null })),
    canEdit: hasRight(roles, "stock.edit"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return bulkUnitsByStaff(context.get(shopContext), request);
}

export default function OfficeUnits({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, total, cost, canEdit } = loaderData;
  const { t } = useWords("office-units");
  const { t: shell } = useWords("shell");
  const typeName = (type: (typeof unitTypes)[number]) => (type === "pc" ? t("type.pc") : shell(`categories.${type}`));
  const option = <V extends string>(values: readonly V[], label: (value: V) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <OfficePage
      title={t("title")}
      actions={
        <div className="flex flex-wrap gap-3">
          {canEdit ? (
            <>
              <ButtonLink to={officeLinks.stockCsv()} variant="secondary">
                {t("csv.action")}
              </ButtonLink>
              <ButtonLink to={officeLinks.buildPc()} variant="secondary">
                {t("build.title")}
              </ButtonLink>
            </>
          ) : null}
        </div>
      }
    >
      {cost === null ? null : <p className="mb-4 text-muted">{t("costOfAll", { cost: formatPrice(cost) })}</p>}
      <BulkOutcome answer={actionData} linkTo={officeLinks.unit} />
      <OfficeList<Row>
        query={query}
        rows={rows}
        total={total}
        pageSize={UNITS_A_PAGE}
        rowKey={({ code }) => code}
        rowLink={({ code }) => officeLinks.unit(code)}
        searchLabel={t("search")}
        scans
        dates={t("came")}
        csv={`${officeLinks.unitsCsv()}${listSearch(query)}`}
        filters={[
          {
            name: "state",
            label: t("state.label"),
            options: option(stockStateFilters, (state) => t(`state.${state}`)),
          },
          { name: "type", label: t("type.label"), options: option(unitTypes, typeName) },
          { name: "age", label: t("age.label"), options: option(stockAgeNames, (age) => t(`age.${age}`)) },
          { name: "source", label: t("source.label"), options: option(unitSources, (from) => t(`source.${from}`)) },
          {
            name: "regime",
            label: t("regime.label"),
            options: option(["margin", "normal"] as const, (regime) => t(`regime.${regime}`)),
          },
        ]}
        columns={useColumns(cost !== null)}
        bulk={{ value: ({ code }) => code, children: <BulkUnits canEdit={canEdit} canWithdraw /> }}
      />
    </OfficePage>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

function useColumns(seesCost: boolean): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-units");
  return [
    {
      key: "code",
      title: t("code"),
      sort: "code",
      cell: ({ code, serial }) => (
        <>
          <span className="figure block min-w-24 wrap-anywhere">{code}</span>
          {serial === null ? null : (
            <span className="block text-sm font-normal break-all text-muted" title={t("serial")}>
              {serial}
            </span>
          )}
        </>
      ),
    },
    { key: "title", title: t("what"), sort: "title", cell: ({ title }) => title },
    { key: "state", title: t("state.label"), cell: ({ state }) => <StateBadge state={state} /> },
    { key: "grade", title: t("grade.label"), cell: ({ grade }) => grade ?? "–", hideOnPhone: true },
    { key: "place", title: t("place"), cell: ({ place }) => place ?? "–" },
    {
      key: "came",
      title: t("came"),
      sort: "newest",
      cell: ({ createdAt }) => <span className="text-sm md:whitespace-nowrap">{formatDate(createdAt, language)}</span>,
      hideOnPhone: true,
    },
    {
      key: "price",
      title: t("price"),
      sort: "price",
      align: "end",
      cell: ({ listing }) => (listing && listing.price > 0 ? <Amount amount={listing.price} /> : "–"),
    },
    ...(!seesCost
      ? []
      : [
          {
            key: "cost",
            title: t("cost"),
            sort: "cost",
            align: "end" as const,
            cell: (row: Row) => (row.cost === null ? "–" : <Amount amount={row.cost} />),
            hideOnPhone: true,
          },
        ]),
  ];
}

function Amount({ amount }: { amount: Bani }) {
  return <span className="figure whitespace-nowrap">{formatPrice(amount)}</span>;
}
