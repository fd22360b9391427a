// The file of parcels that staff import on the courier's own site.

import type { Route } from "./+types/courier-file";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { courierFileRows } from "../../../../shop/shipments/courier-file.ts";
import { findCourierFile } from "../../../../shop/shipments/export-shipments.server.ts";
import { shopContext } from "../../../context.server.ts";
import { csvOf } from "../../../documents/csv.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { rightToSee } from "../shared/shipments/shipment-rights.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "shipments.edit");
  const name = /^CUR-\d{8}-\d{3,}$/.exec(params.file ?? "")?.[0];
  const inFile = name === undefined ? [] : await findCourierFile(shop, name);
  const shipments = inFile.filter(({ subject }) => hasRight(roles, rightToSee[subject]));
  if (shipments.length === 0) return new Response(null, { status: 404 });
  return fileAnswer(Buffer.from(csvOf(courierFileRows(shipments))), {
    type: "text/csv; charset=utf-8",
    name: `${name}.csv`,
    opens: "attachment",
  });
}
