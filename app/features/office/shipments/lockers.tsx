// The couriers' lockers: where their lists come from, orders whose locker is closed, and a search.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/lockers";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { listLockers, listRefreshes } from "../../../../shop/lockers/find-lockers.server.ts";
import { requestRefresh } from "../../../../shop/lockers/store-lockers.server.ts";
import { listOrdersToClosedLockers } from "../../../../shop/orders/office/list-orders-to-lockers.server.ts";
import { couriers } from "../../../../shop/shipping/courier.ts";
import { sidesText } from "../../../../shop/shipping/parcel-size.ts";
import { refreshLockers } from "../../../../shop/shipments/refresh-lockers.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Pagination } from "../../../kit/pagination.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OfficePage } from "../components/page.tsx";
import { listSearch, readListQuery } from "../list/list-query.ts";

export const handle = {
  words: ["office", "office-shipments", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

const A_PAGE = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "shipments.view");
  const query = readListQuery(request.url, { sorts: ["name"], filters: {} });
  const [found, refreshes, stranded] = await Promise.all([
    listLockers(shop, { search: query.search, page: query.page, pageSize: A_PAGE }),
    listRefreshes(shop),
    listOrdersToClosedLockers(shop),
  ]);
  return {
    query,
    total: found.total,
    rows: found.rows.map(({ compartments, ...locker }) => ({ ...locker, sizes: compartments.map(sidesText) })),
    refreshes,
    stranded,
    isOn: shop.lockers.isOn,
    api: shop.courier?.courier ?? null,
    mayEdit: hasRight(roles, "shipments.edit"),
    done: new URL(request.url).searchParams.get("done"),
  };
}

/** Asks the courier's API for its list at once. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "shipments.edit");
  if (shop.courier === null) throw data(null, { status: 404 });
  await requestRefresh(shop, { courier: shop.courier.courier });
  await refreshLockers(shop);
  return redirect(officeLinks.lockers({ done: "asked" }));
}

export default function OfficeLockers({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, isOn, mayEdit, done } = loaderData;
  const { t } = useWords("office-shipments");
  return (
    <OfficePage
      title={t("lockers.title")}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={officeLinks.shipments()} variant="quiet">
            {t("title")}
          </ButtonLink>
          {mayEdit ? (
            <ButtonLink to={officeLinks.importLockers()} variant="secondary">
              {t("lockers.import")}
            </ButtonLink>
          ) : null}
        </div>
      }
    >
      {done === "asked" || done === "imported" ? (
        <FlashMessage key={done} name="done" message={t(`lockers.done.${done}`)} />
      ) : null}
      <div className="mt-4 flex max-w-4xl flex-col gap-6">
        {isOn ? null : <Notice>{t("lockers.off")}</Notice>}
        <Stranded view={loaderData} />
        <Sources view={loaderData} />
        <Panel title={t("lockers.list")}>
          <Form method="get" className="flex flex-wrap items-end gap-3">
            <TextField
              name="q"
              label={t("lockers.search")}
              defaultValue={query.search}
              required={false}
              autoComplete="off"
              className="min-w-56 grow"
            />
            <Button variant="secondary">{t("lockers.find")}</Button>
          </Form>
          <p className="mt-4 text-sm text-muted">{t("lockers.count", { count: total })}</p>
          <ul className="mt-2 flex flex-col divide-y divide-line">
            {rows.map((row) => (
              <LockerRow key={row.id} row={row} />
            ))}
          </ul>
          <Pagination
            page={query.page}
            pages={Math.max(1, Math.ceil(total / A_PAGE))}
            hrefFor={(page) => `${officeLinks.lockers()}${listSearch(query, { page: String(page) })}`}
          />
        </Panel>
      </div>
    </OfficePage>
  );
}

type View = Route.ComponentProps["loaderData"];

function LockerRow({ row }: { row: View["rows"][number] }) {
  const { t, language } = useWords("office-shipments");
  const facts = [
    couriers[row.courier].name,
    row.code,
    row.sizes.length > 0 ? `${row.sizes.join(" / ")} cm` : t("lockers.noSizes"),
    row.takesCard ? t("lockers.card") : "",
    row.hours,
  ];
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{row.name}</p>
      <p className="wrap-anywhere">{[row.address, row.postalCode, row.city].filter(Boolean).join(", ")}</p>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
      {row.closedAt ? (
        <p className="text-sm font-semibold text-warn">
          {t("lockers.closed", { at: formatDateTime(row.closedAt, language) })}
        </p>
      ) : null}
    </li>
  );
}

function Stranded({ view: { stranded } }: { view: View }) {
  const { t } = useWords("office-shipments");
  if (stranded.length === 0) return null;
  return (
    <Notice tone="warn" title={t("lockers.stranded")}>
      <ul>
        {stranded.map(({ number, locker }) => (
          <li key={number}>
            <Link to={officeLinks.orderDelivery(number)} className="link figure inline-flex min-h-11 items-center">
              {number}
            </Link>{" "}
            {locker}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Each courier's list: how many lockers, from when, and why the last try brought none. */
function Sources({ view: { refreshes, api, mayEdit } }: { view: View }) {
  const { t, language } = useWords("office-shipments");
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Panel title={t("lockers.sources")}>
      {refreshes.length === 0 ? (
        <p className="text-muted">{t(api === null ? "lockers.noneFile" : "lockers.noneApi")}</p>
      ) : null}
      <ul className="flex flex-col gap-2">
        {refreshes.map(({ courier, source, storedAt, problem, open, closed }) => (
          <li key={courier}>
            <p>
              <strong>{couriers[courier].name}</strong>: {t("lockers.counts", { open, closed })}
              {storedAt ? ` · ${t(`lockers.source.${source}`, { at: formatDateTime(storedAt, language) })}` : ""}
            </p>
            {problem === null ? null : <p className="text-sm font-semibold text-warn">{t("lockers.problem")}</p>}
          </li>
        ))}
      </ul>
      {api !== null && mayEdit ? (
        <Form method="post" className="mt-4">
          <Button variant="secondary" busy={isBusy}>
            {t("lockers.ask", { courier: couriers[api].name })}
          </Button>
        </Form>
      ) : null}
    </Panel>
  );
}
