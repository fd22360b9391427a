// The actions of the transfers page: each form calls one verb.

import { ok } from "../../../../base/result.ts";
import { assignLine } from "../../../../shop/bank/assign-line.server.ts";
import { AcceptForm, ArrivalForm, LineForm, SurplusForm } from "../../../../shop/bank/forms.ts";
import { ignoreLine } from "../../../../shop/bank/ignore-line.server.ts";
import { acceptTransfer } from "../../../../shop/orders/payment/accept-transfer.server.ts";
import { keepSurplus } from "../../../../shop/orders/payment/keep-surplus.server.ts";
import { refundSurplus } from "../../../../shop/orders/payment/refund-surplus.server.ts";
import { confirmTransfer } from "../../../../shop/orders/payment/confirm-transfer.server.ts";
import { SHORTEST_ACCOUNT_NAME } from "../../../../shop/payments/bank-transfer.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import type { Shop } from "../../../composition.server.ts";

/** The outcome, for the notice on the next page. */
export const transferOutcomes = ["paid", "known", "short", "over", "late", "ignored", "back", "kept"] as const;

export async function postTransfer(shop: Shop, { fields, actor }: { fields: Fields | null; actor: string }) {
  if (fields?.["intent"]?.startsWith("surplus-")) return postSurplus(shop, { fields, actor });
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

async function postSurplus(shop: Shop, { fields, actor }: { fields: Fields | null; actor: string }) {
  const parsed = parseFields(SurplusForm, fields);
  if (!parsed.ok) return parsed;
  const form = parsed.value;
  if (form.intent === "surplus-keep") {
    const settled = await keepSurplus(shop, { surplusId: form.surplus, note: form.note, actor });
    return settled.ok ? ok("kept" as const) : settled;
  }
  const { iban, accountName } = form;
  if (iban !== null && accountName.length < SHORTEST_ACCOUNT_NAME)
    return { ok: false as const, errors: { accountName: "account-name-short" }, values: { ...fields } };
  const account = iban === null ? null : { iban, name: accountName };
  const back = await refundSurplus(shop, { surplusId: form.surplus, account, actor });
  return back.ok ? ok("back" as const) : back;
}
