// Generated measurements of games whose law is known, for tests of estimates.

import type { Queryable } from "../../base/db.server.ts";
import { seededRandom } from "../../demo/random.ts";
import type { GameConditions, MeasuredFps } from "../../shop/estimates/fps-estimate.ts";
import { games, standardRun, type GpuSpecs, type PcSpecs } from "../../shop/catalogue/specs.ts";

/** Frames a second that each allows by itself. */
export const someProcessors: Readonly<Record<string, number>> = {
  "Core i3-10100F": 105,
  "Ryzen 5 3600": 130,
  "Ryzen 5 5600": 160,
  "Core i5-12400F": 170,
  "Ryzen 7 5800X3D": 220,
  "Ryzen 7 7800X3D": 260,
};
export const someGraphics: Readonly<Record<string, number>> = {
  "GeForce GTX 1660 6 GB": 70,
  "Radeon RX 6600 8 GB": 100,
  "GeForce RTX 3060 12 GB": 110,
  "GeForce RTX 3070 8 GB": 150,
  "GeForce RTX 4070 12 GB": 190,
  "Radeon RX 7800 XT 16 GB": 210,
};
export const someConditions: GameConditions = { game: "cs2", ...standardRun };

/** What a PC draws from what its parts allow. Real games lie between these laws; none of them is that of the demo. */
export const laws = {
  /** Processor and card work at the same time: the slower one decides. */
  slower: (processor: number, graphics: number) => Math.min(processor, graphics),
  /** One after the other: the times for a frame add up. */
  one_after_the_other: (processor: number, graphics: number) => 1 / (1 / processor + 1 / graphics),
  /** Each adds its share to every frame rate, and none ever limits the other. */
  product: (processor: number, graphics: number) => Math.sqrt(processor * graphics),
} as const;

type Options = {
  each?: number;
  /** How much more or less equal PCs draw at most. */
  spread?: number;
  seed?: number;
  conditions?: GameConditions;
  law?: (processor: number, graphics: number) => number;
  processors?: Readonly<Record<string, number>>;
  graphics?: Readonly<Record<string, number>>;
};

/** Each pair of these parts on `each` PCs. */
export function measuredPcs({
  each = 5,
  spread = 0.03,
  seed = 1,
  conditions = someConditions,
  law = laws.slower,
  processors = someProcessors,
  graphics = someGraphics,
}: Options = {}): MeasuredFps[] {
  const random = seededRandom(seed);
  return Object.entries(processors).flatMap(([processor, byProcessor]) =>
    Object.entries(graphics).flatMap(([card, byCard]) =>
      Array.from({ length: each }, (_, place) => ({
        ...conditions,
        processor,
        graphics: card,
        unitId: `${seed} ${processor} ${card} ${place}`,
        fps: Math.round(law(byProcessor, byCard) * (1 - spread + 2 * spread * random.next())),
        source: "bench" as const,
      })),
    ),
  );
}

/** `count` parts, from slow to fast, each `step` times as fast as the one before. */
export function partsFrom(name: string, { count, first, step }: { count: number; first: number; step: number }) {
  return Object.fromEntries(Array.from({ length: count }, (_, place) => [`${name}${place}`, first * step ** place]));
}

/**
 * Processor, card and frames a second in Counter-Strike 2 of PCs of 36 pairs, one each, the slower part deciding: enough for
 * estimates. The first pair is that of `specs`, with 200 frames.
 */
export function specsOfPairs({ cpu, gpu }: Pick<PcSpecs, "cpu"> & { gpu: GpuSpecs }) {
  const sides = 6;
  const places = Array.from({ length: sides }, (_, place) => place);
  return places.flatMap((p) =>
    places.map((g) => ({
      cpu: p === 0 ? cpu : { ...cpu, model: `${cpu.model} ${p}` },
      gpu: g === 0 ? gpu : { ...gpu, chip: `${gpu.chip} ${g}` },
      fps: Math.round(200 * Math.min(1.1 ** p, 1.12 ** g)),
    })),
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
