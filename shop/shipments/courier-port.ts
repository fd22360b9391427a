// The interface to a courier's API. Without one the shop works with files (`courier-file.ts`).
// Invariant: a call that throws CourierUnavailable has an unknown outcome, unless it says otherwise: ask for our reference
// before creating again.

import { askProvider } from "../../base/ask-provider.ts";
import type { Bani } from "../../base/money.ts";
import type { Result } from "../../base/result.ts";
import type { Courier } from "../shipping/courier.ts";
import type { CourierLocker, LockerPlace } from "../lockers/locker.ts";
import type { ParcelSize } from "../shipping/parcel-size.ts";
import type { Direction, GatewayName, ParcelPerson, TrackingEvent } from "./shipment.ts";

/** A parcel that the courier is asked to carry. */
export type NewParcel = {
  /** Our number; the courier stores it and finds the parcel by it. */
  reference: string;
  direction: Direction;
  person: ParcelPerson;
  payer: "shop" | "person";
  /** Cash to collect from the recipient, in bani. */
  cod: Bani;
  openParcel: boolean;
  /** The locker of this courier that it goes to; null: to the person's address. */
  locker: LockerPlace | null;
  size: ParcelSize;
};

/** The courier's answer "no", in its own words. */
type CourierError = { code: "courier-refused"; words: string };

export type CourierApi = {
  /** Stored with each shipment: an AWB is only known to the gateway that made it. */
  readonly name: Exclude<GatewayName, "file">;
  /** Whose AWBs it makes. */
  readonly courier: Courier;
  /** Seconds between two questions about the same parcel. */
  readonly trackEvery: number;
  /** Creates a parcel; two calls make two parcels. */
  create(parcel: NewParcel): Promise<Result<{ awb: string }, CourierError>>;
  /**
   * The AWBs that have our reference and are not cancelled, the oldest first. `since`: when the first try began. Null where
   * the courier has no such search: an unknown outcome is then for staff to settle, on its site.
   */
  readonly find: ((reference: string, options: { since: Date }) => Promise<string[]>) | null;
  /** The label as a PDF; null while there is none. */
  label(awb: string): Promise<Uint8Array | null>;
  /** What happened to each parcel. An AWB that the courier does not know is missing. */
  track(awbs: readonly string[]): Promise<ReadonlyMap<string, readonly TrackingEvent[]>>;
  /** Cancels a parcel that was not collected. Cancelling again returns the same. */
  cancel(awb: string): Promise<Result<null, CourierError>>;
  /** All lockers that the courier brings parcels to. */
  lockers(): Promise<CourierLocker[]>;
};

/** Thrown by every call if the courier cannot be reached, answers too late or with an error of its own. */
export class CourierUnavailable extends Error {
  readonly reason: "timeout" | "unreachable" | "courier-error";
  /** Nothing was asked yet: no parcel was made. */
  readonly isBefore: boolean;

  constructor(
    reason: "timeout" | "unreachable" | "courier-error",
    { isBefore = false, ...options }: ErrorOptions & { isBefore?: boolean } = {},
  ) {
    super(`the courier cannot be asked: ${reason}`, options);
    this.name = "CourierUnavailable";
    this.reason = reason;
    this.isBefore = isBefore;
  }
}

/** Runs work that calls the courier; "away" if it cannot be reached. Other errors are rethrown. */
export function askCourier<T>(work: () => Promise<T>): Promise<T | "away"> {
  return askProvider(work, { unavailable: CourierUnavailable, otherwise: () => "away" as const });
}
