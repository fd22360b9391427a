// The lockers that staff can change an order to, and whether its own is closed.

import { findLocker, listLockersOf } from "../../../../../shop/lockers/find-lockers.server.ts";
import { isOpen, lockerLine } from "../../../../../shop/lockers/locker.ts";
import type { Order } from "../../../../../shop/orders/order.ts";
import type { Shop } from "../../../../composition.server.ts";
import type { LockerOption } from "./buyer-fields.tsx";

/** Its own locker first, then the open ones of the county of its address. */
export async function lockerChoice(
  shop: Shop,
  { delivery, locker, address }: Order,
): Promise<{ lockers: LockerOption[]; isLockerClosed: boolean }> {
  const isOffered = shop.lockers.isOn && delivery === "courier";
  if (locker === null && !isOffered) return { lockers: [], isLockerClosed: false };
  const known = locker && (await findLocker(shop, { id: locker.id }));
  const others = await listLockersOf(shop, { county: address.county });
  const all = [...(locker ? [locker] : []), ...others.filter(({ id }) => id !== locker?.id)];
  return {
    lockers: all.map((each) => ({ id: each.id, label: lockerLine(each) })),
    isLockerClosed: locker !== null && !isOpen(known),
  };
}
