// All the invoices and credit notes of the account's orders.

import { Link } from "react-router";
import type { Route } from "./+types/invoices";
import { documentsOfBuyer } from "../../../shop/invoices/documents-of-buyer.server.ts";
import { shopContext } from "../../context.server.ts";
import { requireAccount } from "../../edge.server.ts";
import { formatDate, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { Empty } from "../../kit/empty.tsx";

export const handle = { words: ["account"], purpose: "form" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { visitorId } = await requireAccount(request, shop);
  const documents = await documentsOfBuyer(shop, { visitorId });
  return {
    documents: documents.map(({ issuedAt, document: { kind, number, orderNumber, buyer, totals } }) => ({
      kind,
      number,
      orderNumber,
      buyer: buyer.name,
      gross: totals.gross,
      issuedAt,
    })),
  };
}

export default function Invoices({ loaderData: { documents } }: Route.ComponentProps) {
  const { t, language } = useWords("account");
  return (
    <AccountPage title={t("places.invoices")} lead={t("papers.lead")}>
      {documents.length === 0 ? (
        <Empty title={t("papers.none")} />
      ) : (
        <ul className="border-t border-line">
          {documents.map(({ kind, number, orderNumber, buyer, gross, issuedAt }) => (
            <li
              key={number}
              className="grid items-center gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto_auto]"
            >
              <span className="min-w-0 leading-tight">
                <span className="block font-condensed text-lg font-bold">{t(`papers.${kind}`, { number })}</span>
                <span className="block text-sm text-muted">
                  {t("papers.of", { date: formatDate(issuedAt, language) })} · {buyer} ·{" "}
                  <Link to={links.order(orderNumber)} className="figure link">
                    {orderNumber}
                  </Link>
                </span>
              </span>
              <span className="money font-semibold sm:text-end">
                {kind === "credit-note" ? `−${formatPrice(gross)}` : formatPrice(gross)}
              </span>
              <a
                href={links.orderDocument(orderNumber, `${number}.pdf`)}
                className="link inline-flex min-h-11 items-center"
                aria-label={`${t("papers.download")}: ${number}`}
              >
                {t("papers.download")}
              </a>
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
