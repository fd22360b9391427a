// The couriers' labels of one parcel as a PDF, or of many as a ZIP of PDFs.

import type { Route } from "./+types/labels";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { parseShipmentNumber } from "../../../../shop/shipments/shipment.ts";
import { findLabel, findShipments } from "../../../../shop/shipments/view-shipments.server.ts";
import { shopContext } from "../../../context.server.ts";
import { fileAnswer, pdfAnswer } from "../../../documents/document-answer.server.ts";
import { zip } from "../../../documents/zip.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { rightToSee } from "../shared/shipments/shipment-rights.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const MOST_LABELS = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "shipments.view");
  const requested = new URL(request.url).searchParams.getAll("shipment").slice(0, MOST_LABELS);
  const numbers = [...new Set(requested.map(parseShipmentNumber).filter((number) => number !== null))];
  const labels: { name: string; data: Uint8Array }[] = [];
  for (const shipment of await findShipments(shop, numbers)) {
    if (!shipment.hasLabel || !hasRight(roles, rightToSee[shipment.subject])) continue;
    const data = await findLabel(shop, shipment);
    if (data) labels.push({ name: `${shipment.subjectNumber}-${shipment.awb}.pdf`, data });
  }
  const [only] = labels;
  if (!only) return new Response(null, { status: 404 });
  if (labels.length === 1) return pdfAnswer(Buffer.from(only.data), only.name.replace(/\.pdf$/, ""));
  const file = zip(labels, { at: shop.clock.now() });
  return fileAnswer(file, { type: "application/zip", name: `awb-${labels.length}.zip`, opens: "attachment" });
}
