// All parcels with couriers: those that wait or failed, on their way, ended; files for the courier's site and labels.

import { Link } from "react-router";
import type { Route } from "./+types/shipments";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { couriers } from "../../../../shop/shipping/courier.ts";
import { shipmentShows, SHIPMENTS_A_PAGE, type ShipmentRow } from "../../../../shop/shipments/shipment-list.ts";
import { shipmentSubjects } from "../../../../shop/shipments/shipment.ts";
import { listParcelsToDecide, listShipments } from "../../../../shop/shipments/view-shipments.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { ShipmentStateBadge } from "../shared/shipments/shipment-state.tsx";
import { visibleSubjects } from "../shared/shipments/shipment-rights.server.ts";
import { bulkShipments } from "./shipments.action.server.ts";

export const handle = {
  words: ["office", "office-shipments", "domain-errors"],
  body: { size: "list", cards: "goods" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "shipments.view");
  const query = readListQuery(request.url, {
    sorts: ["newest"],
    filters: { show: shipmentShows, for: shipmentSubjects },
  });
  const subjects = visibleSubjects(roles);
  const { show, for: subject } = query.filters;
  const { rows, total, counts } = await listShipments(shop, { ...query, show, subject, subjects });
  const params = new URL(request.url).searchParams;
  return {
    query,
    rows,
    total,
    counts: shipmentShows.map((view) => ({ view, count: counts[view] })),
    subjects,
    mayEdit: hasRight(roles, "shipments.edit"),
    toDecide: hasRight(roles, "orders.view") ? await listParcelsToDecide(shop) : [],
    file: /^CUR-\d{8}-\d{3,}$/.exec(params.get("file") ?? "")?.[0] ?? null,
    made: countIn(params.get("made")),
    refused: countIn(params.get("refused")),
  };
}

/** A count in the address of a message: 0 for everything else. */
function countIn(text: string | null): number {
  return /^\d{1,3}$/.test(text ?? "") ? Number(text) : 0;
}

export async function action({ request, context }: Route.ActionArgs) {
  return bulkShipments(context.get(shopContext), request);
}

export default function OfficeShipments({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, total, counts, subjects, mayEdit, file, made, refused } = loaderData;
  const { t } = useWords("office-shipments");
  const bulk = mayEdit ? (["labels", "file"] as const) : (["labels"] as const);
  return (
    <OfficePage
      title={t("title")}
      actions={
        mayEdit ? (
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink to={officeLinks.lockers()} variant="quiet">
              {t("lockers.title")}
            </ButtonLink>
            <ButtonLink to={officeLinks.importAwbs()} variant="secondary">
              {t("import.title")}
            </ButtonLink>
          </div>
        ) : null
      }
    >
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        {actionData ? <FormProblems domainError={actionData.domainError} /> : null}
        {made > 0 ? <Notice tone="good">{t("list.made", { count: made })}</Notice> : null}
        {refused > 0 ? <Notice tone="warn">{t("list.refused", { count: refused })}</Notice> : null}
        {file === null ? null : <FileNotice file={file} />}
        {loaderData.toDecide.length > 0 ? (
          <Notice tone="warn" title={t("decide.title")}>
            <ul className="flex flex-wrap gap-x-4">
              {loaderData.toDecide.map(({ order, parcel }) => (
                <li key={order}>
                  <Link to={officeLinks.order(order)} className="link figure inline-flex min-h-11 items-center">
                    {order} · {parcel}
                  </Link>
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </div>
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={SHIPMENTS_A_PAGE}
        rowKey={(row) => row.number}
        rowLink={(row) => officeLinks.shipment(row.number)}
        searchLabel={t("list.search")}
        filters={[
          {
            name: "show",
            label: t("list.show"),
            as: "chips",
            options: counts.map(({ view, count }) => ({ value: view, label: t(`show.${view}`), count })),
          },
          {
            name: "for",
            label: t("list.for"),
            options: subjects.map((value) => ({ value, label: t(`subject.${value}`) })),
          },
        ]}
        columns={useColumns()}
        bulk={{
          value: (row: ShipmentRow) => row.number,
          children: bulk.map((intent) => (
            <Button key={intent} name="intent" value={intent} variant="secondary" size="sm">
              {t(`bulk.${intent}`)}
            </Button>
          )),
        }}
        empty={<Empty title={t("list.empty")} />}
      />
    </OfficePage>
  );
}

function FileNotice({ file }: { file: string }) {
  const { t } = useWords("office-shipments");
  return (
    <Notice tone="good" live>
      <p>{t("file.made", { file })}</p>
      <ButtonLink to={officeLinks.courierFile(file)} reloadDocument size="sm" className="mt-2">
        {t("file.download")}
      </ButtonLink>
    </Notice>
  );
}

function useColumns(): OfficeColumn<ShipmentRow>[] {
  const { t, language } = useWords("office-shipments");
  return [
    {
      key: "number",
      title: t("list.number"),
      cell: ({ number }) => <span className="figure whitespace-nowrap">{number}</span>,
    },
    {
      key: "for",
      title: t("list.for"),
      cell: ({ subjectNumber, subject, direction }) => (
        <>
          <span className="figure block whitespace-nowrap">{subjectNumber}</span>
          <span className="block text-sm text-muted">
            {t(`subject.${subject}`)} · {t(`direction.${direction}`)}
          </span>
        </>
      ),
    },
    {
      key: "person",
      title: t("list.person"),
      cell: ({ name }) => <span className="wrap-anywhere">{name ?? "–"}</span>,
    },
    {
      key: "state",
      title: t("list.state"),
      cell: ({ state, problemKind, problem, file }) => (
        <>
          <ShipmentStateBadge state={state} />
          {problemKind === null ? null : (
            <span className="mt-1 block max-w-prose text-sm wrap-anywhere">
              {problem || t(`problem.${problemKind}`)}
            </span>
          )}
          {file !== null && state === "requested" ? (
            <span className="figure mt-1 block text-sm text-muted">{file}</span>
          ) : null}
        </>
      ),
    },
    {
      key: "awb",
      title: "AWB",
      cell: ({ awb, courier }) =>
        awb === null ? (
          "–"
        ) : (
          <>
            <span className="figure block wrap-anywhere">{awb}</span>
            <span className="block text-sm text-muted">{couriers[courier].name}</span>
          </>
        ),
    },
    {
      key: "requested",
      title: t("list.requested"),
      hideOnPhone: true,
      cell: ({ requestedAt }) => <span className="text-sm">{formatDateTime(requestedAt, language)}</span>,
    },
  ];
}
