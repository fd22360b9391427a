// The checkout's view of lockers: whether this cart may go to one, which one was chosen, and those to choose from.

import { cleanText } from "../../../base/clean-text.ts";
import { packedSizesOf, type CartLine } from "../../../shop/cart/cart.ts";
import { anyLockers, findLocker, findLockers, LOCKERS_A_PAGE } from "../../../shop/lockers/find-lockers.server.ts";
import { isPayableAt, lockerBar, placeOf, type Locker } from "../../../shop/lockers/locker.ts";
import type { ShippingForm } from "../../../shop/orders/forms.ts";
import { counties } from "../../../shop/shipping/counties.ts";
import type { Shop } from "../../composition.server.ts";

const LONGEST_SEARCH = 80;
const MOST_PAGES = 500;

type Input = { lines: readonly CartLine[]; shipping: ShippingForm | null; params: URLSearchParams; isListed: boolean };

/** `isListed`: the step in which the buyer chooses a locker. */
export async function checkoutLockers(shop: Shop, { lines, shipping, params, isListed }: Input) {
  const limits = shop.lockers;
  const sizes = packedSizesOf(lines);
  const isOffered = limits.isOn && (await anyLockers(shop));
  const id = shipping?.delivery === "locker" ? shipping.lockerId : undefined;
  const chosen = id === undefined ? null : await findLocker(shop, { id });
  const view = (locker: Locker) => ({
    ...placeOf(locker),
    countyName: locker.county === null ? "" : counties[locker.county],
    bar: lockerBar(sizes, { limits, locker }),
  });
  return {
    /** Null where the shop sends nothing to lockers; `bar`: why this cart cannot go to one. */
    offer: isOffered ? { bar: lockerBar(sizes, { limits }) } : null,
    chosen: chosen && { ...view(chosen), isPayable: isPayableAt(chosen, limits) },
    found: isListed ? await found(shop, { shipping, params, view }) : null,
  };
}

/** The lockers that match the search, those of the typed city and county first. */
async function found<View>(
  shop: Shop,
  {
    shipping,
    params,
    view,
  }: { shipping: ShippingForm | null; params: URLSearchParams; view: (locker: Locker) => View },
) {
  const search = cleanText(params.get("q") ?? "").slice(0, LONGEST_SEARCH);
  const page = Math.min(Math.max(Math.trunc(Number(params.get("page") ?? "1")) || 1, 1), MOST_PAGES);
  const place = { county: shipping?.county ?? null, city: shipping?.city ?? "" };
  const { rows, total } = await findLockers(shop, { search, ...place, page });
  return { search, page, pages: Math.ceil(total / LOCKERS_A_PAGE), total, rows: rows.map(view) };
}
