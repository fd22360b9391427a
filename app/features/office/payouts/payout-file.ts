// A file of payouts for the bank, as it was exported: XML for the bank, or the same as CSV.

import type { Route } from "./+types/payout-file";
import { writeXml } from "../../../../base/xml.ts";
import { findPayoutFile } from "../../../../shop/trade-in/office/find-payout-file.server.ts";
import { payoutDocument } from "../../../../shop/trade-in/office/payout-file.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { payoutCsv } from "../../../documents/payout-csv.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "money.pay");
  const [, name = "", format] = /^(PAY-\d{8}-\d{4,})\.(xml|csv)$/.exec(params.file ?? "") ?? [];
  const file = name === "" ? null : await findPayoutFile(shop, { name });
  if (!file) return new Response(null, { status: 404 });
  if (format === "csv")
    return fileAnswer(Buffer.from(payoutCsv(file)), {
      type: "text/csv; charset=utf-8",
      name: `${name}.csv`,
      opens: "attachment",
    });
  return fileAnswer(Buffer.from(writeXml(payoutDocument(file))), {
    type: "application/xml",
    name: `${name}.xml`,
    opens: "attachment",
  });
}
