import type { Clock } from "../../base/clock.ts";
import type { Db, Queryable } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { standardRateOn, type VatRates } from "../../base/vat.ts";
import { checkVoucher, type CheckedVoucher } from "../vouchers/check-voucher.server.ts";
import { obtainable, type CartLine } from "./cart.ts";
import { linesOf, writeVoucherCode } from "./cart.sql.server.ts";

type Deps = { db: Db; vatRates: VatRates; clock: Clock };
type Person = { visitorId: VisitorId | null; email?: string | undefined; phone?: string | undefined };

/**
 * Enters the code of a voucher for the visitor's cart, in place of an earlier one; an empty text removes it. Refuses with
 * a `VoucherIssue`, except `voucher-minimum` and `voucher-floor`: those depend on the cart, which may still change.
 */
export async function enterVoucher(deps: Deps, { visitorId, code }: { visitorId: VisitorId; code: string }) {
  if (code.trim() === "") {
    await writeVoucherCode(deps.db, visitorId, null);
    return ok(null);
  }
  const lines = await linesOf(deps.db, visitorId);
  if (lines.length === 0) return refuse.invalid({ code: "cart-empty" });
  const vatPercent = standardRateOn(deps.clock.today(), deps.vatRates);
  const checked = await voucherOfLines(deps.db, { code, lines, person: { visitorId }, vatPercent });
  const { issue } = checked;
  if (issue && issue.code !== "voucher-minimum" && issue.code !== "voucher-floor")
    return refuse.invalid({ code: issue.code });
  await writeVoucherCode(deps.db, visitorId, checked.code);
  return ok(checked.code);
}

/** The voucher as it holds for the units of these lines that can be bought now. */
export function voucherOfLines(
  db: Queryable,
  {
    lines,
    ...request
  }: { code: string; lines: readonly CartLine[]; person: Person; vatPercent: number; lock?: boolean },
): Promise<CheckedVoucher> {
  const units = obtainable(lines).flatMap(({ goods, quantity }) =>
    Array.from({ length: quantity }, () => ({ listingId: goods.id, price: goods.price })),
  );
  return checkVoucher(db, { ...request, units });
}
