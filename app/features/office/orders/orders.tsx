// All orders: found by anything written on them, sorted, filtered, and moved many at a time.

import { Link } from "react-router";
import type { Route } from "./+types/orders";
import { findScanned } from "../../../../shop/orders/office/find-scanned.server.ts";
import { listReplacementsToPack } from "../../../../shop/returns/replacements/replacements.server.ts";
import { listOrders } from "../../../../shop/orders/office/list-orders.server.ts";
import { listedStates, orderSorts, ORDERS_A_PAGE } from "../../../../shop/orders/office/order-list.ts";
import { warnOfAllocations } from "../../../../shop/inventory/allocations/warn-of-allocations.server.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDate, formatDateTime, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { AllocationAlarmNotice } from "../components/allocation-alarm.tsx";
import { OfficePage } from "../components/page.tsx";
import { readListQuery } from "../list/list-query.ts";
import { BulkOutcome } from "../list/bulk-outcome.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { openScanned } from "../list/open-scanned.server.ts";
import { dueOptions, useDueFilter } from "../list/due-filter.ts";
import { lateFor } from "../waiting.view.server.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { bulkByStaff } from "./processing/bulk.action.server.ts";
import { StaffOrderState } from "../shared/orders/staff-order-state.tsx";

export const handle = {
  words: ["office", "office-orders-processing", "office-allocations", "domain-errors"],
  body: { size: "form", cards: "goods" },
} satisfies RouteHandle;

const offer = {
  sorts: orderSorts,
  descendingFirst: ["newest", "total"],
  filters: { state: listedStates, method: ["card", "bank", "cash"], delivery: ["courier", "pickup"], due: dueOptions },
  dates: true,
} as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "orders.view");
  const query = readListQuery(request.url, offer);
  await openScanned(shop, query, async (scanned) => {
    const number = await findScanned(shop, { scanned });
    return number && officeLinks.order(number);
  });
  const { state, method, delivery, due } = query.filters;
  const { rows, total, counts } = await listOrders(shop, {
    ...query,
    states: state === null ? [] : [state],
    method,
    delivery,
    toShip: due === null ? null : { lateOn: due === "late" ? lateFor(shop).orders : null },
  });
  const alarm = await warnOfAllocations(shop, { alarmPercent: shop.settings.current().limits.alarmPercent });
  return {
    alarm,
    toPack: await listReplacementsToPack(shop),
    query,
    rows,
    total,
    mayEdit: hasRight(roles, "orders.edit"),
    counts: listedStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return bulkByStaff(context.get(shopContext), request);
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

export default function OfficeOrders({ loaderData, actionData }: Route.ComponentProps) {
  const { alarm, query, rows, total, counts, mayEdit } = loaderData;
  const { t } = useWords("office-orders-processing");
  return (
    <OfficePage
      title={t("list.title")}
      actions={mayEdit ? <ButtonLink to={officeLinks.newOrder()}>{t("list.new")}</ButtonLink> : null}
    >
      <AllocationAlarmNotice alarm={alarm} />
      {loaderData.toPack.length > 0 ? (
        <Notice tone="warn" title={t("list.replacements")}>
          <ul>
            {loaderData.toPack.map(({ claim, order, code, title }) => (
              <li key={code}>
                <Link to={officeLinks.return(claim)} className="link inline-flex min-h-11 items-center">
                  {title} · {code} · {claim} · {order}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <BulkOutcome answer={actionData} linkTo={officeLinks.order} />
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={ORDERS_A_PAGE}
        rowKey={(row) => row.number}
        rowLink={(row) => officeLinks.order(row.number)}
        searchLabel={t("list.search")}
        scans
        dates={t("list.placed")}
        filters={[
          {
            name: "state",
            label: t("list.state"),
            as: "chips",
            options: counts.map(({ state, count }) => ({ value: state, label: t(`state.${state}`), count })),
          },
          {
            name: "method",
            label: t("list.method"),
            options: (["card", "bank", "cash"] as const).map((value) => ({ value, label: t(`method.${value}`) })),
          },
          {
            name: "delivery",
            label: t("list.delivery"),
            options: (["courier", "pickup"] as const).map((value) => ({ value, label: t(`delivery.${value}`) })),
          },
          useDueFilter(),
        ]}
        columns={useColumns()}
        bulk={{ value: (row: Row) => row.number, children: <BulkButtons mayEdit={mayEdit} /> }}
        empty={<Empty title={t("list.empty")} />}
      />
    </OfficePage>
  );
}

function BulkButtons({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useWords("office-orders-processing");
  const intents = mayEdit ? (["print", "prepare", "parcels", "ship", "deliver"] as const) : (["print"] as const);
  return intents.map((intent) => (
    <Button key={intent} name="intent" value={intent} variant="secondary" size="sm">
      {t(`bulk.${intent}`)}
    </Button>
  ));
}

const GOODS_SHOWN = 2;

function Goods({ goods }: Pick<Row, "goods">) {
  const { t } = useWords("office-orders-processing");
  const more = goods.length - GOODS_SHOWN;
  return (
    <span className="text-sm">
      {goods.slice(0, GOODS_SHOWN).map(({ title, pieces }) => (
        <span key={title} className="line-clamp-2">
          {pieces > 1 ? `${pieces} × ${title}` : title}
        </span>
      ))}
      {more > 0 ? <span className="text-muted">{t("list.more", { count: more })}</span> : null}
    </span>
  );
}

function useColumns(): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-orders-processing");
  return [
    {
      key: "number",
      title: t("list.number"),
      cell: ({ number }) => <span className="figure whitespace-nowrap">{number}</span>,
    },
    {
      key: "buyer",
      title: t("list.buyer"),
      sort: "name",
      cell: ({ name, email }) => (
        <>
          <span className="block font-condensed font-bold">{name}</span>
          <span className="block text-sm break-all text-muted">{email}</span>
        </>
      ),
    },
    {
      key: "goods",
      title: t("list.goods"),
      wide: true,
      cell: ({ goods }) => <Goods goods={goods} />,
    },
    {
      key: "placed",
      title: t("list.placed"),
      sort: "newest",
      cell: ({ placedAt }) => <span className="text-sm">{formatDateTime(placedAt, language)}</span>,
    },
    {
      key: "promised",
      title: t("list.promised"),
      sort: "promised",
      hideOnPhone: true,
      cell: ({ promised }) => <span className="text-sm">{promised ? formatDate(promised, language) : "–"}</span>,
    },
    { key: "state", title: t("list.state"), cell: (row) => <StaffOrderState order={row} /> },
    {
      key: "total",
      title: t("list.total"),
      sort: "total",
      align: "end",
      cell: ({ total, method, delivery }) => (
        <>
          <span className="figure font-semibold whitespace-nowrap">{formatPrice(total)}</span>
          <span className="block text-sm text-muted">
            {t(`method.${method}`)} · {t(`delivery.${delivery}`)}
          </span>
        </>
      ),
    },
  ];
}
