// An offer as a bill: lines that add up to the total, each with its reason in words, and beside the total what is not in it.
// Needs the words of the room "offer".

import { useWords } from "../../i18n/use-words.ts";
import type { ShownOffer } from "../../routes/selling/shown-offer.ts";
import { sayAmount, sayLine, type SaidLine } from "./say-offer.ts";

type Bill = Pick<ShownOffer, "lines" | "outside" | "total" | "bookVersion">;

export function OfferLines({ offer }: { offer: Bill }) {
  const { t, language } = useWords("offer");
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
        <Line key={line.key} line={sayLine(line, speech)} />
      ))}
      {offer.outside.map((line) => (
        <Line key={line.key} line={{ ...sayLine(line, speech), confirmedAtTesting: false }} note={t("outside.reason")} isOutside />
      ))}
      <tfoot>
        <tr className="border-t-2 border-ink bg-estimate-soft">
          <th scope="row" className="px-3 py-3 text-start font-condensed text-xl font-bold sm:px-4">
            {t("table.total")}
          </th>
          <td className="figure py-3 ps-1 pe-3 text-end text-lg font-semibold whitespace-nowrap sm:pe-4 sm:text-2xl">{sayAmount(offer.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ line, note, isOutside = false }: { line: SaidLine; note?: string; isOutside?: boolean }) {
  const { t } = useWords("offer");
  return (
    <tbody className="border-b border-line">
      <tr>
        <th scope="rowgroup" className="px-3 pt-2.5 text-start font-condensed text-lg leading-tight font-semibold sm:px-4">
          {line.name}
        </th>
        <td className={`figure px-3 pt-2.5 text-end align-top whitespace-nowrap sm:px-4 ${isOutside ? "text-muted" : ""}`}>{isOutside ? `(${sayAmount(line.amount)})` : sayAmount(line.amount)}</td>
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
