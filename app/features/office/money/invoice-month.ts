// A month for the accountant as one ZIP: registers, e-invoices, invoices and purchase records.

import type { Route } from "./+types/invoice-month";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";
import { monthZip } from "./month-files.server.ts";
import { parseMonth } from "../shared/months/requested-month.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "money.view");
  const month = parseMonth(params.month);
  if (month === null) return new Response(null, { status: 404 });
  return fileAnswer(await monthZip(shop, month), {
    type: "application/zip",
    name: `luna-${month}.zip`,
    opens: "attachment",
  });
}
