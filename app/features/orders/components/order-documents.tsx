// The invoice and the other documents of an order.

import { formatDate } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { OrderView } from "../../../shared/orders/order.view.server.ts";
import type { DocumentView } from "../../../documents/documents.view.server.ts";
import { Panel } from "../../../kit/panel.tsx";

type OrderDocumentsProps = {
  order: Pick<OrderView, "number" | "state">;
  documents: readonly DocumentView[];
  search: string;
};

/** Renders nothing for an order without documents: one that waits for a card payment, or was cancelled before payment. */
export function OrderDocuments({ order, documents, search }: OrderDocumentsProps) {
  const { t, language } = useWords("account");
  const isToCome =
    documents.every(({ kind }) => kind === "erasure" || kind === "terms") &&
    ["paid", "preparing"].includes(order.state);
  if (documents.length === 0 && !isToCome) return null;
  return (
    <Panel label={t("papers.title")} className="print:hidden">
      {isToCome ? <p>{t("papers.soon")}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {documents.map(({ kind, number, file, issuedAt }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span>
              <span className="font-semibold">{t(`papers.${kind}`, { number })}</span>{" "}
              <span className="text-sm text-muted">{t("papers.of", { date: formatDate(issuedAt, language) })}</span>
            </span>
            <a
              href={links.orderDocument(order.number, file, search)}
              className="link inline-flex min-h-11 items-center"
              aria-label={`${t("papers.download")}: ${number}`}
            >
              {t("papers.download")}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
