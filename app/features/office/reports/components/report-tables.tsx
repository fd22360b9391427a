// The tables of a report, each with its chart above it.

import { Link } from "react-router";
import type { Bani } from "../../../../../base/money.ts";
import { formatDay, formatNumber, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Empty } from "../../../../kit/empty.tsx";
import { cellWord } from "../cell-word.ts";
import {
  TOO_FEW,
  type CellValue,
  type ColumnKind,
  type ReportColumnName,
  type ReportRow,
  type ReportTable,
} from "../report-table.ts";
import { BarChart } from "../../shared/reports/bar-chart.tsx";

const MOST_BARS = 40; // of a chart: the table below has all rows

export function ReportTables({ tables }: { tables: readonly ReportTable[] }) {
  const { t } = useWords("office-reports");
  if (tables.every(({ rows }) => rows.length === 0)) return <Empty title={t("empty")} />;
  return (
    <div className="flex flex-col gap-8">
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map((table) => (
          <section
            key={table.name ?? "only"}
            id={table.name ?? undefined}
            aria-label={table.name === null ? undefined : t(`tables.${table.name}`)}
          >
            {table.name === null ? null : <h2 className="mb-3 text-xl">{t(`tables.${table.name}`)}</h2>}
            <Chart table={table} />
            <FigureTable table={table} />
          </section>
        ))}
    </div>
  );
}

function Chart({ table: { columns, rows, charted } }: { table: ReportTable }) {
  const { t } = useWords("office-reports");
  const format = useCellText();
  const place = columns.findIndex(({ name }) => name === charted);
  const column = columns[place];
  if (!column) return null;
  const known = rows.filter(({ cells }) => typeof cells[place] === "number").slice(0, MOST_BARS);
  const bars = known.map(({ cells }) => ({
    label: format(cells[0] ?? null, columns[0]!.kind),
    value: Number(cells[place] ?? 0),
    text: format(cells[place] ?? null, column.kind),
  }));
  if (bars.length === 0) return null;
  return <BarChart title={t(`columns.${column.name}`)} bars={bars} />;
}

function FigureTable({ table: { columns, rows, total, totalTo } }: { table: ReportTable }) {
  const { t } = useWords("office-reports");
  const format = useCellText();
  const shown = columns[0]?.kind === "day" ? rows.filter(isBusy) : rows;
  return (
    // Where it is too wide it scrolls sideways; on a phone each row is a block that names its figures.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className="overflow-x-auto" aria-label={t("figures")} tabIndex={0}>
      <table className="w-full max-w-5xl text-start max-xl:text-sm max-sm:block">
        <thead className="max-sm:hidden">
          <tr className="border-b border-edge text-sm text-muted">
            {columns.map(({ name, kind }) => (
              <th key={name} scope="col" className={`px-2 py-2 align-bottom font-semibold ${alignOf(kind)}`}>
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {shown.map((row) => (
            <tr key={String(row.cells[0])} className={`border-b border-line ${BLOCK}`}>
              {columns.map(({ name, kind }, place) => (
                <FigureCell key={name} row={row} place={place} name={name} kind={kind} />
              ))}
            </tr>
          ))}
        </tbody>
        {total === null ? null : (
          <tfoot className="max-sm:block">
            <tr className={`border-t-2 border-edge font-semibold ${BLOCK}`}>
              {columns.map(({ name, kind }, place) => (
                <td key={name} className={`${CELL} ${alignOf(kind)} ${place === 0 ? "max-sm:col-span-2" : ""}`}>
                  {place === 0 ? null : <PhoneLabel name={name} />}
                  {place === 0 ? <Figure to={totalTo}>{t("total")}</Figure> : format(total[place] ?? null, kind)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {shown.length === rows.length ? null : (
        <p className="mt-2 text-sm text-muted">{t("emptyDays", { count: rows.length - shown.length })}</p>
      )}
    </section>
  );
}

const BLOCK = "max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-2";
const CELL = "px-2 py-2 whitespace-nowrap max-sm:p-0 max-sm:py-1";

/** Whether anything happened: an empty day is counted below the table, and stands in the file. */
function isBusy({ cells }: ReportRow): boolean {
  return cells.slice(1).some((cell) => cell !== null && cell !== 0);
}

/** The title of a column, in each block of a phone. */
function PhoneLabel({ name }: { name: ReportColumnName }) {
  const { t } = useWords("office-reports");
  return <span className="block text-xs font-normal text-muted sm:hidden">{t(`columns.${name}`)}</span>;
}

type CellProps = { row: ReportRow; place: number; name: ReportColumnName; kind: ColumnKind };

function FigureCell({ row, place, name, kind }: CellProps) {
  const format = useCellText();
  const text = format(row.cells[place] ?? null, kind);
  const className = `${CELL} ${alignOf(kind)}`;
  if (place > 0)
    return (
      <td className={className}>
        <PhoneLabel name={name} />
        <Figure to={row.links[place] ?? null}>{text}</Figure>
      </td>
    );
  return (
    <th scope="row" className={`${className} font-normal max-sm:col-span-2 max-sm:font-semibold`}>
      <Figure to={row.to}>{text}</Figure>
    </th>
  );
}

function Figure({ to, children }: { to: string | null; children: string }) {
  if (to === null) return children;
  return (
    <Link to={to} className="link">
      {children}
    </Link>
  );
}

function alignOf(kind: ColumnKind): string {
  return ["money", "count", "percent"].includes(kind) ? "figure text-start sm:text-end" : "text-start";
}

/** The text of a cell in the language of the page. */
function useCellText() {
  const { t, language } = useWords("office-reports");
  return (cell: CellValue, kind: ColumnKind): string => {
    if (cell === null) return "–";
    if (cell === TOO_FEW) return cellWord(cell, kind, t);
    if (kind === "money") return formatPrice(Number(cell) as Bani);
    if (kind === "percent") return `${formatNumber(Number(cell))} %`;
    if (kind === "count") return formatNumber(Number(cell));
    if (kind === "day") return formatDay(String(cell), language);
    return cellWord(String(cell), kind, t);
  };
}
