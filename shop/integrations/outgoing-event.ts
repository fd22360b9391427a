// An outgoing event: what other programs are told about orders, units, listings and trade-ins.
// Invariant: it is written in the transaction of its cause, never changed, and names no person.

import { orderStates } from "../orders/order.ts";

const named = (kind: string, states: readonly string[]) =>
  states.map((state) => `${kind}.${state.replaceAll("-", "_")}`);

/** The types by the kind of thing, in the order of a thing's life. A placed order that waits for a transfer is "placed". */
export const eventGroups = {
  order: named("order", orderStates),
  unit: named("unit", ["received", "on_sale", "sold", "returned", "withdrawn"]),
  listing: named("listing", ["published", "price_changed", "withdrawn"]),
  trade_in: named("trade_in", [
    "offered",
    "accepted",
    "received",
    "testing",
    "tested",
    "revised",
    "rejected",
    "paid",
    "bounced",
    "returned",
    "expired",
    "draft",
  ]),
} as const satisfies Record<string, readonly string[]>;
export type EventGroup = keyof typeof eventGroups;
export const eventGroupNames = Object.keys(eventGroups) as EventGroup[];

/** All types that an endpoint may ask for. */
export const eventTypes: readonly string[] = Object.values(eventGroups).flat();

/** What staff send to see whether an endpoint answers. No endpoint asks for it. */
export const TEST_EVENT = "endpoint.test";

export type OutgoingEvent = { id: number; type: string; thing: string; payload: unknown; at: Date };

/** The body that is sent: the same bytes for every attempt. Times are UTC. */
export function eventBody({ type, at, payload }: OutgoingEvent): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data: payload });
}

/** The id by which a receiver recognises an event that it has seen (Standard Webhooks). */
export function eventMark({ id }: Pick<OutgoingEvent, "id">): string {
  return `evt_${id}`;
}
