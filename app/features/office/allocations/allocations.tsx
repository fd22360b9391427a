// Unpaid allocations: who holds them and until when, the alarm, and the forms that free them.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/allocations";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import {
  allocationHolders,
  allocationKinds,
  ALLOCATIONS_A_PAGE,
  allocationSorts,
} from "../../../../shop/orders/allocations/allocation-list.ts";
import { listAllocations } from "../../../../shop/orders/allocations/list-allocations.server.ts";
import { warnOfAllocations } from "../../../../shop/inventory/allocations/warn-of-allocations.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Button } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { AllocationAlarmNotice } from "../components/allocation-alarm.tsx";
import { OfficePage } from "../components/page.tsx";
import type { ListFilter } from "../list/list-filters.tsx";
import { listSearch, readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { readBulk } from "../list/read-bulk.server.ts";
import { postAllocations } from "./allocations.action.server.ts";

export const handle = { words: ["office", "office-allocations"], body: { size: "list" } } satisfies RouteHandle;

/** A network is named by its prefix, whether or not somebody there holds something at this moment. */
function readQuery(address: string) {
  const network = /^[\w+/=-]{1,6}$/.exec(new URL(address).searchParams.get("network") ?? "")?.[0];
  return readListQuery(address, {
    sorts: allocationSorts,
    filters: { holder: allocationHolders, kind: allocationKinds, network: network === undefined ? [] : [network] },
    dates: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "orders.view");
  const query = readQuery(request.url);
  const [alarm, list] = await Promise.all([
    warnOfAllocations(shop, { alarmPercent: shop.settings.current().limits.alarmPercent }),
    listAllocations(shop, { ...query, ...query.filters }),
  ]);
  const freed = /^(\d{1,6}) (\d{1,6}) (\d{1,6})$/.exec(new URL(request.url).searchParams.get("freed") ?? "");
  return {
    query,
    alarm,
    ...list,
    mayFree: hasRight(roles, "orders.edit"),
    freed: freed && { units: Number(freed[1]), orders: Number(freed[2]), left: Number(freed[3]) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "orders.edit");
  const query = readQuery(request.url);
  const { search, from, to, filters } = query;
  const wanted = { search, from, to, ...filters };
  const freed = await postAllocations(shop, { form: await readBulk(request), wanted, actor });
  if (!freed) return data({ isNothing: true as const }, 422);
  const outcome = `${freed.units} ${freed.cancelled} ${freed.left}`;
  return redirect(officeLinks.allocations(listSearch(query, { freed: outcome })));
}

type Loaded = Route.ComponentProps["loaderData"];
type Row = Loaded["units"][number];

export default function OfficeAllocations({ loaderData, actionData }: Route.ComponentProps) {
  const { query, alarm, units, total, networks, freed, mayFree } = loaderData;
  const { t } = useWords("office-allocations");
  return (
    <OfficePage title={t("title")} actions={mayFree && networks.length > 0 ? <FreeStrangers /> : null}>
      <AllocationAlarmNotice alarm={alarm} isHere />
      {actionData ? (
        <Notice tone="danger" live>
          {t("choose")}
        </Notice>
      ) : null}
      {freed && !actionData ? (
        <Notice tone={freed.left > 0 ? "warn" : "good"} live>
          {t("freed", freed)}
        </Notice>
      ) : null}
      <p className="my-4 max-w-prose">
        {t("lead")} <span className="text-muted">{t("what")}</span>
      </p>
      <OfficeList<Row>
        query={query}
        rows={units}
        total={total}
        pageSize={ALLOCATIONS_A_PAGE}
        rowKey={({ unitId }) => unitId}
        rowLink={({ code }) => officeLinks.unit(code)}
        searchLabel={t("search")}
        dates={t("column.until")}
        filters={useFilters(networks)}
        columns={useColumns()}
        empty={<Empty title={t("none")} />}
        {...(mayFree && {
          bulk: { value: ({ unitId }: Row) => unitId, everything: true, children: <FreeSelected /> },
        })}
      />
    </OfficePage>
  );
}

function FreeSelected() {
  const { t } = useWords("office-allocations");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Button name="intent" value="selected" size="sm" busy={isBusy}>
      {t("free")}
    </Button>
  );
}

function FreeStrangers() {
  const { t } = useWords("office-allocations");
  const isBusy = useNavigation().formData?.get("intent") === "strangers";
  return (
    <Form method="post" action={officeLinks.allocations()}>
      <Button name="intent" value="strangers" variant="danger" size="sm" busy={isBusy}>
        {t("freeStrangers")}
      </Button>
    </Form>
  );
}

function useFilters(networks: Loaded["networks"]): ListFilter[] {
  const { t } = useWords("office-allocations");
  return [
    {
      name: "holder",
      label: t("column.holder"),
      options: allocationHolders.map((value) => ({ value, label: t(`holder.${value}`) })),
    },
    {
      name: "kind",
      label: t("column.kind"),
      options: allocationKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      name: "network",
      label: t("column.network"),
      options: networks.map(({ network, units }) => ({ value: network, label: network, count: units })),
    },
  ];
}

function useColumns(): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-allocations");
  return [
    {
      key: "title",
      title: t("column.title"),
      sort: "title",
      cell: ({ title, code }) => (
        <>
          <span className="block font-condensed font-bold wrap-anywhere">{title}</span>
          <span className="figure block text-sm font-normal text-muted">{code}</span>
        </>
      ),
    },
    {
      key: "holder",
      title: t("column.holder"),
      sort: "holder",
      cell: ({ email, visitor, network, known }) => (
        <>
          <span className="block wrap-anywhere">{email ?? t("visitor", { visitor: visitor ?? "–" })}</span>
          {known ? null : (
            <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
              <Badge tone="warn">{t("unconfirmed")}</Badge>
              {network ? <NetworkLink network={network} /> : t("noNetwork")}
            </span>
          )}
        </>
      ),
    },
    {
      key: "kind",
      title: t("column.kind"),
      cell: ({ kind, orderNumber, code, email }) => (
        <>
          {t(`kind.${kind}`)}{" "}
          {orderNumber ? (
            <Link to={officeLinks.order(orderNumber)} className="link figure text-sm">
              {orderNumber}
            </Link>
          ) : null}
          {kind === "reservation" && email ? (
            <Link to={officeLinks.newOrder({ unit: code })} className="link inline-flex min-h-11 items-center text-sm">
              {t("sell")}
            </Link>
          ) : null}
        </>
      ),
    },
    {
      key: "until",
      title: t("column.until"),
      sort: "until",
      cell: ({ until }) => <span className="text-sm">{formatDateTime(until, language)}</span>,
    },
  ];
}

/** Leads to everything that the network holds, where it can be freed at once. */
function NetworkLink({ network }: { network: string }) {
  const { t } = useWords("office-allocations");
  return (
    <Link to={officeLinks.allocations({ network })} className="link">
      {t("network", { network })}
    </Link>
  );
}
