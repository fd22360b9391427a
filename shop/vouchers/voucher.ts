// A voucher: a code that lowers the price of an order by a percentage or an amount.
// Invariant: no unit of the order is sold for less than its floor, and a tenth of the price of each always remains.

import { cleanCode } from "../../base/clean-text.ts";
import type { Day } from "../../base/day.ts";
import type { ListingId, VoucherId } from "../../base/id.ts";
import { bani, NOTHING, percentOf, sum, type Bani } from "../../base/money.ts";

export type VoucherCode = string & { readonly of: "voucher-code" };

export const LONGEST_CODE = 30;
export const LONGEST_VOUCHER_NOTE = 300;
export const MOST_PERCENT = 90;

/** The code as it is stored: capital letters, digits and dashes, without spaces. Null if the text cannot be a code. */
export function parseVoucherCode(text: unknown): VoucherCode | null {
  if (typeof text !== "string" || text.length > 100) return null;
  const code = cleanCode(text).replace(/\s/g, "").toUpperCase();
  return /^[A-Z0-9][A-Z0-9-]{2,29}$/.test(code) ? (code as VoucherCode) : null;
}

/** What it takes off. */
export type VoucherValue = { percent: number } | { amount: Bani };

/** What staff decide about it. Days are Romanian; null: no limit. */
export type VoucherTerms = {
  value: VoucherValue;
  /** Whether it lowers the delivery fee too, not only the price of the goods. */
  coversDelivery: boolean;
  leastGoods: Bani;
  mostUses: number | null;
  mostPerPerson: number | null;
  firstDay: Day | null;
  lastDay: Day | null;
  note: string;
};

export type Voucher = VoucherTerms & {
  id: VoucherId;
  code: VoucherCode;
  /** Orders that use it now. */
  uses: number;
  stoppedAt: Date | null;
  version: number;
  createdBy: string;
  createdAt: Date;
};

/** Derived from the terms, the uses and today. */
export const voucherStates = ["active", "planned", "used-up", "over", "stopped"] as const;
export type VoucherState = (typeof voucherStates)[number];

export function voucherState(
  voucher: Pick<Voucher, "stoppedAt" | "firstDay" | "lastDay" | "mostUses" | "uses">,
  today: Day,
): VoucherState {
  if (voucher.stoppedAt !== null) return "stopped";
  if (voucher.lastDay !== null && voucher.lastDay < today) return "over";
  if (voucher.mostUses !== null && voucher.uses >= voucher.mostUses) return "used-up";
  return voucher.firstDay !== null && voucher.firstDay > today ? "planned" : "active";
}

/** Why a voucher does not lower the price of this order. */
export type VoucherIssue =
  | {
      code:
        | "voucher-unknown"
        | "voucher-not-yet"
        | "voucher-over"
        | "voucher-used-up"
        | "voucher-used-before"
        | "voucher-floor";
    }
  | { code: "voucher-minimum"; least: Bani };

const issueOfState = {
  planned: "voucher-not-yet",
  over: "voucher-over",
  stopped: "voucher-over",
  "used-up": "voucher-used-up",
} as const;

/** Why it cannot be used today for goods of this price by a person who used it so often; null if it can. */
export function voucherIssue(
  voucher: Voucher,
  { today, goods, usesOfPerson }: { today: Day; goods: Bani; usesOfPerson: number },
): VoucherIssue | null {
  const state = voucherState(voucher, today);
  if (state !== "active") return { code: issueOfState[state] };
  if (voucher.mostPerPerson !== null && usesOfPerson >= voucher.mostPerPerson) return { code: "voucher-used-before" };
  return goods < voucher.leastGoods ? { code: "voucher-minimum", least: voucher.leastGoods } : null;
}

/** One unit of the order; `floor`: the lowest price that it may be sold for. */
export type DiscountedUnit = { listingId: ListingId; price: Bani; floor: Bani };
/** `isCut`: less than the voucher promises, because a unit would fall below its floor. */
export type VoucherDiscount = { discount: Bani; isCut: boolean };

/**
 * What the voucher takes off these units and their delivery fee. Like every reduction it is split over the lines of the
 * order in proportion to price: so the unit with the least room above its floor limits the discount of all.
 */
export function discountOf(
  { value, coversDelivery }: Pick<VoucherTerms, "value" | "coversDelivery">,
  { units, shipping }: { units: readonly DiscountedUnit[]; shipping: Bani },
): VoucherDiscount {
  const base = sum([...units.map(({ price }) => price), coversDelivery ? shipping : NOTHING]);
  const wanted = "percent" in value ? percentOf(base, value.percent) : bani(Math.min(value.amount, base));
  const most = Math.min(
    ...units.map((unit) => Number((BigInt(mostDiscountOf(unit)) * BigInt(base)) / BigInt(unit.price))),
  );
  return { discount: bani(Math.min(wanted, most)), isCut: most < wanted };
}

function mostDiscountOf({ price, floor }: DiscountedUnit): Bani {
  const least = Math.max(floor, percentOf(price, 100 - MOST_PERCENT));
  return bani(Math.max(price - least, 0));
}
