// All trade-ins with an offer, filtered by state, and found by number, the seller's e-mail address or the parcel.

import { Form, Link } from "react-router";
import type { Route } from "./+types/trade-ins";
import { listTradeIns, TRADE_INS_A_PAGE } from "../../../../shop/trade-in/office/list-trade-ins.server.ts";
import { tradeInStates } from "../../../../shop/trade-in/trade-in.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { TextField } from "../../../kit/field.tsx";
import { OfficePage } from "../components/page.tsx";
import { TradeInStateBadge } from "./components/trade-in-state.tsx";
import { Pagination } from "../../../kit/pagination.tsx";

export const handle = { words: ["office", "office-trade-ins"] } satisfies RouteHandle;

const LONGEST_SEARCH = 100;
const LAST_PAGE = 10_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop);
  const params = new URL(request.url).searchParams;
  const state = tradeInStates.find((state) => state === params.get("state")) ?? null;
  const search = (params.get("q") ?? "").trim().slice(0, LONGEST_SEARCH);
  const page = Math.min(Math.max(Number.parseInt(params.get("page") ?? "1", 10) || 1, 1), LAST_PAGE);
  const { rows, total, counts } = await listTradeIns(shop, { state, search, page });
  return {
    state,
    search,
    page,
    rows,
    total,
    pages: Math.ceil(total / TRADE_INS_A_PAGE),
    counts: tradeInStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
  };
}

export default function OfficeTradeIns({ loaderData }: Route.ComponentProps) {
  const { state, search, page, pages, rows, total, counts } = loaderData;
  const { t, language } = useWords("office-trade-ins");
  const address = (change: { state?: string | null; page?: number }) => {
    const next = new URLSearchParams();
    const chosen = change.state === undefined ? state : change.state;
    if (chosen) next.set("state", chosen);
    if (search !== "") next.set("q", search);
    if (change.page && change.page > 1) next.set("page", String(change.page));
    return officeLinks.tradeIns(next);
  };
  return (
    <OfficePage title={t("list.title")}>
      <search>
        <Form method="get" className="flex flex-wrap items-end gap-3">
          {state ? <input type="hidden" name="state" value={state} /> : null}
          <TextField
            name="q"
            type="search"
            label={t("list.search")}
            defaultValue={search}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            spellCheck={false}
            className="grow sm:max-w-md"
          />
          <Button variant="secondary">{t("list.find")}</Button>
        </Form>
      </search>
      <nav aria-label={t("list.states")} className="mt-4 flex flex-wrap gap-2">
        <Chip to={address({ state: null })} current={state === null}>
          {t("list.all")}
        </Chip>
        {counts.map(({ state: each, count }) => (
          <Chip key={each} to={address({ state: each })} current={each === state}>
            {t(`state.${each}`)} <span className="figure text-xs">{count}</span>
          </Chip>
        ))}
      </nav>
      <p className="mt-6 text-sm text-muted" aria-live="polite">
        {t("list.found", { count: total })}
      </p>
      <ul className="mt-2 border-t border-line">
        {rows.map((row) => (
          <li key={row.number} className="border-b border-line">
            <Link
              to={officeLinks.tradeIn(row.number)}
              className="group grid gap-x-6 gap-y-1 px-1 py-3 hover:bg-surface md:grid-cols-[8rem_1fr_10rem_11rem_8rem] md:items-center"
            >
              <span className="figure font-semibold underline-offset-4 group-hover:underline">{row.number}</span>
              <span className="min-w-0">
                {row.seller ? <span className="block font-condensed font-bold">{row.seller}</span> : null}
                <span className="block truncate text-sm text-muted">{row.email}</span>
              </span>
              <span className="text-sm text-muted">{formatDateTime(row.movedAt, language)}</span>
              <span>
                <TradeInStateBadge state={row.state} />
              </span>
              <span className="md:text-end">
                <span className="figure font-semibold">{formatPrice(row.total)}</span>
                <span className="block text-sm text-muted">{t(`list.${row.of}`)}</span>
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
