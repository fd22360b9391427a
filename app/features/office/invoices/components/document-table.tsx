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

const cell = "px-3 py-2 align-top";
const figure = `${cell} text-end whitespace-nowrap tabular-nums`;

export function DocumentTable({ rows, invoiced, credited }: { rows: readonly Row[]; invoiced: Bani; credited: Bani }) {
  const { t } = useWords("office-invoices");
  return (
    <div className="overflow-x-auto border border-line bg-surface">
      <table className="w-full min-w-[66rem] border-collapse text-start text-sm">
        <caption className="sr-only">{t("invoices.title")}</caption>
        <thead className="border-b border-line text-muted">
          <tr>
            <th scope="col" className={`${cell} text-start`}>
              {t("invoices.number")}
            </th>
            <th scope="col" className={`${cell} text-start`}>
              {t("invoices.date")}
            </th>
            <th scope="col" className={`${cell} text-start`}>
              {t("invoices.order")}
            </th>
            <th scope="col" className={`${cell} text-start`}>
              {t("invoices.buyer")}
            </th>
            <th scope="col" className={figure}>
              {t("invoices.net")}
            </th>
            <th scope="col" className={figure}>
              {t("invoices.tax")}
            </th>
            <th scope="col" className={figure}>
              {t("invoices.gross")}
            </th>
            <th scope="col" className={`${cell} text-start`}>
              {t("invoices.files")}
            </th>
            <th scope="col" className={`${cell} text-start`}>
              {t("submission.column")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DocumentRow key={row.number} row={row} />
          ))}
        </tbody>
        <tfoot className="border-t border-edge font-semibold">
          <tr>
            <th scope="row" colSpan={6} className={`${cell} text-end`}>
              {t("invoices.invoiced")}
            </th>
            <td className={figure}>{formatPrice(invoiced)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={6} className={`${cell} text-end`}>
              {t("invoices.credited")}
            </th>
            <td className={figure}>{signed(credited, credited > 0)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function DocumentRow({ row }: { row: Row }) {
  const { t, language } = useWords("office-invoices");
  const isCredit = row.kind === "credit-note";
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className={`${cell} text-start font-semibold whitespace-nowrap`}>
        {row.number} {isCredit ? <Badge>{t("invoices.credit")}</Badge> : null}
      </th>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatDay(row.issuedOn, language)}</td>
      <td className={cell}>
        <Link to={officeLinks.order(row.orderNumber)} className="link whitespace-nowrap">
          {row.orderNumber}
        </Link>
      </td>
      <td className={cell}>{row.buyer}</td>
      <td className={figure}>{signed(row.totals.net, isCredit)}</td>
      <td className={figure}>{signed(row.totals.tax, isCredit)}</td>
      <td className={figure}>{signed(row.totals.gross, isCredit)}</td>
      <td className={cell}>
        <a
          href={officeLinks.invoice(row.number, "pdf")}
          className="link me-3 inline-block py-1"
          aria-label={t("invoices.pdfOf", { number: row.number })}
        >
          {t("invoices.pdf")}
        </a>
        <a
          href={officeLinks.invoice(row.number, "xml")}
          className="link inline-block py-1 whitespace-nowrap"
          aria-label={t("invoices.xmlOf", { number: row.number })}
        >
          {t("invoices.xml")}
        </a>
        {row.faults.length > 0 ? (
          <p className="mt-1 text-danger">{t("invoices.faults", { faults: row.faults.join("; ") })}</p>
        ) : null}
      </td>
      <td className={cell}>
        <Link to={officeLinks.invoiceSubmission(row.number)} className="link inline-flex min-h-11 items-center">
          <SubmissionBadge state={row.state} />
        </Link>
        {row.sendBy === null ? null : (
          <p className="text-muted">{t("submission.until", { date: formatLastDay(row.sendBy, language) })}</p>
        )}
      </td>
    </tr>
  );
}

function signed(amount: Bani, isMinus: boolean): string {
  return isMinus && amount > 0 ? `−${formatPrice(amount)}` : formatPrice(amount);
}
