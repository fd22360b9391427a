// A courier for tests: the sandbox's server with faults, the shop's gateway to it, and parcels.

import { systemClock, type Clock } from "../../base/clock.ts";
import { newId } from "../../base/id.ts";
import { NOTHING } from "../../base/money.ts";
import { openSamedayCourier } from "../../gateways/sameday-courier.server.ts";
import { openFanCourier } from "../../gateways/fan-courier.server.ts";
import { sandboxAccount, startSandboxCourier, type SandboxCourier } from "../../gateways/sandbox-courier.server.ts";
import type { LockerLimits } from "../../shop/lockers/locker.ts";
import type { CourierApi } from "../../shop/shipments/courier-port.ts";
import type { ShipmentRequest } from "../../shop/shipments/request-shipment.server.ts";
import type { ParcelPerson } from "../../shop/shipments/shipment.ts";
import type { InnerSize } from "../../shop/shipping/parcel-size.ts";

export type TestCourier = { server: SandboxCourier; api: CourierApi; close(): Promise<void> };

/** `within`: the milliseconds that the gateway waits for an answer. */
export async function openTestCourier({
  clock,
  within = 30_000,
}: { clock?: Clock; within?: number } = {}): Promise<TestCourier> {
  const time = clock ?? systemClock;
  const server = await startSandboxCourier({ clock: time });
  return { server, api: courierAt(server.url, { clock: time, within }), close: () => server.close() };
}

const ourAddress = () => ({
  name: "PCBis",
  phone: "+40 264 000 000",
  email: "salut@pcbis.example",
  county: "CJ",
  city: "Cluj-Napoca",
  street: "Str. Fabricii 12",
  postalCode: "400620",
});

/** The shop's gateway to a sandbox courier at this address, which speaks as FAN Courier. */
export function courierAt(url: string, { clock, within }: { clock: Clock; within: number }): CourierApi {
  const account = { name: "sandbox" as const, url, ...sandboxAccount, trackEvery: 0, shop: ourAddress };
  return openFanCourier(account, { clock, within });
}

/** The same as Sameday. */
export function samedayAt(url: string, { clock, within }: { clock: Clock; within: number }): CourierApi {
  const account = { name: "sandbox" as const, url, ...sandboxAccount, trackEvery: 0, shop: ourAddress };
  return openSamedayCourier(account, { clock, within });
}

const aPerson: ParcelPerson = {
  name: "Ana Pop",
  phone: "+40712345678",
  email: "ana@example.ro",
  address: "Str. Horea 3",
  city: "Cluj-Napoca",
  county: "CJ",
  postalCode: "400174",
};

/** The person of a parcel as staff type it. */
export const typedPerson = { ...aPerson, phone: "0712345678" };

/** The largest compartment of an easybox, in millimetres. */
export const easybox: InnerSize = { lengthMm: 470, widthMm: 445, heightMm: 390 };

/** Of a shop that sends to lockers; nothing is paid there. */
export const lockerLimits: LockerLimits = { isOn: true, mostGrams: 20_000, compartment: easybox, takesCard: false };

/** What staff send to ask for a parcel to a buyer. */
export function aShipmentRequest(number: string, different: Partial<ShipmentRequest> = {}): ShipmentRequest {
  return {
    number,
    direction: "out",
    person: aPerson,
    payer: "shop",
    cod: NOTHING,
    openParcel: false,
    size: { weightGrams: 12_000, lengthMm: 600, widthMm: 300, heightMm: 550 },
    courier: "sameday",
    actor: "staff:ion",
    key: newId(),
    ...different,
  };
}
