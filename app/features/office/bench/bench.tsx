// The queue of the bench: what must be tested, and the tests that buyers paid for.

import { Link } from "react-router";
import type { Route } from "./+types/bench";
import { BENCH_A_PAGE, benchCauses } from "../../../../shop/catalogue/bench/bench.ts";
import { listBenchQueue } from "../../../../shop/catalogue/bench/list-bench-queue.server.ts";
import { viewBenchUnit } from "../../../../shop/catalogue/bench/view-bench-unit.server.ts";
import { findScannedUnit } from "../../../../shop/office/find-scanned.server.ts";
import { listOpenGameTests } from "../../../../shop/orders/list-open-game-tests.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Panel } from "../../../kit/panel.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { readListQuery } from "../list/list-query.ts";
import { OfficeList } from "../list/office-list.tsx";
import { openScanned } from "../list/open-scanned.server.ts";

export const handle = { words: ["office", "office-bench"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const query = readListQuery(request.url, { sorts: ["cause"], filters: { cause: benchCauses }, dates: true });
  await openScanned(shop, query, async (scanned) => {
    const unit = await findScannedUnit(shop, { scanned });
    const opened = unit && (await viewBenchUnit(shop, { code: unit.code }));
    return opened?.ok ? officeLinks.benchUnit(opened.value.unit.code) : null;
  });
  const [queue, gameTests] = await Promise.all([
    listBenchQueue(shop, { ...query, cause: query.filters.cause }),
    listOpenGameTests(shop),
  ]);
  const counts = benchCauses.map((cause) => ({ cause, count: queue.counts[cause] }));
  return { query, rows: queue.rows, total: queue.total, counts, gameTests };
}

export default function OfficeBench({ loaderData: { query, rows, total, counts, gameTests } }: Route.ComponentProps) {
  const { t, language } = useWords("office-bench");
  return (
    <OfficePage title={t("title")}>
      <div className="flex flex-col gap-8">
        {gameTests.length > 0 ? <GameTests tests={gameTests} /> : null}
        <OfficeList
          query={query}
          rows={rows}
          total={total}
          pageSize={BENCH_A_PAGE}
          rowKey={({ code }) => code}
          rowLink={({ code }) => officeLinks.benchUnit(code)}
          searchLabel={t("queue.search")}
          scans
          dates={t("queue.since")}
          filters={[
            {
              name: "cause",
              label: t("queue.cause"),
              as: "chips",
              options: counts.map(({ cause, count }) => ({ value: cause, label: t(`queue.causes.${cause}`), count })),
            },
          ]}
          columns={[
            {
              key: "code",
              title: t("queue.unit"),
              cell: ({ code }) => <span className="figure break-all">{code}</span>,
            },
            {
              key: "title",
              title: t("queue.name"),
              cell: ({ title }) => <span className="font-condensed font-bold">{title}</span>,
            },
            {
              key: "cause",
              title: t("queue.cause"),
              cell: ({ cause, untestedReason }) => (
                <>
                  <Badge tone={cause === "on-sale" ? "warn" : "neutral"}>{t(`queue.causes.${cause}`)}</Badge>
                  {untestedReason ? <span className="block text-sm text-muted">{t("queue.saysWhy")}</span> : null}
                </>
              ),
            },
            {
              key: "since",
              title: t("queue.since"),
              cell: ({ since }) => <span className="text-sm">{formatDate(since, language)}</span>,
            },
          ]}
          empty={<Empty title={t("queue.none")}>{t("queue.noneText")}</Empty>}
        />
      </div>
    </OfficePage>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];

function GameTests({ tests }: { tests: LoaderData["gameTests"] }) {
  const { t, language } = useWords("office-bench");
  return (
    <Panel title={t("games.title")}>
      <p className="text-sm text-muted">{t("games.text")}</p>
      <ul className="mt-3 border-t border-line">
        {tests.map(({ number, code, title, games, placedAt }) => (
          <li
            key={`${number} ${code}`}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <span className="min-w-0 grow">
              <span className="block font-condensed font-bold break-words">{title}</span>
              <span className="block text-sm">{games.join(", ")}</span>
              <span className="block text-sm text-muted">
                {t("games.order")} <span className="figure">{number}</span>, {formatDate(placedAt, language)}
              </span>
            </span>
            <Link to={officeLinks.benchUnit(code)} className="link figure inline-flex min-h-11 items-center break-all">
              {code}
            </Link>
            <Link to={officeLinks.order(number)} className="link inline-flex min-h-11 items-center">
              {t("games.record")}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
