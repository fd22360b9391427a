// A month for the accountant as one ZIP: all e-invoices, and the sales journal as CSV.

import type { Route } from "./+types/invoice-month";
import { listDocuments } from "../../../../shop/invoices/list-documents.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { eInvoice } from "../../../documents/e-invoice.server.ts";
import { salesJournal } from "../../../documents/sales-journal.ts";
import { zip } from "../../../documents/zip.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { parseMonth } from "./requested-month.server.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "invoices.view");
  const month = parseMonth(params.month);
  if (month === null) return new Response(null, { status: 404 });
  const documents = (await listDocuments(shop, { month })).map(({ document }) => document);
  const files = documents.map((document) => ({
    name: `${document.number}.xml`,
    data: Buffer.from(eInvoice(document).xml),
  }));
  const journal = { name: `jurnal-${month}.csv`, data: Buffer.from(salesJournal(documents)) };
  return fileAnswer(zip([journal, ...files], { at: shop.clock.now() }), {
    type: "application/zip",
    name: `facturi-${month}.zip`,
    opens: "attachment",
  });
}
