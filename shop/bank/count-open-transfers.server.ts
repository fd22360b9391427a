import type { Db } from "../../base/db.server.ts";
import { countSurpluses } from "../orders/payment/count-surpluses.server.ts";
import { countOpenLines } from "./bank.sql.server.ts";

/**
 * How many transfers wait for a decision: those without a clear order, and surpluses. With `before` only those that
 * came before that moment.
 */
export async function countOpenTransfers(deps: { db: Db }, { before = null }: { before?: Date | null } = {}) {
  const [lines, surpluses] = await Promise.all([countOpenLines(deps.db, { before }), countSurpluses(deps, { before })]);
  return lines + surpluses;
}
