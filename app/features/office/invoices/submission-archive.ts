// The tax authority's answer about a document, as it came: a ZIP with its signature or its reasons.

import type { Route } from "./+types/submission-archive";
import { findSubmission } from "../../../../shop/invoices/e-factura/view-submissions.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "invoices.view");
  const found = await findSubmission(shop, { number: params.number });
  const archive = await found?.archive();
  if (!found || !archive) return new Response(null, { status: 404 });
  return fileAnswer(archive, {
    type: "application/zip",
    name: `${found.stored.document.number}-anaf.zip`,
    opens: "attachment",
  });
}
