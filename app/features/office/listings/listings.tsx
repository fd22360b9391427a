// All listings of the shop: on sale, drafts, sold and withdrawn. A scanned code opens its listing at once.

import { data, Form } from "react-router";
import type { Route } from "./+types/listings";
import { productClasses } from "../../../../shop/catalogue/product-class.ts";
import { categories } from "../../../../shop/catalogue/specs.ts";
import { findScanned } from "../../../../shop/catalogue/editing/find-scanned.server.ts";
import { listListings } from "../../../../shop/catalogue/editing/list-listings.server.ts";
import {
  listingSorts,
  LISTINGS_A_PAGE,
  listingDisplayStatuses,
} from "../../../../shop/catalogue/editing/listing-sorts.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import type { Shop } from "../../../composition.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Picture } from "../../../kit/picture/picture.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { removedBefore } from "../last-change.server.ts";
import { OfficeList } from "../list/office-list.tsx";
import { openScanned } from "../list/open-scanned.server.ts";
import { readListQuery } from "../list/list-query.ts";
import { ListingState } from "./components/listing-state.tsx";
import { vatToday } from "../../../vat-today.ts";

import { PublishedListings } from "./components/published-listings.tsx";
import { publishByStaff } from "./publish-listings.action.server.ts";

export const handle = {
  words: [
    "office",
    "office-listings",
    "office-reports",
    "office-trade-ins",
    "office-audit",
    "compare",
    "domain-errors",
  ],
  body: { size: "list" },
} satisfies RouteHandle;

const types = ["pc", ...categories] as const;
const ages = ["30", "60", "90", "180"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.view");
  const query = readListQuery(request.url, {
    sorts: listingSorts,
    descendingFirst: ["newest", "price", "age", "units", "cost", "margin"],
    filters: {
      state: listingDisplayStatuses,
      type: types,
      class: productClasses,
      age: ages,
      margin: ["low", "loss"],
      photos: ["none"],
    },
    dates: true,
  });
  await openScanned(shop, query, (scanned) => pageOfScanned(shop, scanned));
  const { state, type, class: ofClass, age, margin, photos } = query.filters;
  const mayCost = hasRight(roles, "stock.cost");
  const { rows, total } = await listListings(shop, {
    ...query,
    mayCost,
    vat: vatToday(shop),
    state: state as (typeof listingDisplayStatuses)[number] | null,
    type: type as (typeof types)[number] | null,
    class: ofClass,
    age: age === null ? null : Number(age),
    margin: margin as "low" | "loss" | null,
    photos: photos as "none" | null,
  });
  const isDiscarded = new URL(request.url).searchParams.get("done") === "discarded";
  const gone = await removedBefore(shop, request, ["listing"]);
  return { query, rows, total, mayCost, mayEdit: hasRight(roles, "stock.edit"), isDiscarded, gone };
}

async function pageOfScanned(shop: Shop, scanned: string): Promise<string | null> {
  const id = await findScanned(shop, scanned);
  return id && officeLinks.listing(id);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, answer } = await publishByStaff(context.get(shopContext), request);
  return data(answer, status);
}

type Loaded = Route.ComponentProps["loaderData"];

export default function OfficeListings({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, total, mayCost, mayEdit, isDiscarded, gone } = loaderData;
  const { t } = useWords("office-listings");
  const columns = useColumns(mayCost);
  return (
    <OfficePage title={t("title")} actions={mayEdit ? <NewListing /> : null}>
      {isDiscarded ? <FlashMessage name="done" message={t("done.discarded")} /> : null}
      <div className="mb-4 empty:hidden">
        <FormProblems domainError={gone} />
      </div>
      <PublishedListings answer={actionData} />
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={LISTINGS_A_PAGE}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => officeLinks.listing(row.id)}
        columns={columns}
        filters={useFilters(mayCost)}
        searchLabel={t("list.search")}
        scans
        dates={t("list.col.newest")}
        empty={<Empty title={t("list.empty")}>{t("list.emptyText")}</Empty>}
        {...(mayEdit && {
          bulk: { value: (row: Loaded["rows"][number]) => String(row.id), children: <BulkButtons /> },
        })}
      />
    </OfficePage>
  );
}

/** Most of what the shop sells is PCs: their draft opens at once. */
function NewListing() {
  const { t } = useWords("office-listings");
  return (
    <Form method="post" action={officeLinks.newListing()} className="flex flex-wrap gap-3">
      <Button name="type" value="pc">
        {t("list.newPc")}
      </Button>
      <ButtonLink to={officeLinks.newListing()} variant="secondary">
        {t("list.new")}
      </ButtonLink>
    </Form>
  );
}

function BulkButtons() {
  const { t } = useWords("office-listings");
  return (
    <>
      <Button name="intent" value="publish" size="sm">
        {t("bulk.publish")}
      </Button>
      <Button name="intent" value="edit" variant="secondary" size="sm" formAction={officeLinks.bulkEdits()}>
        {t("bulk.edit")}
      </Button>
    </>
  );
}

function useFilters(mayCost: boolean) {
  const { t } = useWords("office-listings");
  const { t: reports } = useWords("office-reports");
  return [
    {
      name: "state",
      label: t("filter.state"),
      options: listingDisplayStatuses.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { name: "type", label: t("filter.type"), options: types.map((value) => ({ value, label: t(`type.${value}`) })) },
    {
      name: "class",
      label: reports("columns.class"),
      options: productClasses
        .filter((name) => name.startsWith("pc-"))
        .map((value) => ({ value, label: reports(`classes.${value}`) })),
    },
    {
      name: "age",
      label: t("filter.age"),
      options: ages.map((value) => ({ value, label: t("filter.days", { days: value }) })),
    },
    ...(mayCost
      ? [
          {
            name: "margin",
            label: t("filter.margin"),
            options: (["low", "loss"] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
          },
        ]
      : []),
    { name: "photos", label: t("filter.photos"), options: [{ value: "none", label: t("filter.none") }] },
  ];
}

function useColumns(mayCost: boolean) {
  const { t, language } = useWords("office-listings");
  type Row = Loaded["rows"][number];
  const money = (amount: number | null) => (
    <span className={`whitespace-nowrap ${amount !== null && amount < 0 ? "font-semibold text-danger" : ""}`}>
      {amount === null ? "–" : formatPrice(amount as Row["price"])}
    </span>
  );
  return [
    { key: "title", title: t("list.col.title"), sort: "title", cell: (row: Row) => <Named row={row} /> },
    {
      key: "state",
      title: t("list.col.state"),
      cell: (row: Row) => (
        <span className="whitespace-nowrap">
          <ListingState state={row.state} />
        </span>
      ),
    },
    {
      key: "units",
      title: t("list.col.units"),
      sort: "units",
      align: "end" as const,
      hideOnPhone: true,
      cell: (row: Row) => (
        <span
          className="whitespace-nowrap"
          title={t("list.units", { free: row.free, unsold: row.unsold })}
        >{`${row.free} / ${row.unsold}`}</span>
      ),
    },
    {
      key: "price",
      title: t("list.col.price"),
      sort: "price",
      align: "end" as const,
      cell: (row: Row) => (row.price > 0 ? money(row.price) : t("list.noPrice")),
    },
    ...(mayCost
      ? [
          {
            key: "cost",
            title: t("list.col.cost"),
            sort: "cost",
            align: "end" as const,
            hideOnPhone: true,
            cell: (row: Row) => money(row.cost),
          },
          {
            key: "margin",
            title: t("list.col.margin"),
            sort: "margin",
            align: "end" as const,
            cell: (row: Row) => money(row.margin),
          },
        ]
      : []),
    { key: "age", title: t("list.col.age"), sort: "age", align: "end" as const, cell: (row: Row) => row.days },
    {
      key: "newest",
      title: t("list.col.newest"),
      sort: "newest",
      hideOnPhone: true,
      cell: (row: Row) => (
        <span className="text-sm whitespace-nowrap">
          {row.state === "draft" ? "–" : formatDate(row.publishedAt, language)}
        </span>
      ),
    },
  ];
}

function Named({ row }: { row: Loaded["rows"][number] }) {
  const { t } = useWords("office-listings");
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className={`w-14 shrink-0 border border-line ${row.hasPhoto ? "" : "opacity-60"}`}>
        <Picture src={row.picture} alt="" width={800} height={600} sizes="4rem" />
      </span>
      <span className="min-w-0">
        <span className="block font-condensed font-bold break-words">
          {row.title === "" ? t("list.noTitle", { id: row.id }) : row.title}
        </span>
        <span className="block text-sm text-muted">
          {[
            t(`type.${row.category ?? "pc"}`),
            ...(row.code === null ? [] : [row.code]),
            ...(row.place === null ? [] : [t("list.place", { place: row.place })]),
          ].join(" · ")}
        </span>
      </span>
    </span>
  );
}
