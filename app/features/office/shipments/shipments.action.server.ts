// What the bulk buttons of the list of parcels do.

import { data, redirect, redirectDocument } from "react-router";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { exportShipments } from "../../../../shop/shipments/export-shipments.server.ts";
import { parseShipmentNumber } from "../../../../shop/shipments/shipment.ts";
import { findShipments } from "../../../../shop/shipments/view-shipments.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { officeLinks } from "../../../office-links.ts";
import { readBulk } from "../list/read-bulk.server.ts";
import { rightToChange } from "../shared/shipments/shipment-rights.server.ts";

type BulkAnswer = { domainError: AnyDomainError };

const nothing = { kind: "conflict", code: "shipments-none" } as const;

/** Prints the labels of the ticked parcels, or puts them into a file for the courier's site. */
export async function bulkShipments(shop: Shop, request: Request) {
  await requireStaff(request, shop, "shipments.view");
  const form = await readBulk(request.clone());
  const numbers = (form?.ids ?? []).map(parseShipmentNumber).filter((number) => number !== null);
  // The router's own navigation cannot show a file.
  if (form?.intent === "labels" && numbers.length > 0) throw redirectDocument(officeLinks.shipmentLabels(numbers));
  const { actor, roles } = await requireStaff(request, shop, "shipments.edit");
  const chosen = (await findShipments(shop, numbers)).filter(({ subject }) => hasRight(roles, rightToChange[subject]));
  if (form?.intent !== "file" || chosen.length === 0) return data<BulkAnswer>({ domainError: nothing }, 422);
  const exported = await exportShipments(shop, { numbers: chosen.map(({ number }) => number), actor });
  if (!exported.ok) return data<BulkAnswer>({ domainError: exported.domainError }, statusOf(exported.domainError));
  throw redirect(officeLinks.shipments({ file: exported.value }));
}
