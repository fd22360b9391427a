// Tables of a price book: its figures, and the differences between two versions.

import type { BookFigure, FigureChange } from "../../../../../shop/pricing/book-edit.ts";
import { bani } from "../../../../../base/money.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";

const cell = "px-3 py-2 text-start font-normal break-words";
const figure = "figure px-3 py-2 text-end whitespace-nowrap";

/** An amount or a percentage; a dash where there is none. */
export function formatFigure({ of }: Pick<BookFigure, "of">, value: number | null): string {
  if (value === null) return "–";
  return of === "percent" ? `${value} %` : formatPrice(bani(value));
}

export function FiguresTable({ figures }: { figures: readonly BookFigure[] }) {
  const { t } = useWords("office-trade-ins");
  return (
    <table className="mt-4 w-full table-fixed border-t border-line">
      <caption className="sr-only">{t("book.title")}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className={cell}>
            {t("book.figure")}
          </th>
          <th scope="col" className={`${figure} w-32 font-normal`}>
            {t("book.value")}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map((each) => (
          <tr key={each.at} className="border-t border-line">
            <th scope="row" className={`${cell} font-mono text-sm`}>
              {each.at}
            </th>
            <td className={figure}>{formatFigure(each, each.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ChangesTable({ changes }: { changes: readonly FigureChange[] }) {
  const { t } = useWords("office-trade-ins");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it on a phone
    <section aria-label={t("book.preview")} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-t border-line">
        <caption className="sr-only">{t("book.preview")}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className={cell}>
              {t("book.figure")}
            </th>
            <th scope="col" className={`${figure} font-normal`}>
              {t("book.before")}
            </th>
            <th scope="col" className={`${figure} font-normal`}>
              {t("book.after")}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.at} className="border-t border-line">
              <th scope="row" className={`${cell} font-mono text-sm max-sm:break-all`}>
                {change.at}
              </th>
              <td className={`${figure} text-muted`}>{formatFigure(change, change.before)}</td>
              <td className={`${figure} font-semibold`}>{formatFigure(change, change.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
