// A shipment: one parcel that a courier brings from the shop to a person, or from a person to the shop (decision 207).
// Invariant: it has at most one AWB, and no two shipments have the same; it changes state only along the table below.

import type { Actor, ActorRole } from "../../base/actor.ts";
import type { ClaimId, OrderId, ShipmentId, TradeInId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { numberSeries, type PublicNumber } from "../../base/public-number.ts";
import { stateMachine, type Transitions } from "../../base/state-machine.ts";
import type { LockerPlace } from "../lockers/locker.ts";
import type { Courier } from "../shipping/courier.ts";
import type { ParcelSize } from "../shipping/parcel-size.ts";

/**
 * `requested` waits for an AWB, `failed` for staff because the courier refused or only its site knows the outcome, `created`
 * and `in-transit` for the courier, `cancelling` for its answer to a cancellation. `shop` is a job that asked the courier.
 */
export const shipmentTransitions = {
  requested: { created: ["shop", "staff"], failed: ["shop"], cancelling: ["staff"], cancelled: ["staff"] },
  failed: { requested: ["staff"], created: ["staff"], cancelled: ["staff"] },
  created: {
    "in-transit": ["shop", "staff"],
    delivered: ["shop", "staff"],
    returned: ["shop", "staff"],
    cancelling: ["staff"],
    cancelled: ["staff"],
  },
  "in-transit": { delivered: ["shop", "staff"], returned: ["shop", "staff"] },
  cancelling: { cancelled: ["shop"], created: ["shop"], failed: ["shop"] },
  delivered: {},
  returned: {},
  cancelled: {},
} as const satisfies Transitions<"staff" | "shop">;
export type ShipmentState = keyof typeof shipmentTransitions;

const machine = stateMachine(shipmentTransitions);

export function mayTransitionShipment(step: { from: ShipmentState; to: ShipmentState; by: ActorRole }): boolean {
  return machine.may(step);
}

export type ShipmentNumber = PublicNumber<"shipment-number">;
/** Our reference at the courier. */
export const shipmentNumbers = numberSeries<ShipmentNumber>("EXP");

export function parseShipmentNumber(text: unknown): ShipmentNumber | null {
  return shipmentNumbers.parse(text);
}

/** What a parcel is sent for. */
export const shipmentSubjects = ["order", "claim", "trade-in"] as const;
export type ShipmentSubject = (typeof shipmentSubjects)[number];

/** What a parcel belongs to. */
export type ShipmentOwner = { orderId: OrderId } | { claimId: ClaimId } | { tradeInId: TradeInId };

export const directions = ["out", "in"] as const;
export type Direction = (typeof directions)[number];

/** The person at the other end of the way, as the courier needs it; `county` is its code. */
export type ParcelPerson = {
  name: string;
  phone: string;
  email: string;
  address: string;
  city: string;
  county: string;
  postalCode: string;
};

/**
 * What the courier says about a parcel that it did not take or cancel; `away`: it could not be reached; `unknown`: it may have
 * made the parcel, and only its site can tell.
 */
export type ShipmentProblem = { kind: "refused" | "away" | "cancel-refused" | "unknown"; words: string | null };

export type Shipment = {
  id: ShipmentId;
  number: ShipmentNumber;
  subject: ShipmentSubject;
  subjectNumber: string;
  orderId: OrderId | null;
  claimId: ClaimId | null;
  tradeInId: TradeInId | null;
  direction: Direction;
  /** What makes its AWB: staff with a file, or the courier's API. */
  gateway: GatewayName;
  courier: Courier;
  state: ShipmentState;
  /** Null once the person was erased. */
  person: ParcelPerson | null;
  payer: "shop" | "person";
  /** Cash to collect from the recipient. */
  cod: Bani;
  openParcel: boolean;
  /** The locker that it goes to; null: to the person's address. */
  locker: LockerPlace | null;
  /** The courier was asked to create it, and nobody knows what came of it. */
  unsettled: boolean;
  size: ParcelSize;
  awb: string | null;
  problem: ShipmentProblem | null;
  attempts: number;
  nextAt: Date;
  file: string | null;
  hasLabel: boolean;
  requestedAt: Date;
  actor: Actor;
};

export type GatewayName = "file" | "fan" | "sameday" | "sandbox";

/** What an event means for the state of its shipment; null: nothing. */
export const eventMeanings = ["in-transit", "delivered", "returned"] as const;
export type EventMeaning = (typeof eventMeanings)[number];

/** What happened to a parcel; `words` and `place` are the courier's own. */
export type TrackingEvent = {
  at: Date;
  code: string;
  means: EventMeaning | null;
  words: string | null;
  place: string | null;
};

export function hasAwb(
  shipment: Pick<Shipment, "awb" | "courier">,
  { awb, courier }: { awb: string; courier: Courier },
): boolean {
  return shipment.awb === awb && shipment.courier === courier;
}

/** Whether staff may enter an AWB. While a try is under way or its outcome is unknown, the job settles it first, or staff cancel it. */
export function mayEnterAwb({ state, attempts, gateway }: Pick<Shipment, "state" | "attempts" | "gateway">): boolean {
  const isTried = state === "requested" && gateway !== "file" && attempts > 0;
  return (state === "requested" || state === "failed") && !isTried;
}

/** The state after an event; the same if it leads nowhere from here. An event that comes late takes nothing back. */
export function stateAfter(state: ShipmentState, means: EventMeaning | null): ShipmentState {
  return means !== null && mayTransitionShipment({ from: state, to: means, by: "shop" }) ? means : state;
}

/** Whether the customer may print its label: the courier has not taken the parcel yet. */
export function isPrintable({ state, hasLabel }: Pick<Shipment, "state" | "hasLabel">): boolean {
  return hasLabel && (state === "created" || state === "in-transit");
}

/** The shape of AWB numbers that staff type or import. */
export const AWB = /^[A-Z0-9-]{4,40}$/;
