// The rows of an office list: a table where there is room for one, else one block a row with the columns' titles.

import type { MouseEvent, ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "../../../kit/icon.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { RowCheckbox, SelectAll, type Bulk, type Selection } from "./list-bulk.tsx";
import { sortChange, type ListQuery } from "./list-query.ts";

export type OfficeColumn<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The name of the sort in the list's query; without it the column does not sort. */
  sort?: string;
  /** "end" for amounts and counts. */
  align?: "start" | "end";
  hideOnPhone?: boolean;
  /** Has a line of its own where the rows are blocks: for forms. */
  wide?: boolean;
};

type Sorting = { query: ListQuery; hrefFor: (change: Record<string, string | null>) => string };

type RowProps<Row> = {
  columns: readonly OfficeColumn<Row>[];
  /** The page of a row: the first column links to it. */
  rowLink?: (row: Row) => string;
  /** The checkboxes for what is done to many rows. */
  picking?: { bulk: Bulk<Row>; selection: Selection } | undefined;
};

type ListTableProps<Row> = RowProps<Row> & {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What the table shows, for screen readers, where no heading says it. */
  caption?: string;
  /** Without it no column sorts. */
  sorting?: Sorting;
};

export function ListTable<Row>({ rows, rowKey, caption, sorting, ...row }: ListTableProps<Row>) {
  const { columns, picking } = row;
  return (
    <table className="block w-full border-t border-line text-start @3xl:table">
      {caption === undefined ? null : <caption className="sr-only">{caption}</caption>}
      <thead className="block @3xl:table-header-group">
        <tr className="flex flex-wrap items-center gap-x-4 border-b border-line @3xl:table-row">
          {picking ? (
            <th scope="col" className="py-1 text-start @3xl:w-10 print:hidden">
              <SelectAll selection={picking.selection} />
            </th>
          ) : null}
          {columns.map((column) => (
            <ColumnHeader key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody className="block @3xl:table-row-group">
        {rows.map((each) => (
          <ListRow key={rowKey(each)} row={each} {...row} />
        ))}
      </tbody>
    </table>
  );
}

type HeaderProps<Row> = { column: OfficeColumn<Row>; sorting: Sorting | undefined };

function ColumnHeader<Row>({ column: { title, sort, align, hideOnPhone }, sorting }: HeaderProps<Row>) {
  const sortable = sort !== undefined && sorting ? { sort, ...sorting } : null;
  const isCurrent = sortable !== null && sortable.sort === sortable.query.sort;
  // Where the rows are blocks, the header offers the sorts alone: the titles stand in the rows.
  const onPhone = sortable === null || hideOnPhone ? "hidden" : "block";
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (sortable.query.descending ? "descending" : "ascending") : undefined}
      className={`${onPhone} px-1 text-sm font-semibold text-muted @3xl:table-cell @3xl:px-2 @3xl:py-1 ${align === "end" ? "text-end" : "text-start"}`}
    >
      {sortable === null ? (
        title
      ) : (
        <ShopLink
          to={sortable.hrefFor(sortChange(sortable.query, sortable.sort))}
          preventScrollReset
          className={`inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:text-ink hover:underline @3xl:min-h-9 ${isCurrent ? "text-ink" : ""}`}
        >
          {title}
          {isCurrent ? (
            <Icon name="chevron" size={14} className={sortable.query.descending ? "" : "rotate-180"} />
          ) : null}
        </ShopLink>
      )}
    </th>
  );
}

function ListRow<Row>({ row, rowLink, columns, picking }: RowProps<Row> & { row: Row }) {
  const to = rowLink?.(row);
  const [first, ...others] = columns;
  const open = useOpening(to);
  return (
    <tr
      onClick={open}
      className="flex flex-wrap items-start gap-x-4 gap-y-1.5 border-b border-line py-3 hover:bg-surface has-[input:checked]:bg-surface @3xl:table-row @3xl:py-0 print:break-inside-avoid"
    >
      {picking ? (
        <td className="@3xl:w-10 @3xl:align-middle print:hidden">
          <RowCheckbox bulk={picking.bulk} row={row} label={first?.cell(row)} selection={picking.selection} />
        </td>
      ) : null}
      {first ? (
        <td className="min-w-0 grow basis-3/5 @3xl:px-2 @3xl:py-2.5 @3xl:align-middle">
          {to === undefined ? (
            first.cell(row)
          ) : (
            <Link to={to} className="font-semibold underline-offset-4 hover:underline">
              {first.cell(row)}
            </Link>
          )}
        </td>
      ) : null}
      {others.map(({ key, title, cell, align, hideOnPhone, wide }) => (
        <td
          key={key}
          className={`${hideOnPhone ? "hidden" : "block"} min-w-0 ${wide ? "basis-full" : "basis-[calc(50%-1rem)]"} grow wrap-anywhere @3xl:table-cell @3xl:px-2 @3xl:py-2.5 @3xl:align-middle ${align === "end" ? "@3xl:text-end" : ""}`}
        >
          <span className="block text-xs text-muted @3xl:hidden">{title}</span>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A press anywhere on a row opens its page; text can still be marked and copied. */
function useOpening(to: string | undefined) {
  const navigate = useNavigate();
  if (to === undefined) return undefined;
  return ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
    if (target.closest("a, button, form, input, label, select, summary, textarea") || String(window.getSelection()))
      return;
    void navigate(to);
  };
}
