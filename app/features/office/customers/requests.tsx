// Requests about personal data, with their deadlines: open ones first, the nearest deadline first.

import type { Route } from "./+types/requests";
import { dataRequestStates, isRequestLate } from "../../../../shop/customers/data-request.ts";
import { listDataRequests, REQUESTS_A_PAGE } from "../../../../shop/customers/list-data-requests.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { OfficePage } from "../components/page.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { DayText, RequestState } from "./components/request-state.tsx";

export const handle = { words: ["office", "office-customers"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "customers.view");
  const query = readListQuery(request.url, { sorts: ["due"], filters: { state: dataRequestStates } });
  const { rows, total } = await listDataRequests(shop, { state: query.filters.state, page: query.page });
  const today = shop.clock.today();
  return {
    query,
    total,
    pageSize: REQUESTS_A_PAGE,
    isErased: new URL(request.url).searchParams.get("done") === "erased",
    rows: rows.map((row) => ({ ...row, late: isRequestLate(row, today) })),
  };
}

export default function DataRequests({ loaderData: { query, rows, total, pageSize, isErased } }: Route.ComponentProps) {
  const { t } = useWords("office-customers");
  return (
    <OfficePage
      title={t("requests.title")}
      actions={
        <ButtonLink to={officeLinks.customers()} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      {isErased ? <FlashMessage name="done" message={t("done.erased")} /> : null}
      <p className="mb-4 max-w-3xl text-muted">{t("requests.lead")}</p>
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={pageSize}
        rowKey={(row) => row.id}
        rowLink={(row) => (row.customer ? officeLinks.customer(row.customerId) : officeLinks.dataRequests())}
        filters={[
          {
            name: "state",
            label: t("requests.state"),
            options: dataRequestStates.map((state) => ({ value: state, label: t(`requests.states.${state}`) })),
          },
        ]}
        columns={useColumns()}
        empty={<Empty title={t("requests.empty")} />}
      />
    </OfficePage>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

function useColumns(): OfficeColumn<Row>[] {
  const { t } = useWords("office-customers");
  return [
    {
      key: "person",
      title: t("column.name"),
      cell: ({ customer }) =>
        customer ? (
          <>
            <span className="block font-condensed font-bold">{customer.name || "–"}</span>
            <span className="block text-sm wrap-anywhere text-muted">{customer.email}</span>
          </>
        ) : (
          <span className="text-muted">{t("requests.gone")}</span>
        ),
    },
    { key: "kind", title: t("requests.kind"), cell: ({ kind }) => t(`requests.kinds.${kind}`) },
    { key: "state", title: t("requests.state"), cell: (row) => <RequestState request={row} late={row.late} /> },
    { key: "due", title: t("requests.due"), cell: ({ dueOn }) => <DayText day={dueOn} /> },
    { key: "received", title: t("requests.received"), cell: ({ receivedOn }) => <DayText day={receivedOn} /> },
    { key: "channel", title: t("requests.channel"), cell: ({ channel }) => t(`requests.channels.${channel}`) },
    {
      key: "reason",
      title: t("requests.reason"),
      hideOnPhone: true,
      cell: ({ reason }) => <span className="text-sm break-words">{reason ?? "–"}</span>,
    },
  ];
}
