// Cash on delivery ("ramburs"): the courier collects the money and pays it out to the shop.
// Invariant: no buyer is asked for more cash than the law lets one person give a shop in a day.

import { ron, type Bani } from "../../base/money.ts";

/**
 * The maximum of cash from one buyer per day (Legea 70/2015 art. 3 and 4). Legea 296/2023 lowered it to these amounts;
 * OUG 115/2023 raised it again, to 5.000 lei from a company and 10.000 lei from a person. The shop uses the lower ones
 * until its accountant confirms the higher: a shop that stays below both breaks neither law.
 */
const CASH_LIMIT = { person: ron(5000), company: ron(1000) } as const;

function cashLimit({ isCompany }: { isCompany: boolean }): Bani {
  return isCompany ? CASH_LIMIT.company : CASH_LIMIT.person;
}

/**
 * Why a buyer cannot pay this much cash at the counter, or null. `total` is all cash of that day from them, with the
 * parcels that they still owe in cash.
 */
export function counterLimitError({
  isCompany,
  total,
}: {
  isCompany: boolean;
  total: Bani;
}): { code: "counter-above-limit"; limit: Bani } | null {
  const limit = cashLimit({ isCompany });
  return total > limit ? { code: "counter-above-limit", limit } : null;
}

/** Why an order cannot be paid in cash; `limit` is in bani. */
export type CashBar =
  | { code: "cash-off" }
  | { code: "cash-by-courier-only" }
  | { code: "cash-not-at-locker" }
  | { code: "cash-above-limit"; limit: Bani };

/**
 * Why an order cannot be paid in cash, or null. `total` is all cash that its buyer would owe then: the law explicitly
 * forbids splitting one order into two. `locker`: where it goes to one, whether it can be paid there, by card.
 */
export function cashBar({
  isOn,
  isByCourier,
  locker = null,
  isCompany,
  total,
}: {
  isOn: boolean;
  isByCourier: boolean;
  locker?: { isPayable: boolean } | null;
  isCompany: boolean;
  total: Bani;
}): CashBar | null {
  if (!isOn) return { code: "cash-off" };
  if (!isByCourier) return { code: "cash-by-courier-only" };
  if (locker !== null && !locker.isPayable) return { code: "cash-not-at-locker" };
  const limit = cashLimit({ isCompany });
  return total > limit ? { code: "cash-above-limit", limit } : null;
}
