// A person asks the shop for a copy of their data, or to erase it.
// Invariant: it ends in an answer, done or refused with a reason, and there is at most one open request of a kind.

import { addMonths } from "../../base/day.ts";
import type { CustomerId, DataRequestId } from "../../base/id.ts";

export const dataRequestKinds = ["export", "erase"] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** How the person asked, as staff record it. */
export const requestChannels = ["email", "message", "phone", "letter", "counter"] as const;
/** "account": they deleted their account themselves. */
export type RequestChannel = (typeof requestChannels)[number] | "account";

export const dataRequestStates = ["open", "done", "refused"] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

export type DataRequest = {
  id: DataRequestId;
  customerId: CustomerId;
  kind: DataRequestKind;
  channel: RequestChannel;
  /** ISO dates in Romania. */
  receivedOn: string;
  dueOn: string;
  state: DataRequestState;
  reason: string | null;
  recordedBy: string;
  settledBy: string | null;
  settledAt: Date | null;
};

/** Months to answer in: GDPR (EU) 2016/679, article 12(3). */
const ANSWER_MONTHS = 1;
export const LONGEST_REASON = 1000; // characters

/**
 * The last day to answer, an ISO date: the same day of the next month, or that month's last day if it has no such day
 * (Regulation 1182/71, article 3(2)(c)). That the term ends later on a holiday is not used.
 */
export function answerDueOn(receivedOn: string): string {
  return addMonths(receivedOn, ANSWER_MONTHS);
}

/** Whether its last day has passed. `today`: an ISO date in Romania. */
export function isRequestLate({ state, dueOn }: Pick<DataRequest, "state" | "dueOn">, today: string): boolean {
  return state === "open" && dueOn < today;
}
