// Rows of a book with their totals: a table where there is room, one block a row on a phone.

import type { Bani } from "../../../../../base/money.ts";
import { formatExactPrice } from "../../../../i18n/format.ts";

type Text = { text: string; to?: string };
type BookTableProps = {
  caption: string;
  empty: string;
  columns: readonly string[];
  figures: readonly string[];
  rows: readonly { key: string; texts: readonly Text[]; amounts: readonly (Bani | null)[] }[];
  totals: readonly { text: string; amounts: readonly (Bani | null)[] }[];
};

const cell = "px-2 py-2 align-top max-md:block max-md:px-0 max-md:py-0.5";
const figure = `${cell} text-end whitespace-nowrap tabular-nums max-md:flex max-md:justify-between max-md:gap-4 max-md:before:text-muted max-md:before:content-[attr(data-label)]`;

export function BookTable({ caption, empty, columns, figures, rows, totals }: BookTableProps) {
  if (rows.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <table className="w-full border-collapse text-start text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line text-muted max-md:sr-only">
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col" className={`${cell} text-start font-normal`}>
              {title}
            </th>
          ))}
          {figures.map((title) => (
            <th key={title} scope="col" className={`${cell} text-end font-normal`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ key, texts, amounts }) => (
          <tr key={key} className="border-b border-line max-md:block max-md:py-2">
            {texts.map(({ text, to }, place) => (
              <td key={place} className={`${cell} break-words`}>
                {to ? (
                  <a href={to} className="link inline-block py-1 whitespace-nowrap">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </td>
            ))}
            <Figures labels={figures} amounts={amounts} />
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold max-md:block">
        {totals.map(({ text, amounts }) => (
          <tr key={text} className="border-b border-line max-md:block max-md:py-2">
            <th scope="row" colSpan={columns.length} className={`${cell} text-start`}>
              {text}
            </th>
            <Figures labels={figures} amounts={amounts} />
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Figures({ labels, amounts }: { labels: readonly string[]; amounts: readonly (Bani | null)[] }) {
  return amounts.map((amount, place) => (
    <td key={labels[place]} data-label={labels[place]} className={figure}>
      {amount === null ? "" : formatExactPrice(amount).replace("-", "−")}
    </td>
  ));
}
