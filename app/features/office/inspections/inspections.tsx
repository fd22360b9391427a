// Units that came back from buyers and wait for a decision, the oldest first.

import { Link } from "react-router";
import type { Route } from "./+types/inspections";
import { INSPECTIONS_A_PAGE, listInspections } from "../../../../shop/inventory/receiving/list-inspections.server.ts";
import { listDecidedInspections } from "../../../../shop/inventory/receiving/list-decided-inspections.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import { Chip } from "../../../kit/chip.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { OfficePage } from "../components/page.tsx";
import { Pagination } from "../../../kit/pagination.tsx";

export const handle = { words: ["office", "office-bench", "office-orders", "office-trade-ins"] } satisfies RouteHandle;

const CODE = /^[A-Z0-9-]{1,60}$/i;
const LAST_PAGE = 10_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "returns.view");
  const params = new URL(request.url).searchParams;
  const page = Math.min(Math.max(Number.parseInt(params.get("page") ?? "1", 10) || 1, 1), LAST_PAGE);
  const isDecided = params.get("state") === "decided";
  const waiting = isDecided ? null : await listInspections(shop, { page });
  const decided = isDecided ? await listDecidedInspections(shop, { page }) : null;
  const total = waiting?.total ?? decided?.total ?? 0;
  const codeIn = (name: string) => CODE.exec(params.get(name) ?? "")?.[0] ?? null;
  const listing = /^\d{1,9}$/.exec(params.get("listing") ?? "")?.[0] ?? null;
  return {
    waiting: waiting?.rows ?? [],
    decided: decided?.rows ?? null,
    total,
    page,
    pages: Math.ceil(total / INSPECTIONS_A_PAGE),
    done: codeIn("done"),
    writtenOff: codeIn("off"),
    split: codeIn("split"),
    pieces: Number(/^\d{1,2}$/.exec(params.get("pieces") ?? "")?.[0] ?? 0),
    listing,
  };
}

export default function OfficeInspections({
  loaderData: { waiting, decided, total, page, pages, done, writtenOff, split, pieces, listing },
}: Route.ComponentProps) {
  const { t, language } = useWords("office-orders");
  const { t: tradeInWords } = useWords("office-trade-ins");
  const { t: bench } = useWords("office-bench");
  const { t: words } = useWords("office");
  return (
    <OfficePage title={t("inspection.title")}>
      {split ? (
        <div className="mb-6">
          <Notice tone="good" live>
            {bench("split.done", { count: pieces, code: split })}{" "}
            <Link to={officeLinks.receiving()} className="link">
              {words("sections.intake")}
            </Link>
          </Notice>
        </div>
      ) : null}
      {done || writtenOff ? (
        <div className="mb-6">
          <Notice tone="good" live>
            {done ? t("inspection.done", { code: done }) : t("inspection.writtenOff", { code: writtenOff ?? "" })}{" "}
            {done && listing ? (
              <Link to={links.product(listing)} className="link">
                {tradeInWords("intake.see")}
              </Link>
            ) : null}
          </Notice>
        </div>
      ) : null}
      <WaitingOrDecided isDecided={decided !== null} />
      {decided !== null && decided.length > 0 ? (
        <>
          <DecidedList rows={decided} />
          <div className="mt-6">
            <Pagination
              page={page}
              pages={pages}
              hrefFor={(page) => officeLinks.inspections({ state: "decided", page })}
            />
          </div>
        </>
      ) : total === 0 ? (
        <Empty title={t("inspection.none")}>{t("inspection.noneText")}</Empty>
      ) : (
        <>
          <p>{t("inspection.lead", { count: total })}</p>
          <ul className="mt-4 border-t border-line">
            {waiting.map((row) => (
              <li key={row.code} className="border-b border-line">
                <Link
                  to={officeLinks.inspection(row.code)}
                  className="group grid gap-x-6 gap-y-1 px-1 py-3 hover:bg-surface md:grid-cols-[9rem_1fr_12rem_9rem] md:items-center"
                >
                  <span className="figure font-semibold break-all underline-offset-4 group-hover:underline">
                    {row.code}
                  </span>
                  <span className="min-w-0 font-condensed font-bold break-words">{row.listing.title}</span>
                  <span className="text-sm text-muted">
                    {t(`inspection.why.${row.why}`)}, {formatDate(row.cameAt, language)}
                  </span>
                  <span className="figure md:text-end">{formatPrice(row.listing.price)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <Pagination page={page} pages={pages} hrefFor={(page) => officeLinks.inspections({ page })} />
          </div>
        </>
      )}
    </OfficePage>
  );
}

type Decided = NonNullable<Route.ComponentProps["loaderData"]["decided"]>;

function DecidedList({ rows }: { rows: Decided }) {
  const { t, language } = useWords("office-orders");
  return (
    <ul className="border-t border-line">
      {rows.map(({ code, title, why, source, outcome, note, settledAt }) => (
        <li
          key={`${code} ${settledAt.getTime()}`}
          className="grid gap-x-6 gap-y-1 border-b border-line px-1 py-3 md:grid-cols-[12rem_1fr_14rem] md:items-center"
        >
          <span className="figure break-all">{code}</span>
          <span className="min-w-0">
            <span className="block font-condensed font-bold break-words">{title}</span>
            <span className="block text-sm text-muted">
              {t(`inspection.why.${why}`)}, <span className="figure">{source}</span>
              {note ? ` · ${note}` : null}
            </span>
          </span>
          <span>
            <span className="block font-semibold">{t(`inspection.outcome.${outcome}`)}</span>
            <span className="block text-sm text-muted">{formatDate(settledAt, language)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function WaitingOrDecided({ isDecided }: { isDecided: boolean }) {
  const { t } = useWords("office-orders");
  return (
    <nav aria-label={t("inspection.title")} className="mb-6 flex flex-wrap gap-2">
      <Chip to={officeLinks.inspections()} current={!isDecided}>
        {t("inspection.waiting")}
      </Chip>
      <Chip to={officeLinks.inspections({ state: "decided" })} current={isDecided}>
        {t("inspection.decided")}
      </Chip>
    </nav>
  );
}
