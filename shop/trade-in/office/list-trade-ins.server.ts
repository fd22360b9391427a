import type { Db } from "../../../base/db.server.ts";
import { countStates, listRows, type TradeInRow } from "./office.sql.server.ts";
import type { TradeInState } from "../trade-in.ts";

export const TRADE_INS_A_PAGE = 50;

type TradeInsPage = { rows: TradeInRow[]; total: number; counts: ReadonlyMap<TradeInState, number> };

/**
 * Trade-ins with an offer, for staff, last moved first: of one state or all, filtered by the beginning of the number,
 * e-mail address or parcel number. `counts` per state ignores the search.
 */
export async function listTradeIns(
  deps: { db: Db },
  { page, ...filter }: { state: TradeInState | null; search: string; page: number },
): Promise<TradeInsPage> {
  const limits = { limit: TRADE_INS_A_PAGE, offset: (page - 1) * TRADE_INS_A_PAGE };
  const [{ rows, total }, counts] = await Promise.all([
    listRows(deps.db, { ...filter, ...limits }),
    countStates(deps.db),
  ]);
  return { rows, total, counts };
}
