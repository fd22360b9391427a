import type { Transaction } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { upsertGameResults } from "../inventory/bench/measurements.sql.server.ts";
import { testOf, type GameResult } from "./game-result.ts";

/**
 * Stores a unit's game results; a result for the same game and settings is replaced. Runs in the caller's transaction.
 */
export async function noteGameResults(
  tx: Transaction,
  { unitId, results }: { unitId: UnitId; results: readonly GameResult[] },
): Promise<void> {
  await upsertGameResults(
    tx,
    results.map(({ game, fps, resolution, settings }) => ({
      unitId,
      test: testOf(game),
      value: fps,
      resolution,
      settings,
      version: game,
    })),
  );
}
