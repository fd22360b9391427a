// The bulk buttons of the list of trade-ins.

import { data, redirectDocument } from "react-router";
import { bulkTradeInSteps, stepTradeIns } from "../../../../shop/trade-in/office/bulk-trade-ins.server.ts";
import { viewTradeIn } from "../../../../shop/trade-in/office/view-trade-in.server.ts";
import { parseTradeInNumber, type TradeInNumber } from "../../../../shop/trade-in/trade-in.ts";
import { refuse } from "../../../../base/result.ts";
import type { Shop } from "../../../composition.server.ts";
import { hasRecord } from "../../../documents/draw-trade-in.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { officeLinks } from "../../../office-links.ts";
import type { BulkAnswer } from "../list/bulk-outcome.tsx";
import { readBulk } from "../list/read-bulk.server.ts";

const nothing: BulkAnswer = { outcomes: null, domainError: null, errors: {} };

/** Prints the purchase records of the ticked trade-ins, or makes a step with each and answers with what became of it. */
export async function bulkTradeInsByStaff(shop: Shop, request: Request) {
  await requireStaff(request, shop, "trade-ins.view");
  const form = await readBulk(request.clone());
  const numbers = (form?.ids ?? []).map(parseTradeInNumber).filter((number) => number !== null);
  if (numbers.length > 0 && form?.intent === "print") return printed(shop, numbers);
  const { actor } = await requireStaff(request, shop, "trade-ins.edit");
  const step = bulkTradeInSteps.find((each) => each === form?.intent);
  if (!step || numbers.length === 0) return data<BulkAnswer>({ ...nothing, outcomes: [] }, 422);
  const done = await stepTradeIns(shop, { numbers, step, actor });
  if (!done.ok) return data<BulkAnswer>({ ...nothing, domainError: done.domainError }, statusOf(done.domainError));
  const outcomes = done.value.map(({ number, domainError }) => ({ key: number, domainError }));
  return data<BulkAnswer>({ ...nothing, outcomes });
}

/** One file, unless some of them have no record: then it says which. The router's own navigation cannot show a file. */
async function printed(shop: Shop, numbers: readonly TradeInNumber[]) {
  const lacking = [];
  for (const number of numbers) {
    const viewed = await viewTradeIn(shop, { number });
    if (!viewed.ok) lacking.push({ key: number, domainError: viewed.domainError });
    else if (!hasRecord(viewed.value.tradeIn))
      lacking.push({ key: number, domainError: refuse.conflict({ code: "trade-in-no-record" }).domainError });
  }
  if (lacking.length === 0) throw redirectDocument(officeLinks.purchaseRecords(numbers));
  return data<BulkAnswer>({ ...nothing, outcomes: lacking }, 409);
}
