// An offer as a bill: lines that sum to the total, each with its reason, and below the total what it does not include.
// Needs the words of the namespace "trade-in-offer".

import { useWords } from "../../i18n/use-words.ts";
import type { OfferView } from "./offer.view.ts";
import { formatAmount, formatLine, type FormattedLine } from "./format-offer.ts";

type Bill = Pick<OfferView, "lines" | "outside" | "floor" | "total" | "bookVersion">;

export function OfferLines({ offer }: { offer: Bill }) {
  const { t, language } = useWords("trade-in-offer");
  const speech = { t, language, version: offer.bookVersion };
  return (
    <table className="w-full border border-line bg-surface">
      <caption className="sr-only">{t("table.title")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("table.part")}</th>
          <th scope="col">{t("table.amount")}</th>
        </tr>
      </thead>
      {offer.lines.map((line) => (
        <Line key={line.key} line={formatLine(line, speech)} />
      ))}
      {offer.outside.map((line) => (
        <Line
          key={line.key}
          line={{ ...formatLine(line, speech), confirmedAtTesting: false }}
          note={t("outside.reason")}
          isOutside
        />
      ))}
      <tfoot>
        {offer.floor < offer.total ? (
          <Sum term={t("table.most")} amount={t("upTo", { amount: formatAmount(offer.total) })} />
        ) : null}
        <Sum
          term={t(offer.floor < offer.total ? "table.sure" : "table.total")}
          amount={formatAmount(offer.floor)}
          isPromised
        />
      </tfoot>
    </table>
  );
}

function Sum({ term, amount, isPromised = false }: { term: string; amount: string; isPromised?: boolean }) {
  return (
    <tr className={`border-t-2 border-ink ${isPromised ? "bg-estimate-soft" : ""}`}>
      {/* In one cell, or the total would make the column of amounts too wide for a phone. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text stands in it, two elements down */}
      <th scope="row" colSpan={2} className={`px-3 text-start font-normal sm:px-4 ${isPromised ? "py-3" : "py-2"}`}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={isPromised ? "font-condensed text-xl font-bold" : "text-muted"}>{term}</span>
          <span className={`money whitespace-nowrap ${isPromised ? "text-2xl font-semibold" : ""}`}>{amount}</span>
        </span>
      </th>
    </tr>
  );
}

function Line({ line, note, isOutside = false }: { line: FormattedLine; note?: string; isOutside?: boolean }) {
  const { t } = useWords("trade-in-offer");
  return (
    <tbody className="border-b border-line">
      <tr>
        <th
          scope="rowgroup"
          className="px-3 pt-2.5 text-start font-condensed text-lg leading-tight font-semibold sm:px-4"
        >
          {line.name}
        </th>
        <td
          className={`figure px-3 pt-2.5 text-end align-top whitespace-nowrap sm:px-4 ${isOutside ? "text-muted" : ""}`}
        >
          {isOutside
            ? `(${formatAmount(line.amount)})`
            : line.confirmedAtTesting
              ? t("upTo", { amount: formatAmount(line.amount) })
              : formatAmount(line.amount)}
        </td>
      </tr>
      {/* The reason has the whole width: on a phone it is the longest part. */}
      <tr>
        <td colSpan={2} className="px-3 pt-0.5 pb-2.5 text-sm text-muted sm:px-4">
          {line.reason}
          {note ? <span className="block font-semibold text-estimate">{note}</span> : null}
          {line.confirmedAtTesting ? <span className="block font-semibold text-estimate">{t("confirmed")}</span> : null}
        </td>
      </tr>
    </tbody>
  );
}
