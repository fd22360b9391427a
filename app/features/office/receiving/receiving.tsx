// Units that were bought and wait to be graded, tested and priced, the oldest first.

import { Form, Link } from "react-router";
import type { Route } from "./+types/receiving";
import { listReceivedUnits } from "../../../../shop/inventory/receiving/list-receiving.server.ts";
import {
  RECEIVED_A_PAGE,
  receivingSorts,
  receivingSteps,
} from "../../../../shop/inventory/receiving/receiving-list.ts";
import { findScannedUnit } from "../../../../shop/office/find-scanned.server.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import type { Shop } from "../../../composition.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { OfficePage } from "../components/page.tsx";
import { BulkOutcome } from "../list/bulk-outcome.tsx";
import type { ListFilter } from "../list/list-filters.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { openScanned } from "../list/open-scanned.server.ts";
import { bulkUnitsByStaff } from "../shared/units/bulk-units.action.server.ts";
import { BulkUnits } from "../shared/units/bulk-units.tsx";

export const handle = {
  words: ["office", "office-bench", "office-trade-ins", "office-listings", "office-units", "domain-errors"],
  body: { size: "list", cards: "goods" },
} satisfies RouteHandle;

const kinds = ["pc", "component"] as const;
const regimes = ["margin", "normal"] as const;
const CODE = /^[A-Z0-9-]{1,60}$/i;

function readQuery(address: string) {
  return readListQuery(address, {
    sorts: receivingSorts,
    descendingFirst: ["cost"],
    filters: { kind: kinds, regime: regimes, step: receivingSteps },
    dates: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.view");
  const mayCost = hasRight(roles, "stock.cost");
  const query = readQuery(request.url);
  await openScanned(shop, query, (scanned) => pageOfScanned(shop, scanned));
  const sort = query.sort === "cost" && !mayCost ? ("came" as const) : query.sort;
  const { rows, total, cost } = await listReceivedUnits(shop, { ...query, ...query.filters, sort });
  return {
    query,
    rows: rows.map(({ parts, cost, ...row }) => ({ ...row, cost: mayCost ? cost : null, pieces: parts.length })),
    total,
    cost: mayCost ? cost : null,
    mayEdit: hasRight(roles, "stock.edit"),
    ...outcomeIn(new URL(request.url).searchParams),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return bulkUnitsByStaff(context.get(shopContext), request);
}

/** A unit that was received already opens as a unit of the stock. */
async function pageOfScanned(shop: Shop, scanned: string): Promise<string | null> {
  const unit = await findScannedUnit(shop, { scanned });
  if (unit?.state !== "intake") return unit && officeLinks.unit(unit.code);
  return unit.listing === null ? officeLinks.receivingUnit(unit.code) : officeLinks.listing(unit.listing);
}

/** What was done on the page of a unit, as the address says it. */
function outcomeIn(params: URLSearchParams) {
  const codeIn = (name: string) => CODE.exec(params.get(name) ?? "")?.[0] ?? null;
  return {
    done: codeIn("done"),
    scrapped: codeIn("scrapped"),
    split: codeIn("split"),
    pieces: Number(/^\d{1,2}$/.exec(params.get("pieces") ?? "")?.[0] ?? 0),
    listing: /^\d{1,9}$/.exec(params.get("listing") ?? "")?.[0] ?? null,
  };
}

type Loaded = Route.ComponentProps["loaderData"];

export default function OfficeReceiving({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, total, cost, mayEdit } = loaderData;
  const { t } = useWords("office-trade-ins");
  const { t: units } = useWords("office-units");
  return (
    <OfficePage title={t("intake.title")}>
      {actionData ? null : <Done {...loaderData} />}
      <BulkOutcome answer={actionData} linkTo={officeLinks.unit} />
      {cost === null || total === 0 ? null : (
        <p className="mb-4 text-muted">{units("costOfAll", { cost: formatPrice(cost) })}</p>
      )}
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={RECEIVED_A_PAGE}
        rowKey={({ code }) => code}
        rowLink={({ code, draft }) => (draft === null ? officeLinks.receivingUnit(code) : officeLinks.listing(draft))}
        searchLabel={t("intake.search")}
        scans
        dates={units("came")}
        filters={useFilters()}
        columns={useColumns({ seesCost: cost !== null, mayEdit })}
        bulk={{ value: ({ code }: Row) => code, children: <BulkUnits canEdit={mayEdit} /> }}
        empty={<Empty title={t("intake.none")}>{t("intake.noneText")}</Empty>}
      />
    </OfficePage>
  );
}

function Done({ done, scrapped, split, pieces, listing }: Loaded) {
  const { t } = useWords("office-trade-ins");
  const { t: bench } = useWords("office-bench");
  if (!done && !scrapped && !split) return null;
  return (
    <div className="mb-6">
      <Notice tone="good" live>
        {split ? bench("split.done", { count: pieces, code: split }) : null}
        {done ? t("intake.done", { code: done }) : scrapped ? t("intake.scrapped", { code: scrapped }) : null}{" "}
        {done && listing ? (
          <>
            <Link to={links.product(listing)} className="link">
              {t("intake.see")}
            </Link>{" "}
            ·{" "}
            <Link to={officeLinks.listing(listing, {}, "photos")} className="link">
              {t("intake.addPhotos")}
            </Link>
          </>
        ) : null}
      </Notice>
    </div>
  );
}

function useFilters(): ListFilter[] {
  const { t } = useWords("office-trade-ins");
  const { t: units } = useWords("office-units");
  return [
    {
      name: "kind",
      label: units("type.label"),
      options: kinds.map((value) => ({ value, label: t(`intake.${value}`) })),
    },
    {
      name: "regime",
      label: units("regime.label"),
      options: regimes.map((value) => ({ value, label: t(`intake.regime.${value}`) })),
    },
    {
      name: "step",
      label: t("intake.step.label"),
      options: receivingSteps.map((value) => ({ value, label: t(`intake.step.${value}`) })),
    },
  ];
}

type Row = Loaded["rows"][number];

function useColumns({ seesCost, mayEdit }: { seesCost: boolean; mayEdit: boolean }): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-trade-ins");
  const { t: units } = useWords("office-units");
  return [
    {
      key: "code",
      title: units("code"),
      sort: "code",
      cell: ({ code }) => <span className="figure whitespace-nowrap">{code}</span>,
    },
    {
      key: "name",
      title: units("what"),
      sort: "name",
      cell: ({ name, kind, taxRegime }) => (
        <>
          <span className="block font-condensed font-bold wrap-anywhere">{name}</span>
          <span className="block text-sm text-muted">
            {t(`intake.${kind}`)} · {t(`intake.regime.${taxRegime}`)}
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
    ...(seesCost ? [costColumn(units("cost"))] : []),
    { key: "next", title: t("intake.next"), cell: (row) => <NextStep row={row} mayEdit={mayEdit} /> },
  ];
}

function costColumn(title: string): OfficeColumn<Row> {
  return {
    key: "cost",
    title,
    sort: "cost",
    align: "end",
    cell: ({ cost }) => (cost === null ? "–" : <span className="figure whitespace-nowrap">{formatPrice(cost)}</span>),
  };
}

/** Begins the draft of its listing, or leads to the one that was begun. */
function NextStep({ row: { code, draft }, mayEdit }: { row: Row; mayEdit: boolean }) {
  const { t } = useWords("office-listings");
  if (draft !== null)
    return (
      <Link to={officeLinks.listing(draft)} className="link inline-flex min-h-11 items-center @3xl:min-h-9">
        {t("receiving.continue")}
      </Link>
    );
  if (!mayEdit) return "–";
  return (
    <Form method="post" action={officeLinks.receivingUnit(code)}>
      <Button name="intent" value="draft" variant="secondary" size="sm">
        {t("receiving.begin")}
      </Button>
    </Form>
  );
}
