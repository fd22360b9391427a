// The received transfers of a bank statement as a table: the payer's text, and the order that it matches.

import type { ProposedLine } from "../../../../../shop/bank/view-transfers.server.ts";
import { formatDay, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { lineTones } from "./line-tones.ts";
import { ProposalText } from "./proposal-text.tsx";
import { WaitingReason } from "./waiting-reason.tsx";

const cell = "px-3 py-2 align-top";
/** On a phone a row is a block: day and amount side by side, the payer and what it means below them. */
const row = "border-b border-line last:border-b-0 max-md:grid max-md:grid-cols-[1fr_auto]";
const wide = `${cell} max-md:col-span-2`;

export function StatementTable({ lines }: { lines: readonly ProposedLine[] }) {
  const { t, language } = useWords("office-invoices");
  if (lines.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section aria-label={t("statement.title")} tabIndex={0} className="overflow-x-auto border border-line bg-surface">
      <table className="w-full border-collapse text-start max-md:block md:min-w-[40rem]">
        <caption className="sr-only">{t("statement.title")}</caption>
        <thead className="border-b border-line text-sm text-muted max-md:sr-only">
          <tr>
            <th scope="col" className={`${cell} text-start`}>
              {t("statement.day")}
            </th>
            <th scope="col" className={`${cell} text-end`}>
              {t("statement.amount")}
            </th>
            <th scope="col" className={`${cell} text-start`}>
              {t("statement.payer")}
            </th>
            <th scope="col" className={`${cell} text-start`}>
              {t("statement.meaning")}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {lines.map(({ line, proposal }) => (
            <tr key={line.id} className={row}>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>
                {line.bookedOn === null ? t("statement.noDay") : formatDay(line.bookedOn, language)}
                {line.row === null ? null : (
                  <p className="text-sm text-muted">{t("statement.row", { row: line.row })}</p>
                )}
              </td>
              <td className={`${cell} text-end whitespace-nowrap tabular-nums`}>
                {line.amount === null ? t("statement.noAmount") : formatPrice(line.amount)}
              </td>
              <td className={wide}>
                {line.payer}
                <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{line.details}</p>
              </td>
              <td className={wide}>
                <Badge tone={lineTones[line.state]}>{t(`statement.state.${line.state}`)}</Badge>{" "}
                {line.state === "matched" ? (
                  line.orderNumber
                ) : line.state === "ignored" ? null : (
                  <ProposalText proposal={proposal} />
                )}
                {line.state === "new" || line.state === "open" ? <WaitingReason line={line} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
