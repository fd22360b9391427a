// The books of a month: the VAT of its sales, the sales journal, the margin register, and their files.

import { Form, Link } from "react-router";
import type { Route } from "./+types/journal";
import { sum } from "../../../../base/money.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatExactPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button, buttonClass } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { OfficePage } from "../components/page.tsx";
import { requestedMonth } from "../shared/months/requested-month.server.ts";
import { bookOfMonth } from "./book-of-month.server.ts";
import { BookTable } from "./components/book-table.tsx";

export const handle = { words: ["office", "office-money"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "money.view");
  const month = requestedMonth(request) ?? shop.clock.today().slice(0, 7);
  const { books, registers } = await bookOfMonth(shop, month);
  const { journal, margin, purchases, tax, records, documents } = books;
  return {
    month,
    tax,
    journal,
    margin,
    bought: { count: purchases.length, cost: sum(purchases.map(({ cost }) => cost)) },
    records: records.length,
    documents: documents.length,
    files: registers.map(({ name, title }) => ({ name, title })),
  };
}

export default function OfficeJournal({ loaderData }: Route.ComponentProps) {
  const { month, journal, margin } = loaderData;
  const { t } = useWords("office-money");
  const regime = (of: "margin" | "standard" | "none") => t(`journal.regime.${of}`);
  return (
    <OfficePage
      title={t("journal.title")}
      actions={
        <a href={officeLinks.invoiceMonth(month)} className={buttonClass({ variant: "secondary" })}>
          {t("journal.zip")}
        </a>
      }
    >
      <Form method="get" className="mb-6 flex flex-wrap items-end gap-3 print:hidden">
        <TextField name="month" label={t("journal.month")} type="month" defaultValue={month} required />
        <Button variant="secondary">{t("journal.show")}</Button>
      </Form>
      <div className="flex flex-col gap-6">
        <TaxPanel {...loaderData} />
        <Panel label={t("journal.sales")}>
          <BookTable
            caption={t("journal.sales")}
            empty={t("journal.none")}
            columns={[t("journal.document"), t("journal.date"), t("journal.buyer"), t("journal.rate")]}
            figures={[t("journal.net"), t("journal.tax"), t("journal.gross")]}
            rows={journal.rows.map((row) => ({
              key: `${row.number} ${row.regime} ${row.percent}`,
              texts: [
                { text: row.number, to: officeLinks.invoice(row.number, "pdf") },
                { text: row.issuedOn },
                { text: row.buyer },
                { text: row.regime !== "standard" ? regime(row.regime) : `${row.percent} %` },
              ],
              amounts: [row.net, row.tax, row.gross],
            }))}
            totals={journal.totals.map((total) => ({
              text: total.regime !== "standard" ? regime(total.regime) : `${regime("standard")} ${total.percent} %`,
              amounts: [total.net, total.tax, total.gross],
            }))}
          />
        </Panel>
        <Panel label={t("journal.margin")}>
          <p className="mb-3 max-w-prose text-sm text-muted">{t("journal.marginHint")}</p>
          <BookTable
            caption={t("journal.margin")}
            empty={t("journal.none")}
            columns={[t("journal.bought"), t("journal.seller"), t("journal.unit"), t("journal.document")]}
            figures={[t("journal.cost"), t("journal.price"), t("journal.marginOf"), t("journal.tax")]}
            rows={margin.entries.map((entry) => ({
              key: `${entry.document} ${entry.unitId}`,
              texts: [
                { text: entry.purchase.boughtOn },
                { text: [entry.purchase.source, entry.purchase.seller].filter(Boolean).join(" · ") },
                { text: `${entry.code} ${entry.title}` },
                { text: entry.document, to: officeLinks.invoice(entry.document, "pdf") },
              ],
              amounts: [entry.cost, entry.price, entry.margin, entry.tax],
            }))}
            totals={[
              {
                text: t("journal.total"),
                amounts: [margin.totals.cost, margin.totals.price, margin.totals.margin, margin.totals.tax],
              },
            ]}
          />
        </Panel>
      </div>
    </OfficePage>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];

function TaxPanel({ tax, files, bought, records, documents }: LoaderData) {
  const { t } = useWords("office-money");
  const facts = [
    { label: t("journal.taxTotal"), amount: tax.total },
    { label: t("journal.taxStandard"), amount: tax.standard },
    { label: t("journal.taxMargin"), amount: tax.margin },
    { label: t("journal.boughtCost", { count: bought.count }), amount: bought.cost },
  ];
  return (
    <Panel label={t("journal.vat")}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ label, amount }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figure text-xl font-semibold whitespace-nowrap">{formatExactPrice(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-prose text-sm text-muted">{t("journal.vatHint")}</p>
      <p className="mt-1 text-sm text-muted">{t("journal.inZip", { documents, records })}</p>
      <ul className="mt-3 flex flex-col print:hidden">
        {files.map(({ name, title }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4">
            <span className="min-w-0 grow">{title}</span>
            {(["pdf", "csv"] as const).map((format) => (
              <Link
                key={format}
                reloadDocument
                to={officeLinks.register(`${name}.${format}`)}
                aria-label={`${title}: ${format.toUpperCase()}`}
                className="link inline-flex min-h-11 items-center"
              >
                {format.toUpperCase()}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
