// An invoice or credit note for staff: the PDF of the buyer, or the XML for e-Factura.

import type { Route } from "./+types/invoice-file";
import { findDocument } from "../../../../shop/invoices/find-document.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { passportsOnDocument } from "../../../documents/passport-addresses.server.ts";
import { drawDocument } from "../../../documents/draw-document.server.ts";
import { eInvoice } from "../../../documents/e-invoice.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { fileAnswer, pdfAnswer } from "../../../documents/document-answer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "invoices.view");
  const found = await findDocument(shop, { number: params.number });
  if (!found) return new Response(null, { status: 404 });
  const { document } = found;
  if (params.format === "pdf")
    return pdfAnswer(
      await drawDocument(document, {
        shopName: shop.company.name,
        passports: await passportsOnDocument(shop, document),
      }),
      document.number,
    );
  if (params.format === "xml")
    return fileAnswer(Buffer.from(eInvoice(document).xml), {
      type: "application/xml",
      name: `${document.number}.xml`,
      opens: "attachment",
    });
  return new Response(null, { status: 404 });
}
