// The actions of a trade-in's office page: each form calls one verb.

import { never } from "../../../../base/result.ts";
import { bouncePayout } from "../../../../shop/trade-in/office/bounce-payout.server.ts";
import { declineTradeIn } from "../../../../shop/trade-in/office/decline-trade-in.server.ts";
import { dropFinding } from "../../../../shop/trade-in/office/drop-finding.server.ts";
import { finishTesting } from "../../../../shop/trade-in/office/finish-testing.server.ts";
import { FindingForm, type TradeInTransitionForm } from "../../../../shop/trade-in/office/forms.ts";
import { payOut } from "../../../../shop/trade-in/office/pay-out.server.ts";
import { receiveTradeIn } from "../../../../shop/trade-in/office/receive-trade-in.server.ts";
import { recordFinding, type FoundValue } from "../../../../shop/trade-in/office/record-finding.server.ts";
import { sendBack } from "../../../../shop/trade-in/office/send-back.server.ts";
import { settleReturnFee } from "../../../../shop/trade-in/office/settle-return-fee.server.ts";
import { startTesting } from "../../../../shop/trade-in/office/start-testing.server.ts";
import { takeIntoStock } from "../../../../shop/trade-in/office/take-into-stock.server.ts";
import type { TradeInNumber } from "../../../../shop/trade-in/trade-in.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { formatFinding } from "./format-finding.server.ts";
import { withDecider } from "../last-change.server.ts";

type StaffRequest = { number: TradeInNumber; actor: `staff:${string}` };

export async function transitionTradeInByStaff(shop: Shop, form: TradeInTransitionForm, staffRequest: StaffRequest) {
  return withDecider(shop, await transition(shop, form, staffRequest), thingOf(staffRequest));
}

const thingOf = ({ number }: StaffRequest) => ({ entity: "trade-in", entityId: number });

function transition(shop: Shop, form: TradeInTransitionForm, staffRequest: StaffRequest) {
  switch (form.intent) {
    case "receive":
      return receiveTradeIn(shop, staffRequest);
    case "test":
      return startTesting(shop, staffRequest);
    case "finish":
      return finishTesting(shop, staffRequest);
    case "decline":
      return declineTradeIn(shop, { ...staffRequest, reason: form.reason });
    case "send-back":
      return sendBack(shop, {
        ...staffRequest,
        parcel: { courier: form.courier, trackingNumber: form.trackingNumber },
      });
    case "pay":
      return payOut(shop, { ...staffRequest, reference: form.reference, attempt: form.attempt });
    case "bounce":
      return bouncePayout(shop, { ...staffRequest, attempt: form.attempt, why: form.why, note: form.note });
    case "fee-paid":
      return settleReturnFee(shop, { ...staffRequest, how: "paid", note: form.reference });
    case "fee-waived":
      return settleReturnFee(shop, { ...staffRequest, how: "waived", note: form.reason });
    case "stock":
      return takeIntoStock(shop, { ...staffRequest, as: form.as });
    case "drop":
      return dropFinding(shop, { ...staffRequest, finding: form.finding });
    default:
      return never(form);
  }
}

const PROOF = "proof-";

/** Records a finding, with the selected photos as its evidence. */
export async function recordFindingByStaff(shop: Shop, fields: Fields | null, staffRequest: StaffRequest) {
  const parsed = parseFields(FindingForm, fields);
  if (!parsed.ok) return parsed;
  const { key, seen, visible, note, measured, pieces = null, ...found } = { pieces: null, ...parsed.value };
  const photos = Object.keys(fields ?? {})
    .filter((name) => name.startsWith(PROOF))
    .map((name) => name.slice(PROOF.length));
  const recorded = await recordFinding(
    { db: shop.db, formatFinding },
    {
      ...staffRequest,
      key,
      pieces,
      value: found satisfies FoundValue,
      visible: visible === "on",
      note,
      seen,
      evidence: [...photos, ...measured],
    },
  );
  const thing = thingOf(staffRequest);
  // A later finding may be about another line.
  const isReplaced = !recorded.ok && recorded.domainError.code === "finding-changed";
  return withDecider(shop, recorded, isReplaced ? { ...thing, after: { key } } : thing);
}
