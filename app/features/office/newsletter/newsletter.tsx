// The newsletter's subscribers, with when and to which words each agreed, and the confirmed addresses as CSV.

import type { Route } from "./+types/newsletter";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { listSubscribers, SUBSCRIBERS_A_PAGE } from "../../../../shop/newsletter/list-subscribers.server.ts";
import { subscriberStates } from "../../../../shop/newsletter/subscriber.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OfficePage } from "../components/page.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";

export const handle = { words: ["office", "office-newsletter"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "customers.view");
  const query = readListQuery(request.url, { sorts: ["newest"], filters: { state: subscriberStates } });
  const { rows, total, counts } = await listSubscribers(shop, { state: query.filters.state, page: query.page });
  return {
    query,
    rows,
    total,
    size: SUBSCRIBERS_A_PAGE,
    counts: subscriberStates.map((state) => ({ state, count: counts[state] })),
    mayExport: hasRight(roles, "customers.edit"),
  };
}

export default function OfficeNewsletter({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, size, counts, mayExport } = loaderData;
  const { t } = useWords("office-newsletter");
  const columns = useColumns();
  return (
    <OfficePage title={t("title")}>
      <p className="mb-4 max-w-3xl text-muted">{t("lead")}</p>
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={size}
        rowKey={(row) => row.id}
        rowLink={(row) => officeLinks.customerOf(row.email)}
        filters={[
          {
            name: "state",
            label: t("state.label"),
            as: "chips",
            options: counts.map(({ state, count }) => ({ value: state, label: t(`state.${state}`), count })),
          },
        ]}
        columns={columns}
        {...(mayExport && { csv: officeLinks.newsletterCsv() })}
        empty={<Empty title={t("empty")} />}
      />
    </OfficePage>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

function useColumns(): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-newsletter");
  const time = (at: Date | null) => <span className="text-sm">{at ? formatDateTime(at, language) : "–"}</span>;
  return [
    {
      key: "email",
      title: t("column.email"),
      cell: ({ email, language: lang }) => (
        <>
          <span className="block wrap-anywhere">{email}</span>
          <span className="block text-sm text-muted">{lang}</span>
        </>
      ),
    },
    {
      key: "state",
      title: t("state.label"),
      cell: ({ state }) => <Badge {...(state === "confirmed" && { tone: "good" })}>{t(`state.${state}`)}</Badge>,
    },
    { key: "asked", title: t("column.asked"), cell: ({ askedAt }) => time(askedAt) },
    { key: "confirmed", title: t("column.confirmed"), hideOnPhone: true, cell: ({ confirmedAt }) => time(confirmedAt) },
    {
      key: "unsubscribed",
      title: t("column.unsubscribed"),
      hideOnPhone: true,
      cell: ({ unsubscribedAt }) => time(unsubscribedAt),
    },
    {
      key: "consent",
      title: t("column.consent"),
      hideOnPhone: true,
      cell: ({ consent }) => <span className="figure text-sm">{consent}</span>,
    },
  ];
}
