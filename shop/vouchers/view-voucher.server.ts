import type { Db } from "../../base/db.server.ts";
import type { VoucherId } from "../../base/id.ts";
import { voucherState } from "./voucher.ts";
import { findVoucher, todayOf, usesOf } from "./vouchers.sql.server.ts";

const MOST_USES_SHOWN = 200;

/** A voucher with its state today and its newest uses, each with its order; null if there is none. */
export async function viewVoucher(deps: { db: Db }, { id }: { id: VoucherId | null }) {
  const voucher = id && (await findVoucher(deps.db, { id }));
  if (!voucher) return null;
  const [uses, today] = await Promise.all([usesOf(deps.db, voucher.id, { most: MOST_USES_SHOWN }), todayOf(deps.db)]);
  return { voucher: { ...voucher, state: voucherState(voucher, today) }, uses };
}
