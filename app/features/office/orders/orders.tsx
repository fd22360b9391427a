// All orders, filtered by state, and found by number or by the buyer's e-mail address.

import { Form, Link } from "react-router";
import type { Route } from "./+types/orders";
import { listOrders, ORDERS_A_PAGE } from "../../../../shop/orders/list-orders.server.ts";
import { orderStates } from "../../../../shop/orders/order.ts";
import { warnOfAllocations } from "../../../../shop/inventory/allocations/warn-of-allocations.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { TextField } from "../../../kit/field.tsx";
import { AllocationAlarmNotice } from "../components/allocation-alarm.tsx";
import { OfficePage } from "../components/page.tsx";
import { OrderStateBadge } from "../../../shared/orders/order-state.tsx";
import { Pagination } from "../../../kit/pagination.tsx";

export const handle = { words: ["office", "office-orders", "account", "office-allocations"] } satisfies RouteHandle;

const LONGEST_SEARCH = 100;
const LAST_PAGE = 10_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop);
  const params = new URL(request.url).searchParams;
  const states = ["paid-at-door", ...orderStates] as const;
  const state = states.find((state) => state === params.get("state")) ?? null;
  const search = (params.get("q") ?? "").trim().slice(0, LONGEST_SEARCH);
  const page = Math.min(Math.max(Number.parseInt(params.get("page") ?? "1", 10) || 1, 1), LAST_PAGE);
  const { rows, total, counts } = await listOrders(shop, { state, search, page });
  const alarm = await warnOfAllocations(shop, { alarmPercent: shop.settings.current().limits.alarmPercent });
  return {
    alarm,
    state,
    search,
    page,
    rows,
    total,
    pages: Math.ceil(total / ORDERS_A_PAGE),
    counts: states
      .map((state) => ({ state, count: counts.get(state) ?? 0 }))
      .filter(({ state, count }) => state !== "paid-at-door" || count > 0 || shop.takesCash),
  };
}

export default function OfficeOrders({ loaderData }: Route.ComponentProps) {
  const { alarm, state, search, page, pages, rows, total, counts } = loaderData;
  const { t, language } = useWords("office-orders");
  const { t: account } = useWords("account");
  const address = (change: { state?: string | null; page?: number }) => {
    const next = new URLSearchParams();
    const chosen = change.state === undefined ? state : change.state;
    if (chosen) next.set("state", chosen);
    if (search !== "") next.set("q", search);
    if (change.page && change.page > 1) next.set("page", String(change.page));
    return officeLinks.orders(next);
  };
  return (
    <OfficePage title={t("orders.title")}>
      <AllocationAlarmNotice alarm={alarm} />
      <search>
        <Form method="get" className="flex flex-wrap items-end gap-3">
          {state ? <input type="hidden" name="state" value={state} /> : null}
          <TextField
            name="q"
            type="search"
            label={t("orders.search")}
            defaultValue={search}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            spellCheck={false}
            className="grow sm:max-w-md"
          />
          <Button variant="secondary">{t("orders.find")}</Button>
        </Form>
      </search>
      <nav aria-label={t("orders.states")} className="mt-4 flex flex-wrap gap-2">
        <Chip to={address({ state: null })} current={state === null}>
          {t("orders.all")}
        </Chip>
        {counts.map(({ state: each, count }) => (
          <Chip key={each} to={address({ state: each })} current={each === state}>
            {account(`state.${each}`)} <span className="figure text-xs">{count}</span>
          </Chip>
        ))}
      </nav>
      <p className="mt-6 text-sm text-muted" aria-live="polite">
        {t("orders.found", { count: total })}
      </p>
      <ul className="mt-2 border-t border-line">
        {rows.map((row) => (
          <li key={row.number} className="border-b border-line">
            <Link
              to={officeLinks.order(row.number)}
              className="group grid gap-x-6 gap-y-1 px-1 py-3 hover:bg-surface md:grid-cols-[8rem_1fr_10rem_11rem_9rem] md:items-center"
            >
              <span className="figure font-semibold underline-offset-4 group-hover:underline">{row.number}</span>
              <span className="min-w-0">
                <span className="block font-condensed font-bold">{row.name}</span>
                <span className="block truncate text-sm text-muted">{row.email}</span>
              </span>
              <span className="text-sm text-muted">{formatDateTime(row.placedAt, language)}</span>
              <span>
                <OrderStateBadge order={row} />
              </span>
              <span className="md:text-end">
                <span className="figure font-semibold">{formatPrice(row.total)}</span>
                <span className="block text-sm text-muted">{account(`method.${row.method}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination page={page} pages={pages} hrefFor={(page) => address({ page })} />
      </div>
    </OfficePage>
  );
}
