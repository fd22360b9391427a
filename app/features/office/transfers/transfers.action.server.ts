// The actions of the transfers page: each form calls one verb.

import type { SurplusId } from "../../../../base/id.ts";
import { ok } from "../../../../base/result.ts";
import { assignLine } from "../../../../shop/bank/assign-line.server.ts";
import { findSettledLine } from "../../../../shop/bank/find-settled-line.server.ts";
import { AcceptForm, ArrivalForm, LineForm, SurplusForm } from "../../../../shop/bank/forms.ts";
import { ignoreLine } from "../../../../shop/bank/ignore-line.server.ts";
import { acceptTransfer } from "../../../../shop/orders/payment/accept-transfer.server.ts";
import { findSurplusOrder } from "../../../../shop/orders/payment/find-surplus-order.server.ts";
import { keepSurplus } from "../../../../shop/orders/payment/keep-surplus.server.ts";
import { refundSurplus } from "../../../../shop/orders/payment/refund-surplus.server.ts";
import { confirmTransfer } from "../../../../shop/orders/payment/confirm-transfer.server.ts";
import { SHORTEST_ACCOUNT_NAME } from "../../../../shop/payments/bank-transfer.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { withDecider } from "../last-change.server.ts";

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
  const { lineId } = line;
  const settled =
    line.intent === "ignore"
      ? await ignoreLine(shop, { lineId, actor })
      : await assignLine(shop, { lineId, orderNumber: line.number, amount: line.amount ?? null, actor });
  if (settled.ok) return settled;
  const order = await findSettledLine(shop, { lineId });
  const thing = order === null ? { entity: "statement line", entityId: String(lineId) } : arrivalOf(order);
  return withDecider(shop, settled, thing);
}

const arrivalOf = (number: string) => ({ entity: "order", entityId: number, actions: ["transfer-arrived"] });

/** What becomes of a surplus is in the log of its order. */
async function decidedSurplus(shop: Shop, surplusId: SurplusId) {
  const order = await findSurplusOrder(shop, { surplusId });
  return order && { entity: "order", entityId: order, actions: ["surplus-kept", "refund-requested"] };
}

async function postSurplus(shop: Shop, { fields, actor }: { fields: Fields | null; actor: string }) {
  const parsed = parseFields(SurplusForm, fields);
  if (!parsed.ok) return parsed;
  const form = parsed.value;
  if (form.intent === "surplus-keep") {
    const settled = await keepSurplus(shop, { surplusId: form.surplus, note: form.note, actor });
    return settled.ok ? ok("kept" as const) : withDecider(shop, settled, await decidedSurplus(shop, form.surplus));
  }
  const { iban, accountName } = form;
  if (iban !== null && accountName.length < SHORTEST_ACCOUNT_NAME)
    return { ok: false as const, errors: { accountName: "account-name-short" }, values: { ...fields } };
  const account = iban === null ? null : { iban, name: accountName };
  const back = await refundSurplus(shop, { surplusId: form.surplus, account, actor });
  return back.ok ? ok("back" as const) : withDecider(shop, back, await decidedSurplus(shop, form.surplus));
}
