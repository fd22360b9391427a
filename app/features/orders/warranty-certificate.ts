// The guarantee certificate of a warranty as a PDF. Invariant: only who holds the warranty may download it.

import type { Route } from "./+types/warranty-certificate";
import { parseId } from "../../../base/id.ts";
import { viewHeldCertificate } from "../../../shop/returns/view-certificates.server.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { pdfAnswer } from "../../documents/document-answer.server.ts";
import { guaranteesPdf } from "../../documents/guarantees.server.ts";
import { requireAccount } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const holder = await requireAccount(request, shop);
  const found = await viewHeldCertificate(shop, { id: parseId<"warranty">(params.id), holder });
  if (!found.ok) return new Response(null, { status: 404 });
  const { certificate, order } = found.value;
  const language = certificate.isTransferred ? context.get(languageContext) : order.language;
  return pdfAnswer(await guaranteesPdf(shop, [certificate], { order, language }), `guarantee-${certificate.unit.code}`);
}
