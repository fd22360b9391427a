// Invoices and credit notes as a table. An e-invoice that the tax authority would reject shows the reason.

import { Link } from "react-router";
import type { Bani } from "../../../../../base/money.ts";
import { formatDay, formatLastDay, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Badge } from "../../../../kit/badge.tsx";
import type { SubmissionState } from "../../../../../shop/invoices/e-factura/submission.ts";
import { SubmissionBadge } from "./submission-badge.tsx";

type Row = {
  kind: "invoice" | "credit-note" | "proforma";
  number: string;
  issuedOn: string;
  orderNumber: string;
  buyer: string;
  totals: { net: Bani; tax: Bani; gross: Bani };
  faults: readonly string[];
  state: SubmissionState;
  /** The end of the last day to send it to e-Factura; null if it is there. */
  sendBy: Date | null;
};

const head = "px-2 py-1 text-sm font-semibold text-muted";
const cell = "block min-w-0 @3xl:table-cell @3xl:px-2 @3xl:py-2.5 @3xl:align-top";
const half = `${cell} basis-[calc(50%-1rem)] grow`;
const figure = `${half} whitespace-nowrap tabular-nums @3xl:text-end`;

export function DocumentTable({ rows, invoiced, credited }: { rows: readonly Row[]; invoiced: Bani; credited: Bani }) {
  const { t } = useWords("office-invoices");
  return (
    <div className="@container">
      <table className="block w-full border-t border-line text-start @3xl:table">
        <caption className="sr-only">{t("invoices.title")}</caption>
        <thead className="hidden @3xl:table-header-group">
          <tr className="border-b border-line">
            {(["number", "order", "net", "tax", "gross", "files"] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={`${head} ${column === "net" || column === "tax" || column === "gross" ? "text-end" : "text-start"}`}
              >
                {t(`invoices.${column}`)}
              </th>
            ))}
            <th scope="col" className={`${head} text-start`}>
              {t("submission.column")}
            </th>
          </tr>
        </thead>
        <tbody className="block @3xl:table-row-group">
          {rows.map((row) => (
            <DocumentRow key={row.number} row={row} />
          ))}
        </tbody>
      </table>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1 font-semibold tabular-nums @3xl:justify-end">
        <div className="flex gap-3">
          <dt>{t("invoices.invoiced")}</dt>
          <dd>{formatPrice(invoiced)}</dd>
        </div>
        <div className="flex gap-3">
          <dt>{t("invoices.credited")}</dt>
          <dd>{signed(credited, credited > 0)}</dd>
        </div>
      </dl>
    </div>
  );
}

function DocumentRow({ row }: { row: Row }) {
  const { t, language } = useWords("office-invoices");
  const isCredit = row.kind === "credit-note";
  return (
    <tr className="flex flex-wrap items-start gap-x-4 gap-y-1.5 border-b border-line py-3 @3xl:table-row @3xl:py-0 print:break-inside-avoid">
      <th scope="row" className={`${half} text-start`}>
        <span className="figure block font-semibold whitespace-nowrap">{row.number}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm font-normal text-muted">
          {formatDay(row.issuedOn, language)} {isCredit ? <Badge>{t("invoices.credit")}</Badge> : null}
        </span>
      </th>
      <td className={`${half} wrap-anywhere`}>
        <Link to={officeLinks.order(row.orderNumber)} className="link figure whitespace-nowrap">
          {row.orderNumber}
        </Link>
        <span className="block text-sm text-muted">{row.buyer}</span>
      </td>
      <Amount title={t("invoices.net")} amount={signed(row.totals.net, isCredit)} />
      <Amount title={t("invoices.tax")} amount={signed(row.totals.tax, isCredit)} />
      <Amount title={t("invoices.gross")} amount={signed(row.totals.gross, isCredit)} />
      <td className={half}>
        <Files row={row} />
      </td>
      <td className={`${cell} basis-full`}>
        <Link
          to={officeLinks.invoiceSubmission(row.number)}
          className="link inline-flex min-h-11 items-center @3xl:min-h-0"
        >
          <SubmissionBadge state={row.state} />
        </Link>
        {row.sendBy === null ? null : (
          <span className="block text-sm text-muted">
            {t("submission.until", { date: formatLastDay(row.sendBy, language) })}
          </span>
        )}
      </td>
    </tr>
  );
}

function Amount({ title, amount }: { title: string; amount: string }) {
  return (
    <td className={figure}>
      <span className="block text-xs text-muted @3xl:hidden">{title}</span>
      {amount}
    </td>
  );
}

function Files({ row: { number, faults } }: { row: Row }) {
  const { t } = useWords("office-invoices");
  return (
    <>
      <span className="flex flex-wrap gap-x-3">
        {(["pdf", "xml"] as const).map((format) => (
          <a
            key={format}
            href={officeLinks.invoice(number, format)}
            className="link inline-flex min-h-11 items-center whitespace-nowrap @3xl:min-h-0"
            aria-label={t(format === "pdf" ? "invoices.pdfOf" : "invoices.xmlOf", { number })}
          >
            {t(`invoices.${format}`)}
          </a>
        ))}
      </span>
      {faults.length > 0 ? (
        <span className="mt-1 block text-danger">{t("invoices.faults", { faults: faults.join("; ") })}</span>
      ) : null}
    </>
  );
}

function signed(amount: Bani, isMinus: boolean): string {
  return isMinus && amount > 0 ? `−${formatPrice(amount)}` : formatPrice(amount);
}
