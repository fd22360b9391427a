// The physical units of an order as whoever packs it looks for them, each with its listing and its own page, and the order's documents.
// Whoever sees orders may open both: `orders.view` comes with `stock.view`.

import { Link } from "react-router";
import type { PackingLine } from "../../../../../shop/orders/office/packing.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";

export function OrderLines({ lines }: { lines: readonly PackingLine[] }) {
  const { t } = useWords("office-orders-processing");
  if (lines.length === 0) return null;
  return (
    <Panel label={t("order.lines")}>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.unitId} className="grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto]">
            <span className="min-w-0">
              <Link to={officeLinks.listing(line.listingId)} className="link font-condensed font-bold">
                {line.title}
              </Link>
              <span className="block text-sm text-muted">
                {line.serial === null ? t("order.noSerial") : t("order.serial", { serial: line.serial })}
              </span>
              {line.replaces ? (
                <Link to={officeLinks.return(line.replaces.claim)} className="link block text-sm">
                  {t(line.replaces.isSent ? "order.replacedSent" : "order.replacement", {
                    code: line.replaces.code,
                    claim: line.replaces.claim,
                  })}
                </Link>
              ) : null}
            </span>
            <span className="sm:text-end">
              <Link to={officeLinks.unit(line.code)} className="link figure font-semibold">
                {line.code}
              </Link>
              {line.place === null ? null : (
                <span className="block text-sm">{t("order.place", { place: line.place })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type OrderDocument = { kind: "invoice" | "credit-note" | "proforma"; number: string; issuedAt: Date };

export function OrderDocuments({ documents }: { documents: readonly OrderDocument[] }) {
  const { t, language } = useWords("office-orders-processing");
  if (documents.length === 0) return null;
  return (
    <Panel label={t("order.documents")}>
      <ul className="flex flex-col gap-2">
        {documents.map(({ number, issuedAt }) => (
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <span className="figure font-semibold">{number}</span>{" "}
              <span className="text-sm text-muted">{formatDate(issuedAt, language)}</span>
            </span>
            <span className="flex gap-4">
              {(["pdf", "xml"] as const).map((format) => (
                <Link
                  key={format}
                  to={officeLinks.invoice(number, format)}
                  reloadDocument
                  className="link inline-flex min-h-11 items-center md:min-h-9"
                >
                  {format.toUpperCase()}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
