// Asks for a passport as somebody who may be guessing its code, and says in what state its unit is.

import type { Passport } from "../../../shop/passport/view-passport.server.ts";
import { WrongCodes } from "../../../shop/passport/wrong-codes.ts";
import type { Shop } from "../../composition.server.ts";
import { clientOf } from "../../edge.server.ts";

export type PassportState = "for-sale" | "sold" | "at-shop" | "scrapped" | "converted";

const wrongCodes = new WeakMap<Shop["clock"], WrongCodes>();

/** What `find` finds; whoever sent too many wrong codes gets the answer of a wrong one, null. */
export async function requestedPassport<Found>(
  request: Request,
  shop: Pick<Shop, "clock">,
  find: () => Promise<{ ok: true; value: Found } | { ok: false }>,
): Promise<Found | null> {
  let wrong = wrongCodes.get(shop.clock);
  if (!wrong) wrongCodes.set(shop.clock, (wrong = new WrongCodes(shop.clock)));
  const { clientIp } = clientOf(request);
  if (wrong.isSpent(clientIp)) return null;
  const found = await find();
  if (found.ok) return found.value;
  wrong.count(clientIp);
  return null;
}

/** Where the unit of a passport is today. */
export function stateOfPassport({ unitState, isSold, listingState }: Passport): PassportState {
  if (isSold) return "sold";
  if (unitState === "scrapped" || unitState === "converted") return unitState;
  return unitState === "stock" && listingState === "live" ? "for-sale" : "at-shop";
}
