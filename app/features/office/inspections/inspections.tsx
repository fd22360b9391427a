// Units that came back from buyers: those that wait for a decision, the oldest first, and those decided.

import { Link } from "react-router";
import type { Route } from "./+types/inspections";
import { inspectionCauses, inspectionOutcomes } from "../../../../shop/inventory/receiving/inspection.ts";
import {
  decidedFilters,
  INSPECTIONS_A_PAGE,
  inspectionSorts,
} from "../../../../shop/inventory/receiving/inspection-list.ts";
import { listInspections } from "../../../../shop/inventory/receiving/list-inspections.server.ts";
import { findScannedUnit } from "../../../../shop/office/find-scanned.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import { Empty } from "../../../kit/empty.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { OfficePage } from "../components/page.tsx";
import type { ListFilter } from "../list/list-filters.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { openScanned } from "../list/open-scanned.server.ts";

export const handle = {
  words: ["office", "office-bench", "office-orders", "office-trade-ins", "office-units"],
} satisfies RouteHandle;

const CODE = /^[A-Z0-9-]{1,60}$/i;

/** Those that wait begin with the oldest, those decided with the newest decision. */
function readQuery(address: string) {
  const filters = { state: decidedFilters, why: inspectionCauses };
  const isDecided = readListQuery(address, { sorts: inspectionSorts, filters }).filters.state !== null;
  const sorts = isDecided ? (["settled", ...inspectionSorts] as const) : inspectionSorts;
  return readListQuery(address, { sorts, descendingFirst: ["settled", "price"], filters, dates: true });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "returns.view");
  const query = readQuery(request.url);
  await openScanned(shop, query, async (scanned) => {
    const unit = await findScannedUnit(shop, { scanned });
    if (unit === null) return null;
    return unit.state === "inspection" ? officeLinks.inspection(unit.code) : officeLinks.unit(unit.code);
  });
  const { rows, total, counts } = await listInspections(shop, { ...query, ...query.filters });
  return {
    query,
    rows,
    total,
    counts: inspectionOutcomes.map((outcome) => ({ outcome, count: counts.get(outcome) ?? 0 })),
    ...outcomeIn(new URL(request.url).searchParams),
  };
}

/** What was decided on the page of a unit, as the address says it. */
function outcomeIn(params: URLSearchParams) {
  const codeIn = (name: string) => CODE.exec(params.get(name) ?? "")?.[0] ?? null;
  return {
    done: codeIn("done"),
    writtenOff: codeIn("off"),
    split: codeIn("split"),
    pieces: Number(/^\d{1,2}$/.exec(params.get("pieces") ?? "")?.[0] ?? 0),
    listing: /^\d{1,9}$/.exec(params.get("listing") ?? "")?.[0] ?? null,
  };
}

type Loaded = Route.ComponentProps["loaderData"];

export default function OfficeInspections({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, counts } = loaderData;
  const { t } = useWords("office-orders");
  const { t: units } = useWords("office-units");
  return (
    <OfficePage title={t("inspection.title")}>
      <Done {...loaderData} />
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={INSPECTIONS_A_PAGE}
        rowKey={({ unitId, cameAt }) => `${unitId} ${cameAt.getTime()}`}
        rowLink={({ code, outcome }) => (outcome === null ? officeLinks.inspection(code) : officeLinks.unit(code))}
        searchLabel={t("inspection.search")}
        scans
        dates={units("came")}
        filters={useFilters(counts)}
        columns={useColumns()}
        empty={<Empty title={t("inspection.none")}>{t("inspection.noneText")}</Empty>}
      />
    </OfficePage>
  );
}

function Done({ done, writtenOff, split, pieces, listing }: Loaded) {
  const { t } = useWords("office-orders");
  const { t: tradeInWords } = useWords("office-trade-ins");
  const { t: bench } = useWords("office-bench");
  const { t: words } = useWords("office");
  if (!done && !writtenOff && !split) return null;
  return (
    <div className="mb-6">
      <Notice tone="good" live>
        {split ? (
          <>
            {bench("split.done", { count: pieces, code: split })}{" "}
            <Link to={officeLinks.receiving()} className="link">
              {words("sections.intake")}
            </Link>
          </>
        ) : null}
        {done
          ? t("inspection.done", { code: done })
          : writtenOff
            ? t("inspection.writtenOff", { code: writtenOff })
            : null}{" "}
        {done && listing ? (
          <Link to={links.product(listing)} className="link">
            {tradeInWords("intake.see")}
          </Link>
        ) : null}
      </Notice>
    </div>
  );
}

function useFilters(counts: Loaded["counts"]): ListFilter[] {
  const { t } = useWords("office-orders");
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      name: "state",
      label: t("inspection.state"),
      as: "chips",
      otherwise: t("inspection.waiting"),
      options: [
        { value: "decided", label: t("inspection.decided"), count: all },
        ...counts.map(({ outcome, count }) => ({ value: outcome, label: t(`inspection.outcome.${outcome}`), count })),
      ],
    },
    {
      name: "why",
      label: t("inspection.reason"),
      options: inspectionCauses.map((value) => ({ value, label: t(`inspection.why.${value}`) })),
    },
  ];
}

function useColumns(): OfficeColumn<Loaded["rows"][number]>[] {
  const { t, language } = useWords("office-orders");
  const { t: units } = useWords("office-units");
  return [
    {
      key: "code",
      title: units("code"),
      sort: "code",
      cell: ({ code }) => <span className="figure break-all">{code}</span>,
    },
    {
      key: "title",
      title: units("what"),
      sort: "title",
      cell: ({ title, why, source }) => (
        <>
          <span className="block font-condensed font-bold wrap-anywhere">{title}</span>
          <span className="block text-sm text-muted">
            {t(`inspection.why.${why}`)}, <span className="figure">{source}</span>
          </span>
        </>
      ),
    },
    {
      key: "came",
      title: units("came"),
      sort: "came",
      cell: ({ cameAt }) => <span className="text-sm md:whitespace-nowrap">{formatDate(cameAt, language)}</span>,
    },
    {
      key: "settled",
      title: t("inspection.decision"),
      sort: "settled",
      cell: ({ outcome, note, settledAt }) =>
        outcome === null || settledAt === null ? (
          "–"
        ) : (
          <>
            <span className="block font-semibold">{t(`inspection.outcome.${outcome}`)}</span>
            <span className="block text-sm text-muted wrap-anywhere">
              {formatDate(settledAt, language)}
              {note ? ` · ${note}` : null}
            </span>
          </>
        ),
    },
    {
      key: "price",
      title: units("price"),
      sort: "price",
      align: "end",
      cell: ({ price }) =>
        price === null ? "–" : <span className="figure whitespace-nowrap">{formatPrice(price)}</span>,
    },
  ];
}
