// All trade-ins with an offer: found by number, seller, e-mail address or parcel.

import type { Route } from "./+types/trade-ins";
import { findScannedTradeIn } from "../../../../shop/office/find-scanned.server.ts";
import { listTradeIns, TRADE_INS_A_PAGE } from "../../../../shop/trade-in/office/list-trade-ins.server.ts";
import { tradeInSorts } from "../../../../shop/trade-in/office/trade-in-sort.ts";
import { tradeInStates } from "../../../../shop/trade-in/trade-in.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { BulkOutcome } from "../list/bulk-outcome.tsx";
import { readListQuery } from "../list/list-query.ts";
import { OfficeList } from "../list/office-list.tsx";
import { openScanned } from "../list/open-scanned.server.ts";
import { dueOptions, useDueFilter } from "../list/due-filter.ts";
import { lateFor } from "../waiting.view.server.ts";
import { bulkTradeInsByStaff } from "./bulk-trade-ins.action.server.ts";
import { TradeInStateBadge } from "../shared/trade-ins/trade-in-state.tsx";

export const handle = {
  words: ["office", "office-trade-ins", "domain-errors"],
  body: { size: "list" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "trade-ins.view");
  const query = readListQuery(request.url, {
    sorts: tradeInSorts,
    descendingFirst: ["moved", "number", "total"],
    filters: { state: tradeInStates, due: dueOptions },
    dates: true,
  });
  await openScanned(shop, query, async (scanned) => {
    const number = await findScannedTradeIn(shop, { scanned });
    return number && officeLinks.tradeIn(number);
  });
  const { due } = query.filters;
  const { rows, total, counts } = await listTradeIns(shop, {
    ...query,
    state: query.filters.state,
    toTest: due === null ? null : { movedBefore: due === "late" ? lateFor(shop).tradeIns : null },
  });
  return {
    query,
    rows,
    total,
    pageSize: TRADE_INS_A_PAGE,
    mayEdit: hasRight(roles, "trade-ins.edit"),
    counts: tradeInStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return bulkTradeInsByStaff(context.get(shopContext), request);
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

export default function OfficeTradeIns({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, total, pageSize, counts, mayEdit } = loaderData;
  const { t, language } = useWords("office-trade-ins");
  return (
    <OfficePage title={t("list.title")}>
      <BulkOutcome answer={actionData} linkTo={officeLinks.tradeIn} />
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={pageSize}
        rowKey={(row) => row.number}
        rowLink={(row) => officeLinks.tradeIn(row.number)}
        searchLabel={t("list.search")}
        scans
        dates={t("list.moved")}
        filters={[
          {
            name: "state",
            label: t("list.state"),
            as: "chips",
            options: counts.map(({ state, count }) => ({ value: state, label: t(`state.${state}`), count })),
          },
          useDueFilter(),
        ]}
        columns={[
          {
            key: "number",
            title: t("list.number"),
            sort: "number",
            cell: ({ number }) => <span className="figure whitespace-nowrap">{number}</span>,
          },
          {
            key: "seller",
            title: t("list.seller"),
            sort: "seller",
            cell: ({ seller, email }) => (
              <>
                {seller ? <span className="block font-condensed font-bold">{seller}</span> : null}
                <span className="block text-sm text-muted">{email}</span>
              </>
            ),
          },
          {
            key: "moved",
            title: t("list.moved"),
            sort: "moved",
            cell: ({ movedAt }) => <span className="text-sm">{formatDateTime(movedAt, language)}</span>,
          },
          { key: "state", title: t("list.state"), cell: ({ state }) => <TradeInStateBadge state={state} /> },
          {
            key: "total",
            title: t("list.total"),
            sort: "total",
            align: "end",
            cell: (row) => (
              <>
                <span className="figure font-semibold whitespace-nowrap">{formatPrice(row.total)}</span>
                <span className="block text-sm text-muted">{t(`list.${row.of}`)}</span>
              </>
            ),
          },
        ]}
        bulk={{ value: ({ number }: Row) => number, children: <BulkButtons mayEdit={mayEdit} /> }}
        empty={<Empty title={t("list.empty")} />}
      />
    </OfficePage>
  );
}

function BulkButtons({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useWords("office-trade-ins");
  const intents = mayEdit ? (["print", "receive", "test", "remind"] as const) : (["print"] as const);
  return intents.map((intent) => (
    <Button key={intent} name="intent" value={intent} variant="secondary" size="sm">
      {t(`bulk.${intent}`)}
    </Button>
  ));
}
