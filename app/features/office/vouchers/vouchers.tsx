// The vouchers: what each takes off, how often it was used and whether it is valid.

import type { Route } from "./+types/vouchers";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { listVouchers, VOUCHERS_A_PAGE } from "../../../../shop/vouchers/list-vouchers.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { useVoucherText, VoucherStateBadge } from "./components/voucher-text.tsx";

export const handle = { words: ["office", "office-vouchers"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "vouchers.view");
  const query = readListQuery(request.url, { sorts: ["newest"] });
  const { vouchers, total } = await listVouchers(shop, { page: query.page });
  return { query, rows: vouchers, total, size: VOUCHERS_A_PAGE, mayEdit: hasRight(roles, "vouchers.edit") };
}

export default function OfficeVouchers({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, size, mayEdit } = loaderData;
  const { t } = useWords("office-vouchers");
  const columns = useColumns();
  return (
    <OfficePage
      title={t("title")}
      actions={mayEdit ? <ButtonLink to={officeLinks.newVoucher()}>{t("new")}</ButtonLink> : null}
    >
      <p className="mb-4 max-w-3xl text-muted">{t("lead")}</p>
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={size}
        rowKey={(row) => row.id}
        rowLink={(row) => officeLinks.voucher(row.id)}
        columns={columns}
        empty={<Empty title={t("empty")} />}
      />
    </OfficePage>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

function useColumns(): OfficeColumn<Row>[] {
  const { t } = useWords("office-vouchers");
  const { formatValue, formatUses, formatPeriod } = useVoucherText();
  return [
    {
      key: "code",
      title: t("column.code"),
      cell: ({ code, note }) => (
        <>
          <span className="figure block font-semibold wrap-anywhere">{code}</span>
          {note ? <span className="block text-sm wrap-anywhere text-muted">{note}</span> : null}
        </>
      ),
    },
    {
      key: "value",
      title: t("column.value"),
      cell: (row) => <span className="figure whitespace-nowrap">{formatValue(row)}</span>,
    },
    { key: "state", title: t("state.label"), cell: ({ state }) => <VoucherStateBadge state={state} /> },
    {
      key: "uses",
      title: t("column.uses"),
      align: "end",
      cell: (row) => <span className="figure whitespace-nowrap">{formatUses(row)}</span>,
    },
    {
      key: "period",
      title: t("column.period"),
      hideOnPhone: true,
      cell: (row) => <span className="text-sm">{formatPeriod(row)}</span>,
    },
  ];
}
