import type { Queryable } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { gameResultsOf } from "../catalogue/game-results-of.server.ts";
import type { Order } from "./order.ts";

/** The units of an order whose paid game test lacks results for some of its games and was not called off. */
export async function openGameTests(
  db: Queryable,
  { lines, placedAt }: Pick<Order, "lines" | "placedAt">,
): Promise<UnitId[]> {
  const open: UnitId[] = [];
  for (const line of lines) {
    if (line.kind !== "service" || line.service !== "game-test" || line.calledOff !== null) continue;
    const results = await gameResultsOf({ db }, { unitId: line.onUnit, games: line.games, since: placedAt });
    if (results.length < line.games.length) open.push(line.onUnit);
  }
  return open;
}
