import type { Db } from "../../../base/db.server.ts";
import type { TradeInSort } from "./trade-in-sort.ts";
import { countStates, listRows, type TradeInRow } from "./office.sql.server.ts";
import type { TradeInState } from "../trade-in.ts";

export const TRADE_INS_A_PAGE = 50;

type TradeInsPage = { rows: TradeInRow[]; total: number; counts: ReadonlyMap<TradeInState, number> };

type TradeInListFilter = {
  state: TradeInState | null;
  search: string;
  page: number;
  sort?: TradeInSort;
  descending?: boolean;
  /** The first and last day of the last change, ISO dates in Romania. */
  from?: string | null;
  to?: string | null;
  /** Only those that are here and wait for staff; with `movedBefore`, those that last moved before this moment. */
  toTest?: { movedBefore: Date | null } | null;
};

/**
 * Trade-ins with an offer, for staff, last moved first unless asked otherwise: of one state or all, filtered by the
 * beginning of the number, e-mail address or parcel number, or by a part of the seller's name. `counts` per state ignores
 * the search.
 */
export async function listTradeIns(
  deps: { db: Db },
  { page, state, search, sort = "moved", descending = true, from = null, to = null, toTest = null }: TradeInListFilter,
): Promise<TradeInsPage> {
  const limits = { limit: TRADE_INS_A_PAGE, offset: (page - 1) * TRADE_INS_A_PAGE };
  const [{ rows, total }, counts] = await Promise.all([
    listRows(deps.db, { state, search, sort, descending, from, to, toTest, ...limits }),
    countStates(deps.db),
  ]);
  return { rows, total, counts };
}
