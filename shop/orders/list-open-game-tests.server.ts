import type { Db } from "../../base/db.server.ts";
import type { OrderNumber } from "./order.ts";
import { loadPaidGameTests } from "./game-tests.sql.server.ts";
import { gameResultsOf } from "../catalogue/game-results-of.server.ts";

export type OpenGameTest = {
  number: OrderNumber;
  code: string;
  title: string;
  games: string[];
  placedAt: Date;
};

/** Game tests that buyers paid for and that hold back a parcel: neither run nor called off, the oldest order first. */
export async function listOpenGameTests({ db }: { db: Db }): Promise<OpenGameTest[]> {
  const open: OpenGameTest[] = [];
  for (const { unitId, ...test } of await loadPaidGameTests(db)) {
    const results = await gameResultsOf({ db }, { unitId, games: test.games, since: test.placedAt });
    if (results.length < test.games.length) open.push(test);
  }
  return open;
}
