// Customers: everybody who bought, sold, wrote or has an account, found by name, e-mail, phone or number.

import { data, redirect } from "react-router";
import type { Route } from "./+types/customers";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { CUSTOMERS_A_PAGE, customerShows } from "../../../../shop/customers/customer-list.ts";
import { LONGEST_TAG } from "../../../../shop/customers/customer.ts";
import { countOpenDataRequests } from "../../../../shop/customers/list-data-requests.server.ts";
import { listCustomers } from "../../../../shop/customers/list-customers.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OfficePage } from "../components/page.tsx";
import { listSearch } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { bulkTags } from "./bulk-tags.action.server.ts";
import { queryCustomers } from "./customers-query.server.ts";

export const handle = {
  words: ["office", "office-customers", "domain-errors"],
  body: { size: "form", cards: "goods" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "customers.view");
  const { query, filter } = await queryCustomers(shop, request.url);
  const { rows, total, counts, tags } = await listCustomers(shop, filter);
  return {
    query,
    rows: rows.map((row) => ({ ...row, id: row.id as string })),
    total,
    tags,
    counts: customerShows.map((show) => ({ show, count: counts[show] })),
    openRequests: await countOpenDataRequests(shop),
    mayEdit: hasRight(roles, "customers.edit"),
    tagged: new URL(request.url).searchParams.has("tagged"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "customers.edit");
  const answer = await bulkTags(shop, request, actor);
  return answer.ok ? redirect(officeLinks.customers({ tagged: "" })) : data({ code: answer.code }, answer.status);
}

export default function OfficeCustomers({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, total, counts, tags, openRequests, mayEdit, tagged } = loaderData;
  const { t } = useWords("office-customers");
  const { formatFields } = useDomainErrors();
  const columns = useColumns();
  return (
    <OfficePage
      title={t("title")}
      actions={
        <ButtonLink to={officeLinks.dataRequests()} variant="secondary" size="sm">
          {t("requests.open", { count: openRequests })}
        </ButtonLink>
      }
    >
      {tagged && !actionData ? <FlashMessage name="tagged" message={t("tags.saved")} /> : null}
      {actionData ? (
        <div className="mb-4">
          <Notice tone="danger" live>
            {formatFields({ tag: actionData.code })["tag"]}
          </Notice>
        </div>
      ) : null}
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={CUSTOMERS_A_PAGE}
        rowKey={(row) => row.id}
        rowLink={(row) => officeLinks.customer(row.id)}
        searchLabel={t("search")}
        dates={t("column.last")}
        filters={[
          {
            name: "show",
            label: t("show.label"),
            as: "chips",
            options: counts.map(({ show, count }) => ({ value: show, label: t(`show.${show}`), count })),
          },
          {
            name: "tag",
            label: t("tags.tag"),
            options: tags.map(({ tag, count }) => ({ value: tag, label: tag, count })),
          },
        ]}
        columns={columns}
        {...(mayEdit && {
          csv: officeLinks.customersCsv(new URLSearchParams(listSearch(query))),
          bulk: { value: (row: Row) => row.id, children: <TagButtons /> },
        })}
        empty={<Empty title={t("empty")} />}
      />
    </OfficePage>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

function TagButtons() {
  const { t } = useWords("office-customers");
  return (
    <>
      <TextField name="tag" id="bulk-tag" label={t("tags.tag")} maxLength={LONGEST_TAG} autoComplete="off" />
      <Button name="intent" value="tag-add" variant="secondary" size="sm">
        {t("tags.give")}
      </Button>
      <Button name="intent" value="tag-remove" variant="secondary" size="sm">
        {t("tags.take")}
      </Button>
    </>
  );
}

function useColumns(): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-customers");
  return [
    {
      key: "name",
      title: t("column.name"),
      sort: "name",
      cell: ({ name, email }) => (
        <>
          <span className="block font-condensed font-bold">{name || "–"}</span>
          <span className="block text-sm wrap-anywhere text-muted">{email}</span>
        </>
      ),
    },
    {
      key: "phone",
      title: t("column.phone"),
      hideOnPhone: true,
      cell: ({ phone }) => <span className="text-sm whitespace-nowrap">{phone || "–"}</span>,
    },
    {
      key: "tags",
      title: t("tags.title"),
      cell: ({ tags, hasAccount }) => (
        <span className="flex flex-wrap gap-1.5">
          {hasAccount ? <Badge tone="brand">{t("hasAccount")}</Badge> : null}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      ),
    },
    {
      key: "orders",
      title: t("column.orders"),
      sort: "orders",
      align: "end",
      cell: ({ orders }) => <span className="figure">{orders}</span>,
    },
    {
      key: "spent",
      title: t("column.spent"),
      sort: "spent",
      align: "end",
      cell: ({ spent }) => <span className="figure whitespace-nowrap">{formatPrice(spent)}</span>,
    },
    {
      key: "sales",
      title: t("column.sales"),
      align: "end",
      hideOnPhone: true,
      cell: ({ sales }) => <span className="figure">{sales}</span>,
    },
    {
      key: "last",
      title: t("column.last"),
      sort: "last",
      cell: ({ lastAt }) => <span className="text-sm">{formatDate(lastAt, language)}</span>,
    },
  ];
}
