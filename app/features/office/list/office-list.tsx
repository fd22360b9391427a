// A list of the office: search, filters, dates, sortable columns, bulk selection, pagination and CSV, with the address as
// its state. It works before JavaScript: sort headers and filter chips are links, the filters a GET form, the bulk
// buttons one POST form.

import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Pagination } from "../../../kit/pagination.tsx";
import { BulkBar, useSelection, type Bulk } from "./list-bulk.tsx";
import { ListFilters, type ListFilter } from "./list-filters.tsx";
import { isLimited, listSearch, type ListQuery } from "./list-query.ts";
import { SavedViews, SaveView } from "./saved-views.tsx";
import { ListTable, type OfficeColumn } from "./list-table.tsx";

type OfficeListProps<Row> = {
  query: ListQuery;
  rows: readonly Row[];
  /** How many rows the list finds on all pages. */
  total: number;
  pageSize?: number;
  rowKey: (row: Row) => string;
  /** The page of a row: the first column links to it. */
  rowLink: (row: Row) => string;
  columns: readonly OfficeColumn<Row>[];
  filters?: readonly ListFilter[];
  /** The label of the search box, which says what it searches; without it there is none. */
  searchLabel?: string;
  /** The search opens what a barcode scanner names (`openScanned`), and has the focus on arrival. */
  scans?: boolean;
  /** Shows the fields of the first and last day. The label says of what, for example "Placed". */
  dates?: string;
  bulk?: Bulk<Row>;
  /** The address of the same list as CSV. */
  csv?: string;
  /** Shown where nothing was found and nothing limits the list. */
  empty?: ReactNode;
};

export function OfficeList<Row>({
  query,
  rows,
  total,
  pageSize = 50,
  rowKey,
  rowLink,
  columns,
  filters = [],
  searchLabel,
  scans = false,
  dates,
  bulk,
  csv,
  empty,
}: OfficeListProps<Row>) {
  const { t } = useWords("office");
  const { pathname } = useLocation();
  const selection = useSelection(bulk ? rows.map(bulk.value) : []);
  const hrefFor = (change: Record<string, string | null>) => `${pathname}${listSearch(query, change)}`;
  return (
    <div className="@container">
      <SavedViews query={query} />
      <ListFilters {...{ query, filters, searchLabel, scans, dates, hrefFor }} here={pathname} />
      <div className="mt-4 mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted" aria-live="polite">
          {t("list.found", { count: total })}
        </p>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <SaveView query={query} />
          {csv === undefined ? null : (
            <ButtonLink to={csv} variant="secondary" size="sm" reloadDocument>
              {t("list.csv")}
            </ButtonLink>
          )}
        </div>
      </div>
      {rows.length === 0 ? (
        <NothingFound query={query} here={pathname} empty={empty} />
      ) : (
        <ListTable
          {...{ rows, rowKey, rowLink, columns }}
          sorting={{ query, hrefFor }}
          picking={bulk && { bulk, selection }}
        />
      )}
      {bulk && rows.length > 0 ? (
        <BulkBar {...{ bulk, total, selection }} here={hrefFor(pageChange(query.page))} />
      ) : null}
      <div className="mt-6 print:hidden">
        <Pagination
          page={query.page}
          pages={Math.ceil(total / pageSize)}
          hrefFor={(page) => hrefFor(pageChange(page))}
        />
      </div>
    </div>
  );
}

function pageChange(page: number) {
  return { page: page > 1 ? String(page) : null };
}

function NothingFound({ query, here, empty }: { query: ListQuery; here: string; empty: ReactNode }) {
  const { t } = useWords("office");
  if (!isLimited(query) && query.page === 1) return empty ?? <Empty title={t("list.empty")} />;
  return (
    <Empty
      title={t("list.nothing")}
      actions={
        <ButtonLink to={here} variant="secondary">
          {t("list.clear")}
        </ButtonLink>
      }
    />
  );
}
