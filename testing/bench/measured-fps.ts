// Generated measurements of games whose effects are known, for tests of estimates.

import type { Queryable } from "../../base/db.server.ts";
import { seededRandom } from "../../demo/random.ts";
import type { GameConditions, MeasuredFps } from "../../shop/estimates/fps-estimate.ts";
import { games, standardRun } from "../../shop/catalogue/specs.ts";

export const someProcessors: Readonly<Record<string, number>> = {
  "Ryzen 5 3600": 0.85,
  "Ryzen 5 5600": 1,
  "Ryzen 7 5800X3D": 1.25,
  "Core i5-12400F": 1.05,
};
export const someGraphics: Readonly<Record<string, number>> = {
  "GeForce GTX 1660 6 GB": 70,
  "GeForce RTX 3060 12 GB": 110,
  "GeForce RTX 4070 12 GB": 190,
  "Radeon RX 6600 8 GB": 100,
};
export const someConditions: GameConditions = { game: "cs2", ...standardRun };

/** Each pair of these parts on `each` PCs: processor × graphics frames a second, and up to `spread` more or less on each. */
export function measuredPcs({
  each = 5,
  spread = 0.03,
  seed = 1,
  conditions = someConditions,
}: { each?: number; spread?: number; seed?: number; conditions?: GameConditions } = {}): MeasuredFps[] {
  const random = seededRandom(seed);
  return Object.entries(someProcessors).flatMap(([processor, factor]) =>
    Object.entries(someGraphics).flatMap(([graphics, fps]) =>
      Array.from({ length: each }, (_, place) => ({
        ...conditions,
        processor,
        graphics,
        unitId: `${seed} ${processor} ${graphics} ${place}`,
        fps: Math.round(factor * fps * (1 - spread + 2 * spread * random.next())),
        source: "bench" as const,
      })),
    ),
  );
}

/** Stores that all results of games were measured at the standard settings: listings of tests leave them out. */
export async function atStandardSettings(db: Queryable): Promise<void> {
  await db
    .updateTable("measurement")
    .set(standardRun)
    .where("test", "in", games)
    .where("resolution", "is", null)
    .execute();
}
