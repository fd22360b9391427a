import type { Db } from "../../base/db.server.ts";
import { voucherState } from "./voucher.ts";
import { todayOf, vouchersPage } from "./vouchers.sql.server.ts";

export const VOUCHERS_A_PAGE = 50;

/** One page of the vouchers, the newest first, each with its state today. */
export async function listVouchers(deps: { db: Db }, { page }: { page: number }) {
  const [{ vouchers, total }, today] = await Promise.all([
    vouchersPage(deps.db, { page, size: VOUCHERS_A_PAGE }),
    todayOf(deps.db),
  ]);
  return { vouchers: vouchers.map((voucher) => ({ ...voucher, state: voucherState(voucher, today) })), total };
}
