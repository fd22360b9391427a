// Every event that was to be delivered, and what came of it.

import type { Route } from "./+types/deliveries";
import { parseId } from "../../../../base/id.ts";
import { DELIVERIES_A_PAGE, deliveryStates } from "../../../../shop/integrations/delivery.ts";
import { eventGroupNames } from "../../../../shop/integrations/outgoing-event.ts";
import { listDeliveries, listEndpoints } from "../../../../shop/integrations/view-webhooks.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { DeliveryStateBadge } from "./components/delivery-state.tsx";

export const handle = { words: ["office", "office-integrations"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "integrations.manage");
  const endpoints = await listEndpoints(shop);
  const query = readListQuery(request.url, {
    sorts: ["newest"],
    descendingFirst: ["newest"],
    filters: { state: deliveryStates, group: eventGroupNames, endpoint: endpoints.map(({ id }): string => id) },
    dates: true,
  });
  const { state, group, endpoint } = query.filters;
  const found = await listDeliveries(shop, { ...query, state, group, endpoint: parseId<"endpoint">(endpoint) });
  return { query, ...found, endpoints: endpoints.map(({ id, name }) => ({ id, name })) };
}

export default function Deliveries({ loaderData: { query, rows, total, endpoints } }: Route.ComponentProps) {
  const { t } = useWords("office-integrations");
  const columns = useColumns();
  return (
    <OfficePage
      title={t("deliveries.title")}
      actions={
        <ButtonLink to={officeLinks.integrations()} variant="secondary">
          {t("title")}
        </ButtonLink>
      }
    >
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={DELIVERIES_A_PAGE}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => officeLinks.delivery(row.id)}
        searchLabel={t("deliveries.search")}
        dates={t("deliveries.at")}
        filters={[
          {
            name: "state",
            label: t("deliveries.state.label"),
            options: deliveryStates.map((value) => ({ value, label: t(`deliveries.state.${value}`) })),
          },
          {
            name: "group",
            label: t("deliveries.about"),
            options: eventGroupNames.map((value) => ({ value, label: t(`groups.${value}`) })),
          },
          {
            name: "endpoint",
            label: t("deliveries.endpoint"),
            options: endpoints.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        columns={columns}
        empty={<Empty title={t("deliveries.none")} />}
      />
    </OfficePage>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

function useColumns(): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-integrations");
  return [
    {
      key: "type",
      title: t("deliveries.event"),
      cell: ({ type, thing }) => (
        <>
          <span className="figure">{type}</span> <span className="text-sm text-muted wrap-anywhere">{thing}</span>
        </>
      ),
    },
    { key: "endpoint", title: t("deliveries.endpoint"), cell: ({ endpointName }) => endpointName },
    { key: "state", title: t("deliveries.state.label"), cell: ({ state }) => <DeliveryStateBadge state={state} /> },
    {
      key: "tries",
      title: t("deliveries.tries"),
      align: "end",
      cell: ({ tries }) => <span className="figure">{tries}</span>,
    },
    {
      key: "at",
      title: t("deliveries.at"),
      cell: ({ createdAt }) => <span className="text-sm">{formatDateTime(createdAt, language)}</span>,
    },
  ];
}
