// Withdrawals, returns and warranty claims, the longest-waiting first.

import type { Route } from "./+types/returns";
import { productClasses } from "../../../../shop/catalogue/product-class.ts";
import { findScannedClaim } from "../../../../shop/office/find-scanned.server.ts";
import { CLAIMS_A_PAGE, claimSorts } from "../../../../shop/returns/claim-list.ts";
import { claimKinds, claimStates } from "../../../../shop/returns/claim.ts";
import { listClaims } from "../../../../shop/returns/list-claims.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime, formatLastDay } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Empty } from "../../../kit/empty.tsx";
import { ClaimStateBadge } from "../../../shared/returns/claim-state.tsx";
import { claimView } from "../../../shared/returns/claim.view.server.ts";
import { OfficePage } from "../components/page.tsx";
import { dueOptions, useDueFilter } from "../list/due-filter.ts";
import type { ListFilter } from "../list/list-filters.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { openScanned } from "../list/open-scanned.server.ts";
import { lateFor } from "../waiting.view.server.ts";

export const handle = { words: ["office", "office-orders", "office-reports", "returns"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "returns.view");
  const query = readListQuery(request.url, {
    sorts: claimSorts,
    filters: { state: claimStates, due: dueOptions, kind: claimKinds, class: productClasses },
    dates: true,
  });
  await openScanned(shop, query, async (scanned) => {
    const number = await findScannedClaim(shop, { scanned });
    return number && officeLinks.return(number);
  });
  const { state, due, kind, class: ofClass } = query.filters;
  const { claims, total, counts } = await listClaims(shop, {
    ...query,
    states: state === null ? [] : [state],
    isToAnswer: due !== null,
    kind,
    class: ofClass,
    openedBefore: due === "late" ? lateFor(shop).returns : null,
  });
  return {
    query,
    total,
    rows: claims.map(claimView),
    counts: claimStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
  };
}

export default function OfficeReturns({ loaderData: { query, rows, total, counts } }: Route.ComponentProps) {
  const { t } = useWords("office-orders");
  return (
    <OfficePage title={t("claims.title")}>
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={CLAIMS_A_PAGE}
        rowKey={({ number }) => number}
        rowLink={({ number }) => officeLinks.return(number)}
        searchLabel={t("claims.search")}
        scans
        dates={t("claims.opened")}
        filters={useFilters(counts)}
        columns={useColumns()}
        empty={<Empty title={t("claims.none")}>{t("claims.noneText")}</Empty>}
      />
    </OfficePage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function useFilters(counts: Loaded["counts"]): ListFilter[] {
  const { t } = useWords("office-orders");
  const { t: returns } = useWords("returns");
  const { t: reports } = useWords("office-reports");
  return [
    {
      name: "state",
      label: t("claims.state"),
      as: "chips",
      options: counts.map(({ state, count }) => ({ value: state, label: returns(`state.${state}`), count })),
    },
    useDueFilter(),
    {
      name: "kind",
      label: t("claims.kinds"),
      options: claimKinds.map((kind) => ({ value: kind, label: returns(`kind.${kind}`) })),
    },
    {
      name: "class",
      label: reports("columns.class"),
      options: productClasses.map((value) => ({ value, label: reports(`classes.${value}`) })),
    },
  ];
}

function useColumns(): OfficeColumn<Loaded["rows"][number]>[] {
  const { t } = useWords("office-orders");
  const { t: returns, language } = useWords("returns");
  return [
    {
      key: "number",
      title: t("claims.number"),
      sort: "number",
      cell: ({ number }) => <span className="figure whitespace-nowrap">{number}</span>,
    },
    {
      key: "what",
      title: t("claims.what"),
      cell: ({ kind, orderNumber, units }) => (
        <>
          <span className="block font-condensed font-bold">
            {returns(`kind.${kind}`)} · <span className="figure text-sm">{orderNumber}</span>
          </span>
          <span className="block text-sm text-muted">{units.map(({ title }) => title).join(", ")}</span>
        </>
      ),
    },
    {
      key: "opened",
      title: t("claims.opened"),
      sort: "opened",
      cell: ({ openedAt }) => <span className="text-sm">{formatDateTime(openedAt, language)}</span>,
    },
    {
      key: "due",
      title: t("claims.due"),
      cell: ({ dueAt }) => <span className="text-sm">{dueAt === null ? "–" : formatLastDay(dueAt, language)}</span>,
    },
    { key: "state", title: t("claims.state"), cell: ({ state }) => <ClaimStateBadge state={state} /> },
  ];
}
