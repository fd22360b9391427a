// The guarantee certificates of an order as one PDF, for the parcel or printed again.

import type { Route } from "./+types/certificates";
import { parseOrderNumber } from "../../../../../shop/orders/order.ts";
import { viewOrder } from "../../../../../shop/orders/view-order.server.ts";
import { viewCertificates } from "../../../../../shop/returns/view-certificates.server.ts";
import { shopContext } from "../../../../context.server.ts";
import { pdfAnswer } from "../../../../documents/document-answer.server.ts";
import { guaranteesPdf } from "../../../../documents/guarantees.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import type { RouteHandle } from "../../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "orders.view");
  const found = await viewOrder(shop, { number: parseOrderNumber(params.number) });
  const certificates = found.ok ? await viewCertificates(shop, found.value.order) : [];
  if (!found.ok || certificates.length === 0) return new Response(null, { status: 404 });
  const { order } = found.value;
  return pdfAnswer(
    await guaranteesPdf(shop, certificates, { order, language: order.language }),
    `guarantee-${order.number}`,
  );
}
