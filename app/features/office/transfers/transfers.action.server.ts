// The actions of the transfers page: each form calls one verb.

import { ok } from "../../../../base/result.ts";
import { assignLine } from "../../../../shop/bank/assign-line.server.ts";
import { AcceptForm, ArrivalForm, LineForm } from "../../../../shop/bank/forms.ts";
import { ignoreLine } from "../../../../shop/bank/ignore-line.server.ts";
import { acceptTransfer } from "../../../../shop/orders/payment/accept-transfer.server.ts";
import { confirmTransfer } from "../../../../shop/orders/payment/confirm-transfer.server.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import type { Shop } from "../../../composition.server.ts";

/** The outcome, for the notice on the next page. */
export const transferOutcomes = ["paid", "known", "short", "over", "late", "ignored"] as const;

export async function postTransfer(shop: Shop, { fields, actor }: { fields: Fields | null; actor: string }) {
  const posted = await post(shop, { fields, actor });
  return "errors" in posted || !posted.ok
    ? posted
    : ok(posted.value === null ? ("ignored" as const) : posted.value.outcome);
}

async function post(shop: Shop, { fields, actor }: { fields: Fields | null; actor: string }) {
  const intent = fields?.["intent"];
  if (intent === "confirm") {
    const parsed = parseFields(ArrivalForm, fields);
    if (!parsed.ok) return parsed;
    const { number, amount, day, formKey } = parsed.value;
    return await confirmTransfer(shop, {
      orderNumber: number,
      amount,
      at: new Date(`${day}T12:00:00Z`),
      key: `by hand ${formKey} ${number}`,
      actor,
    });
  }
  if (intent === "accept") {
    const parsed = parseFields(AcceptForm, fields);
    return parsed.ok ? await acceptTransfer(shop, { ...parsed.value, actor }) : parsed;
  }
  const parsed = parseFields(LineForm, fields);
  if (!parsed.ok) return parsed;
  const line = parsed.value;
  return line.intent === "ignore"
    ? await ignoreLine(shop, { lineId: line.lineId, actor })
    : await assignLine(shop, { lineId: line.lineId, orderNumber: line.number, actor });
}
