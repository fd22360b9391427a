// A cash receipt for staff, as PDF.

import type { Route } from "./+types/receipt-file";
import { findReceipt } from "../../../../shop/cash/view-cash.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { pdfAnswer } from "../../../documents/document-answer.server.ts";
import { drawReceipt } from "../../../documents/draw-receipt.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "invoices.view");
  const number = (params.number ?? "").replace(/\.pdf$/, "");
  const receipt = await findReceipt(shop, { number });
  return receipt ? pdfAnswer(await drawReceipt(receipt), number) : new Response(null, { status: 404 });
}
