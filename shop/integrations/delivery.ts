// A delivery: one event for one endpoint, with all attempts.
// Invariant: it is delivered when the endpoint answers 2xx; a redirect is an answer like any other, and is not followed.

import type { EndpointId } from "../../base/id.ts";

export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What came of one attempt. `address-refused`: its host leads to this machine or into a private network. */
export const attemptOutcomes = ["answered", "timeout", "address-refused", "connection"] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

export type WebhookAttempt = {
  outcome: AttemptOutcome;
  /** The HTTP status; null if nothing was answered. */
  status: number | null;
  /** Milliseconds. */
  ms: number;
  /** The beginning of the answer. */
  answer: string;
};

export function isAccepted({ status }: Pick<WebhookAttempt, "status">): boolean {
  return status !== null && status >= 200 && status < 300;
}

export type DeliveryRow = {
  id: number;
  type: string;
  thing: string;
  endpointId: EndpointId;
  endpointName: string;
  state: DeliveryState;
  tries: number;
  dueAt: Date;
  createdAt: Date;
  finishedAt: Date | null;
};

export const DELIVERIES_A_PAGE = 50;
