import type { Queryable } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { NOTHING, sum, type Bani } from "../../base/money.ts";
import {
  discountOf,
  parseVoucherCode,
  voucherIssue,
  type Voucher,
  type VoucherDiscount,
  type VoucherIssue,
} from "./voucher.ts";
import { findVoucher, floorsOf, todayOf, usesOfPerson, type VoucherPerson } from "./vouchers.sql.server.ts";

export type VoucherRequest = {
  code: string;
  /** One entry per unit, at its price in bani. */
  units: readonly { listingId: ListingId; price: Bani }[];
  person: VoucherPerson;
  /** Today's rate of VAT, for the floors. */
  vatPercent: number;
  /** Inside the transaction of an order: nobody else can use the voucher until it ends. */
  lock?: boolean;
};

export type CheckedVoucher =
  | { code: string; issue: VoucherIssue }
  /** `reduce`: what it takes off with this delivery fee, in bani. */
  | { code: string; issue: null; voucher: Voucher; reduce: (shipping: Bani) => VoucherDiscount };

/** Whether a voucher lowers the price of these units for this person, and by how much. Changes nothing. */
export async function checkVoucher(db: Queryable, request: VoucherRequest): Promise<CheckedVoucher> {
  const { person, vatPercent, lock = false } = request;
  const code = parseVoucherCode(request.code);
  const voucher = code && (await findVoucher(db, { code }, { lock }));
  if (!voucher) return { code: request.code, issue: { code: "voucher-unknown" } };
  const goods = sum(request.units.map(({ price }) => price));
  const issue = voucherIssue(voucher, {
    today: await todayOf(db),
    goods,
    usesOfPerson: voucher.mostPerPerson === null ? 0 : await usesOfPerson(db, voucher.id, person),
  });
  if (issue) return { code: voucher.code, issue };
  const floors = await floorsOf(db, [...new Set(request.units.map(({ listingId }) => listingId))], {
    percent: vatPercent,
  });
  // A unit without a known floor was taken meanwhile: its order is refused for that.
  const units = request.units.map((unit) => ({ ...unit, floor: floors.get(unit.listingId) ?? unit.price }));
  const reduce = (shipping: Bani) => discountOf(voucher, { units, shipping });
  if (units.length === 0 || reduce(NOTHING).discount === NOTHING)
    return { code: voucher.code, issue: { code: "voucher-floor" } };
  return { code: voucher.code, issue: null, voucher, reduce };
}
