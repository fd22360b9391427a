// The bulk buttons of the lists of units and of receiving: labels, a shelf place, off sale.

import { data, redirectDocument } from "react-router";
import { BulkUnitsForm } from "../../../../../shop/stock/forms.ts";
import { placeUnits, withdrawUnits } from "../../../../../shop/stock/units/bulk-units.server.ts";
import type { Shop } from "../../../../composition.server.ts";
import { statusOf } from "../../../../domain-errors.server.ts";
import { parseFields, requireStaff } from "../../../../edge.server.ts";
import { officeLinks } from "../../../../office-links.ts";
import type { BulkAnswer } from "../../list/bulk-outcome.tsx";
import { readBulk } from "../../list/read-bulk.server.ts";

const LONGEST_CODE = 80;
const labelsAs = { "labels-a4": "a4", "labels-roll": "roll" } as const;

const nothing: BulkAnswer = { outcomes: null, domainError: null, errors: {} };

/** Prints the labels of the ticked units, or changes each of them and answers with what became of it. */
export async function bulkUnitsByStaff(shop: Shop, request: Request) {
  await requireStaff(request, shop, "stock.view");
  const form = await readBulk(request.clone());
  const codes = (form?.ids ?? []).filter((code) => code.length <= LONGEST_CODE);
  const format = labelsAs[(form?.intent ?? "") as keyof typeof labelsAs];
  // The router's own navigation cannot show a file.
  if (codes.length > 0 && format) throw redirectDocument(officeLinks.labels(codes, format));
  const { actor } = await requireStaff(request, shop, "stock.edit");
  if (!form || codes.length === 0) return data<BulkAnswer>({ ...nothing, outcomes: [] }, 422);
  const parsed = parseFields(BulkUnitsForm, { ...form.fields, intent: form.intent });
  if (!parsed.ok) return data<BulkAnswer>({ ...nothing, errors: parsed.errors }, 422);
  const done =
    parsed.value.intent === "place"
      ? await placeUnits(shop, { codes, actor, place: parsed.value.place })
      : await withdrawUnits(shop, { codes, actor, reason: parsed.value.reason });
  if (!done.ok) return data<BulkAnswer>({ ...nothing, domainError: done.domainError }, statusOf(done.domainError));
  return data<BulkAnswer>({
    ...nothing,
    outcomes: done.value.map(({ code, domainError }) => ({ key: code, domainError })),
  });
}
