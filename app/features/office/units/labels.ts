// The labels of one or many units as a PDF, for a sheet or a roll.

import type { Route } from "./+types/labels";
import { formatPassportCode } from "../../../../shop/passport/passport-code.ts";
import { labelsOf } from "../../../../shop/passport/passport-labels.server.ts";
import { shopContext } from "../../../context.server.ts";
import { pdfAnswer } from "../../../documents/document-answer.server.ts";
import { drawLabels, labelFormats } from "../../../documents/draw-labels.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { links } from "../../../links.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const MOST_LABELS = 210; // ten sheets

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const { searchParams } = new URL(request.url);
  const format = labelFormats.find((each) => each === searchParams.get("format")) ?? "a4";
  const labels = await labelsOf(shop, { codes: searchParams.getAll("unit").slice(0, MOST_LABELS) });
  if (labels.length === 0) return new Response(null, { status: 404 });
  const file = await drawLabels(labels, {
    format,
    shopName: shop.company.name,
    at: shop.clock.now(),
    addressOf: (code) => shop.publicUrl + links.passport(formatPassportCode(code)),
  });
  return pdfAnswer(file, labels.length === 1 ? `label-${labels[0]!.unit}` : `labels-${labels.length}`);
}
