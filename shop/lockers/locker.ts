// Lockers: automats of couriers in which a parcel waits for its recipient, in a compartment of a known size.
// Invariant: an order is offered a locker only if everything in it, packed together, fits one of its compartments.

import type { County } from "../shipping/counties.ts";
import type { Courier } from "../shipping/courier.ts";
import { fitsInto, fitTogether, type InnerSize, type ParcelSize } from "../shipping/parcel-size.ts";

/** What an order stores of its locker, and shows people. */
export type LockerPlace = {
  /** The courier and its own number: "sameday:1234". */
  id: string;
  courier: Courier;
  /** The courier's own number. */
  code: string;
  name: string;
  address: string;
  city: string;
  county: County | null;
  postalCode: string;
  /** Whether it takes cards: what is owed can then be paid at the locker. */
  takesCard: boolean;
  hours: string;
};

export type Locker = LockerPlace & {
  /** Its sizes of compartments; empty where the courier names none. */
  compartments: readonly InnerSize[];
  closedAt: Date | null;
};

/** A locker as a courier or a file names it. */
export type CourierLocker = Omit<Locker, "id" | "courier" | "closedAt">;

/** What the shop sends to lockers. */
export type LockerLimits = {
  isOn: boolean;
  mostGrams: number;
  /** The compartment that the shop counts on where a courier names none. */
  compartment: InnerSize;
  /** Whether what is owed can be paid at a locker that takes cards. */
  takesCard: boolean;
};

/** Of a shop that sends nothing to lockers. */
export const noLockers: LockerLimits = {
  isOn: false,
  mostGrams: 0,
  compartment: { lengthMm: 0, widthMm: 0, heightMm: 0 },
  takesCard: false,
};

/** Why an order cannot go to this locker, or to any (`locker-off`, `locker-size-unknown`, `locker-too-small`). */
export type LockerBar = { code: "locker-off" | "locker-size-unknown" | "locker-too-small" | "locker-closed" };

/**
 * Why these packed things cannot be sent to a locker as one parcel, or null. Something whose size nobody knows never goes to a
 * locker. With a locker its own compartments decide, without one the limits of the shop. Weight: the courier's conditions, a
 * setting of the shop.
 */
export function lockerBar(
  sizes: readonly (ParcelSize | null)[],
  { limits, locker = null }: { limits: LockerLimits; locker?: Pick<Locker, "compartments" | "closedAt"> | null },
): LockerBar | null {
  if (!limits.isOn) return { code: "locker-off" };
  if (locker !== null && locker.closedAt !== null) return { code: "locker-closed" };
  const known = sizes.filter((size) => size !== null);
  if (known.length < sizes.length || known.length === 0) return { code: "locker-size-unknown" };
  const grams = known.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const isLight = grams <= limits.mostGrams;
  return isLight && compartmentsOf(limits, locker).some((compartment) => fitTogether(known, compartment))
    ? null
    : { code: "locker-too-small" };
}

/** Whether one packed parcel fits the locker. */
export function fitsLocker(
  parcel: ParcelSize,
  { limits, locker }: { limits: LockerLimits; locker: Pick<Locker, "compartments"> },
): boolean {
  return (
    parcel.weightGrams <= limits.mostGrams &&
    compartmentsOf(limits, locker).some((compartment) => fitsInto(parcel, compartment))
  );
}

function compartmentsOf(limits: LockerLimits, locker: Pick<Locker, "compartments"> | null): readonly InnerSize[] {
  return locker === null || locker.compartments.length === 0 ? [limits.compartment] : locker.compartments;
}

/** Whether it still takes parcels: a list names it, and it is not closed. */
export function isOpen<L extends Pick<Locker, "closedAt">>(locker: L | null): locker is L {
  return locker !== null && locker.closedAt === null;
}

/** Whether what is owed can be paid there: the shop offers it and the locker takes cards. */
export function isPayableAt({ takesCard }: Pick<LockerPlace, "takesCard">, limits: LockerLimits): boolean {
  return takesCard && limits.takesCard;
}

export function lockerId(courier: Courier, code: string): string {
  return `${courier}:${code}`;
}

/** What an order stores of the locker. */
export function placeOf(locker: Locker): LockerPlace {
  const { id, courier, code, name, address, city, county, postalCode, takesCard, hours } = locker;
  return { id, courier, code, name, address, city, county, postalCode, takesCard, hours };
}

/** One line: name, address, city. */
export function lockerLine({ name, address, city }: Pick<LockerPlace, "name" | "address" | "city">): string {
  return [name, address, city].filter((part) => part !== "").join(", ");
}

/** How often the couriers' lists are asked for. */
export const REFRESH_EVERY_HOURS = 24;
