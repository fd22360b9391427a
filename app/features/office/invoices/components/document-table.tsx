// Invoices and credit notes as a table. An e-invoice that the tax authority would reject shows the reason.

import { Link } from "react-router";
import type { Bani } from "../../../../../base/money.ts";
import { formatDay, formatLastDay, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Badge } from "../../../../kit/badge.tsx";
import type { SubmissionState } from "../../../../../shop/invoices/e-factura/submission.ts";
import { ListTable, type OfficeColumn } from "../../list/list-table.tsx";
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

export function DocumentTable({ rows, invoiced, credited }: { rows: readonly Row[]; invoiced: Bani; credited: Bani }) {
  const { t } = useWords("office-invoices");
  const totals = { invoiced: formatPrice(invoiced), credited: signed(credited, credited > 0) };
  return (
    <div className="@container">
      <ListTable caption={t("invoices.title")} rows={rows} rowKey={(row) => row.number} columns={useColumns()} />
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1 font-semibold tabular-nums @3xl:justify-end">
        {(["invoiced", "credited"] as const).map((total) => (
          <div key={total} className="flex gap-3">
            <dt>{t(`invoices.${total}`)}</dt>
            <dd>{totals[total]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function useColumns(): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-invoices");
  return [
    {
      key: "number",
      title: t("invoices.number"),
      cell: ({ number, issuedOn, kind }) => (
        <>
          <span className="figure block font-semibold whitespace-nowrap">{number}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            {formatDay(issuedOn, language)} {kind === "credit-note" ? <Badge>{t("invoices.credit")}</Badge> : null}
          </span>
        </>
      ),
    },
    {
      key: "order",
      title: t("invoices.order"),
      cell: ({ orderNumber, buyer }) => (
        <>
          <Link to={officeLinks.order(orderNumber)} className="link figure whitespace-nowrap">
            {orderNumber}
          </Link>
          <span className="block text-sm text-muted">{buyer}</span>
        </>
      ),
    },
    ...(["net", "tax", "gross"] as const).map((amount) => ({
      key: amount,
      title: t(`invoices.${amount}`),
      align: "end" as const,
      cell: ({ totals, kind }: Row) => (
        <span className="whitespace-nowrap tabular-nums">{signed(totals[amount], kind === "credit-note")}</span>
      ),
    })),
    { key: "files", title: t("invoices.files"), cell: (row) => <Files row={row} /> },
    { key: "submission", title: t("submission.column"), wide: true, cell: (row) => <Submission row={row} /> },
  ];
}

function Submission({ row: { number, state, sendBy } }: { row: Row }) {
  const { t, language } = useWords("office-invoices");
  return (
    <>
      <Link to={officeLinks.invoiceSubmission(number)} className="link inline-flex min-h-11 items-center @3xl:min-h-0">
        <SubmissionBadge state={state} />
      </Link>
      {sendBy === null ? null : (
        <span className="block text-sm text-muted">
          {t("submission.until", { date: formatLastDay(sendBy, language) })}
        </span>
      )}
    </>
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
