// The list of shipments in the office: its views and rows.

import type { Courier } from "../shipping/courier.ts";
import type {
  Direction,
  GatewayName,
  ShipmentNumber,
  ShipmentProblem,
  ShipmentState,
  ShipmentSubject,
} from "./shipment.ts";

export const SHIPMENTS_A_PAGE = 50;

export const shipmentShows = ["waiting", "failed", "underway", "ended"] as const;
export type ShipmentShow = (typeof shipmentShows)[number];

/** The kinds that the reader may see. */
export type ParcelSubjects = readonly ShipmentSubject[];

/** `search` is the beginning of a number or AWB, or a part of the name. */
export type ShipmentListFilter = {
  search: string;
  show: ShipmentShow | null;
  subject: ShipmentSubject | null;
  subjects: ParcelSubjects;
  page: number;
};

export type ShipmentRow = {
  number: ShipmentNumber;
  subject: ShipmentSubject;
  subjectNumber: string;
  direction: Direction;
  courier: Courier;
  gateway: GatewayName;
  state: ShipmentState;
  awb: string | null;
  file: string | null;
  problemKind: ShipmentProblem["kind"] | null;
  problem: string | null;
  requestedAt: Date;
  name: string | null;
  hasLabel: boolean;
};
