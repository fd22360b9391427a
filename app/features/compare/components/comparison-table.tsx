// Two to four listings side by side. On a narrow screen the table scrolls sideways under its fixed first column.

import { Link } from "react-router";
import type { ListingId } from "../../../../base/id.ts";
import type { ComparedRow } from "../../../../shop/catalogue/comparison/comparison.ts";
import type { PartGroup } from "../../../../shop/catalogue/comparison/comparison-rows.ts";
import { benchmarkNames, gameNames } from "../../../../shop/catalogue/specs.ts";
import type { Availability } from "../../../../shop/catalogue/view-listing.server.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Badge } from "../../../kit/badge.tsx";
import type { OwnFits, FitView } from "../../../shared/own-pc/fit.ts";
import { FitMark } from "../../../shared/own-pc/fit-mark.tsx";
import { AddToCart } from "../../../shared/cart/add-to-cart.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Picture } from "../../../kit/picture/picture.tsx";
import { ComparisonCell } from "./comparison-cell.tsx";

export type ComparedColumn = { id: ListingId; title: string; picture: string; availability: Availability };

type ComparisonTableProps = {
  columns: readonly ComparedColumn[];
  rows: readonly ComparedRow[];
  /** Whether they fit the visitor's own PC, by id; loaded after the page. */
  fits: OwnFits["fits"] | undefined;
  onlyDifferences: boolean;
};

export function ComparisonTable({ columns, rows, fits, onlyDifferences }: ComparisonTableProps) {
  const { t } = useWords("compare");
  const groups = Map.groupBy(rows, (row) => row.group);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section aria-label={t("table")} tabIndex={0} className="relative overflow-x-auto border border-line bg-surface">
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-start"
        style={{ minWidth: `calc(6rem + ${columns.length} * 7.25rem)` }}
      >
        <caption className="sr-only">{t("legend")}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${labelColumn} bg-surface`}>
              <span className="sr-only">{t("fact")}</span>
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.id} fit={fits?.[column.id] ?? null} {...{ column, columns, onlyDifferences }} />
            ))}
          </tr>
        </thead>
        {[...groups].map(([group, facts]) => (
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                className={`${labelColumn} silk bg-sunken py-2 text-muted max-md:text-2xs max-md:tracking-normal md:py-2.5`}
              >
                {groupName(group, t)}
              </th>
              {/* The head of a long table scrolls out of view, so each group repeats the titles of the columns. */}
              {columns.map((column) => (
                <td
                  key={column.id}
                  aria-hidden="true"
                  className="border-t border-line bg-sunken px-2 text-xs text-muted md:px-4"
                >
                  <span className="line-clamp-1">{column.title}</span>
                </td>
              ))}
            </tr>
            {facts.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const labelColumn = "sticky start-0 z-10 w-24 border-e border-t border-line px-2 text-start md:w-56 md:px-4";

type ColumnHeadProps = {
  column: ComparedColumn;
  columns: readonly ComparedColumn[];
  fit: FitView | null;
  onlyDifferences: boolean;
};

function ColumnHead({ column, columns, fit, onlyDifferences }: ColumnHeadProps) {
  const { t } = useWords("compare");
  const others = columns.map(({ id }) => id).filter((id) => id !== column.id);
  return (
    <th scope="col" className="border-e border-line p-2 text-start align-top font-normal last:border-e-0 md:p-4">
      <Picture src={column.picture} alt="" width={800} height={600} sizes="18rem" className="max-w-72" />
      <Link
        to={links.product(column.id)}
        className="mt-2 block font-condensed text-base leading-tight font-semibold underline-offset-4 hover:underline md:text-lg"
      >
        {column.title}
      </Link>
      {fit ? <FitMark fit={fit} className="mt-2" /> : null}
      {column.availability === "free" ? (
        <AddToCart productId={column.id} size="sm" variant="secondary" className="mt-3 max-w-72">
          {t("toCart")}
          <span className="sr-only">: {column.title}</span>
        </AddToCart>
      ) : (
        <span className="mt-2 block">
          <Badge tone={column.availability === "gone" ? "danger" : "warn"}>
            {t(`availability.${column.availability}`)}
          </Badge>
        </span>
      )}
      <Link
        to={links.comparison(others, { onlyDifferences })}
        preventScrollReset
        aria-label={t("removeLong", { title: column.title })}
        className="mt-1 -mb-2 inline-flex min-h-11 items-center gap-1.5 text-sm text-muted hover:text-ink"
      >
        <Icon name="close" size={14} />
        {t("remove")}
      </Link>
    </th>
  );
}

function Row({ row }: { row: ComparedRow }) {
  const { t } = useWords("compare");
  const isTest = row.group === "measured";
  return (
    <tr>
      <th
        scope="row"
        className={`${labelColumn} bg-surface py-2.5 align-top font-condensed text-sm md:font-sans md:text-base ${row.differs ? "font-semibold" : "font-normal text-muted"}`}
      >
        <span className="flex items-baseline gap-1.5">
          {row.differs ? <span aria-hidden="true" className="size-2 shrink-0 bg-action" /> : null}
          <span className="min-w-0">
            {rowName(row, t)}
            {row.differs ? <span className="sr-only"> ({t("differs")})</span> : null}
          </span>
        </span>
      </th>
      {row.cells.map((cell, place) => {
        const isBest = row.best.includes(place);
        return (
          <td
            // Cells have no identity but their index.
            key={place}
            className={`border-t border-e border-line px-2 py-2.5 align-top text-sm last:border-e-0 md:px-4 md:text-base ${row.differs ? "bg-raised" : "text-muted"} ${isTest ? "figure" : ""} ${isBest ? "font-semibold text-good" : ""}`}
          >
            <ComparisonCell cell={cell} isTest={isTest} />
            {isBest ? (
              <>
                {" "}
                <Icon name="check" size={14} className="inline" />
                <span className="sr-only">({t("best")})</span>
              </>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}

function groupName(group: ComparedRow["group"], t: Translate<"compare">): string {
  if (group === "offer" || group === "measured" || group === "specs" || group === "warranty")
    return t(`groups.${group}`);
  return t(`parts.${group satisfies PartGroup}`);
}

function rowName(row: ComparedRow, t: Translate<"compare">): string {
  if (row.group === "measured") return { ...gameNames, ...benchmarkNames }[row.key];
  if (row.group === "warranty") return t(`parts.${row.key}`);
  return t(`facts.${row.key}`);
}
