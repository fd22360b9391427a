// The invoices and credit notes of a month, each as PDF and as e-invoice, and the whole month as one file for the
// accountant.

import { Form } from "react-router";
import type { Route } from "./+types/invoices";
import { sum } from "../../../../base/money.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { listDocuments } from "../../../../shop/invoices/list-documents.server.ts";
import { isSubmitted, submissionDeadline } from "../../../../shop/invoices/e-factura/submission.ts";
import { viewSubmissions } from "../../../../shop/invoices/e-factura/view-submissions.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { officeLinks } from "../../../office-links.ts";
import { renderedEInvoice } from "../../../documents/e-invoice.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Button, buttonClass } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { TextField } from "../../../kit/field.tsx";
import { OfficePage } from "../components/page.tsx";
import { DocumentTable } from "./components/document-table.tsx";
import { requestedMonth } from "../shared/months/requested-month.server.ts";

export const handle = { words: ["office-invoices"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "invoices.view");
  const month = requestedMonth(request) ?? shop.clock.today().slice(0, 7);
  const documents = await listDocuments(shop, { month });
  const submissions = await viewSubmissions(shop, documents);
  const rows = documents.map(({ id, issuedAt, document }) => {
    const { kind, number, issuedOn, orderNumber, buyer, totals } = document;
    const { faults } = renderedEInvoice(document);
    const { state } = submissions.get(id)!;
    const sendBy = isSubmitted(state) ? null : submissionDeadline(issuedAt);
    return { kind, number, issuedOn, orderNumber, buyer: buyer.name, totals, faults, state, sendBy };
  });
  const all = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    month,
    mayExport: hasRight(roles, "money.view"),
    rows,
    invoiced: sum(all("invoice").map((row) => row.totals.gross)),
    credited: sum(all("credit-note").map((row) => row.totals.gross)),
  };
}

export default function OfficeInvoices({
  loaderData: { month, rows, invoiced, credited, mayExport },
}: Route.ComponentProps) {
  const { t } = useWords("office-invoices");
  return (
    <OfficePage
      title={t("invoices.title")}
      actions={
        mayExport && rows.length > 0 ? (
          <a href={officeLinks.invoiceMonth(month)} className={buttonClass({ variant: "secondary" })}>
            {t("invoices.export")}
          </a>
        ) : null
      }
    >
      <Form method="get" className="mb-6 flex flex-wrap items-end gap-3">
        <TextField name="month" label={t("invoices.month")} type="month" defaultValue={month} required />
        <Button variant="secondary">{t("invoices.show")}</Button>
      </Form>
      {rows.length === 0 ? (
        <Empty title={t("invoices.none")} />
      ) : (
        <DocumentTable rows={rows} invoiced={invoiced} credited={credited} />
      )}
    </OfficePage>
  );
}
