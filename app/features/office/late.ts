// When what waits in the office is late. What came before these moments should have been done by now.

import { addDays, dayOf, startOfDay } from "../../../base/day.ts";
import { WARN_WORKING_DAYS } from "../../../shop/invoices/e-factura/submission.ts";
import { ANSWER_WORKING_DAYS } from "../../../shop/messages/conversation.ts";
import { CLAIM_DAYS, REFUND_DAYS } from "../../../shop/returns/claim.ts";
import { waitsSince } from "../../../shop/shipping/calendar.ts";

/** What the e-mail says when a parcel has arrived: tested within two working days. */
export const TEST_WORKING_DAYS = 2;
/** What the e-mail says when an offer is accepted: paid on the next working day. */
export const PAYOUT_WORKING_DAYS = 1;

/** `transferDays`: working days that a transfer may take, from the settings; money that came is given as long. */
export function lateSince(now: Date, { transferDays }: { transferDays: number }) {
  return {
    /** Orders still here on the day for which their delivery was promised. */
    orders: dayOf(now),
    /** The law gives whole days, to the end of the last. */
    returns: startOfDay(addDays(dayOf(now), -CLAIM_DAYS)),
    messages: waitsSince(now, ANSWER_WORKING_DAYS),
    tradeIns: waitsSince(now, TEST_WORKING_DAYS),
    payouts: waitsSince(now, PAYOUT_WORKING_DAYS),
    refunds: startOfDay(addDays(dayOf(now), -REFUND_DAYS)),
    transfers: waitsSince(now, transferDays),
    submissions: waitsSince(now, WARN_WORKING_DAYS),
  };
}
