import type { Db } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { gameRunsOf } from "../inventory/bench/measurements.sql.server.ts";
import { testOf, type GameResult } from "./game-result.ts";

/** The test bench's results of these games on a unit since then, the last run of each. */
export async function gameResultsOf(
  shop: { db: Db },
  { unitId, games, since }: { unitId: UnitId; games: readonly string[]; since: Date },
): Promise<GameResult[]> {
  const runs = await gameRunsOf(shop.db, { unitId, since });
  return games.flatMap((game) => {
    const run = runs.find(({ test }) => test === testOf(game));
    return run
      ? [
          {
            game,
            fps: run.value,
            resolution: run.resolution as GameResult["resolution"],
            settings: run.settings as GameResult["settings"],
          },
        ]
      : [];
  });
}
