// The demo catalogue's PCs.
//
// Algorithm: the spec's counts by price band are a list of slots to fill (samples first, the rest in shuffled order).
// For each slot a target price within the band is drawn, a machine of about that worth is built from parts that
// fit (builds.ts), and the price model (prices.ts) calculates its real price: parts, grade, warranty and a
// random factor. If the price is outside the band, the machine is drawn again. So a price always follows from the parts,
// and the counts are exact all the same. A processor or graphics model that has not occurred yet is favoured, which
// is how all 24 and 29 models appear.
// Beyond the spec's 909 PCs, bands are drawn in the spec's proportions, for benchmarks with many listings.
// Invariant: seed, count and time determine everything; machine n is the same in a catalogue of any size.

import { DAY, HOUR } from "../base/clock.ts";
import type { ListingId } from "../base/id.ts";
import type { Bani } from "../base/money.ts";
import type { Badge } from "../shop/catalogue/listing.ts";
import type { Grade } from "../shop/inventory/grade.ts";
import type { OperatingSystem } from "../shop/catalogue/operating-system.ts";
import type { PcSpecs } from "../shop/catalogue/specs.ts";
import { chooseBuild, worthOf, type DemoBuild } from "./builds.ts";
import { usedHdd, usedSsd } from "./drive-life.ts";
import type { DemoPc, DemoPriceSince } from "./demo-listing.ts";
import { changedLongAgo, reduced, SALE_AFTER } from "./price-history.ts";
import { pcPrice, pcPriceRon, worthAtPrice, type WarrantyMonths } from "./prices.ts";
import { seededRandom, type Random } from "./random.ts";
import { samples, type Sample } from "./samples.ts";
import { titleMaker } from "./titles.ts";
import { benchDay, measurePc, type UnitMaker } from "./units.ts";

type Band = { from: number; to: number; count: number };

/** Price bands in RON with the number of machines in the spec; none above 15000, the end of the price slider. */
const priceBands: readonly Band[] = [
  { from: 500, to: 1000, count: 12 },
  { from: 1000, to: 1500, count: 58 },
  { from: 1500, to: 2000, count: 144 },
  { from: 2000, to: 3000, count: 231 },
  { from: 3000, to: 4000, count: 198 },
  { from: 4000, to: 5000, count: 142 },
  { from: 5000, to: 15_000, count: 124 },
]; // spec 9

/** 909. */
export const EXACT_PCS = priceBands.reduce((total, band) => total + band.count, 0);

type Draft = Pick<Sample, "title" | "price" | "warrantyMonths" | "grade" | "build">;

type Options = { count: number; seed: number; now: Date; makeUnit: UnitMaker };

/** The PCs, ids 1 to `count`, newest first. */
export function* generatePcs({ count, seed, now, makeUnit }: Options): Generator<DemoPc> {
  const random = seededRandom(seed + 1);
  const skips = seededRandom(seed + 20);
  let id = 0;
  for (const draft of drafts(count, seededRandom(seed))) {
    const sample = samples[id];
    id += 1;
    const publishedAt = new Date(now.getTime() - age(id, { count, random }));
    const { cpu, gpu, ram } = draft.build;
    const bench = { cpu, gpu, measuredAt: benchDay(publishedAt, random), singleModule: ram.specs.modules === 1 };
    const measurements = measurePc({ ...bench, complete: sample !== undefined }, { random, skips });
    const history = historyOf(draft, { publishedAt, now, random });
    yield {
      id: id as ListingId,
      kind: "pc",
      category: null,
      title: draft.title,
      price: draft.price,
      warrantyMonths: draft.warrantyMonths,
      publishedAt,
      specs: { ...specsOf(draft, random), os: systemOf(id, cpu.specs) },
      units: [makeUnit(draft.price, { grade: draft.grade, measurements })],
      ...history,
      ...(sample && { badge: sample.badge }),
    };
  }
}

function* drafts(count: number, random: Random): Generator<Draft> {
  yield* samples.slice(0, count);
  const titles = titleMaker(random, { taken: samples.map((sample) => sample.title) });
  const uses = new Map<string, number>();
  for (const sample of samples) countUse(uses, sample.build);
  const seen = new Set<string>();
  const places = random.shuffled(placesLeft());
  for (let place = samples.length; place < count; place += 1) {
    const band = places[place - samples.length] ?? random.weighted(priceBands, ({ count: weight }) => weight);
    for (;;) {
      const draft = tryDraft(band, { uses, random });
      if (!draft) continue;
      const isExact = place < EXACT_PCS;
      if (isExact && seen.has(looks(draft))) continue;
      if (isExact) seen.add(looks(draft));
      countUse(uses, draft.build);
      yield { ...draft, title: titles.next(draft.build) };
      break;
    }
  }
}

function placesLeft(): Band[] {
  return priceBands.flatMap((band) => {
    const taken = samples.filter((sample) => isIn(band, sample.price)).length;
    return Array.from({ length: band.count - taken }, () => band);
  });
}

/** Bands include both ends (decision), and no price is ever equal to one. */
function isIn(band: Band, price: Bani): boolean {
  return price > band.from * 100 && price < band.to * 100;
}

function tryDraft(
  band: Band,
  { uses, random }: { uses: Map<string, number>; random: Random },
): Omit<Draft, "title"> | null {
  const target = targetPrice(band, random);
  const favour = (model: string) => (uses.has(model) ? 1 : 12);
  const build = chooseBuild({ worth: worthAtPrice(target), favour }, random);
  if (!build) return null;
  const grade = random.weighted<Grade>(["A", "B", "C"], (grade) => ({ A: 46, B: 40, C: 14 })[grade]);
  const warrantyMonths = warrantyFor(build, { grade, random });
  const mood = 0.97 + 0.06 * random.next();
  const price = pcPrice(pcPriceRon(worthOf(build), { grade, warrantyMonths, mood }));
  return isIn(band, price) ? { build, grade, warrantyMonths, price } : null;
}

/** Uniform within the band; in the open top band, higher prices are rarer. */
function targetPrice({ from, to }: Band, random: Random): number {
  if (to < 15_000) return from + (to - from) * random.next();
  return Math.min(from - 2300 * Math.log(1 - random.next()), 11_500);
}

function warrantyFor({ cpu }: DemoBuild, { grade, random }: { grade: Grade; random: Random }): WarrantyMonths {
  const { launchYear } = cpu.specs;
  if (launchYear <= 2018) return random.chance(0.75) ? 6 : 12;
  if (launchYear <= 2021) return grade === "C" || random.chance(0.25) ? 6 : 12;
  return grade !== "C" && random.chance(0.4) ? 24 : 12;
}

function countUse(uses: Map<string, number>, { cpu, gpu }: DemoBuild): void {
  for (const model of [cpu.specs.model, gpu.specs.chip]) uses.set(model, (uses.get(model) ?? 0) + 1);
}

/** Everything that distinguishes two machines for a buyer, except the name. */
function looks({ build, price }: Pick<Draft, "build" | "price">): string {
  return JSON.stringify([price, ...Object.values(build).map((part) => part?.specs)]);
}

function specsOf({ build, warrantyMonths: months }: Draft, random: Random): PcSpecs {
  const { cpu, gpu, board, ram, ssd, hdd, psu, case: chassis, cooler } = build;
  const storage: PcSpecs["storage"] = [];
  if (ssd) storage.push(usedSsd(ssd.specs, random));
  if (hdd) storage.push(usedHdd(hdd.specs, random));
  // SSD and RAM have up to 24 months of warranty (spec 1), longer than the machine.
  const longer = months === 6 ? 12 : 24;
  return {
    cpu: cpu.specs,
    gpu: gpu.specs,
    motherboard: board.specs,
    ram: ram.specs,
    storage,
    psu: psu.specs,
    case: chassis.specs,
    cooler: cooler.specs,
    warrantyMonths: {
      cpu: months,
      gpu: months,
      ram: longer,
      storage: ssd ? longer : months,
      motherboard: months,
      psu: months,
      case: Math.min(months, 12),
    },
  };
}

/** The samples are the newest, an hour apart; the others go back five months. */
function age(id: number, { count, random }: { count: number; random: Random }): number {
  if (id <= samples.length) return id * HOUR;
  const place = (id - samples.length - 1 + 0.9 * random.next()) / Math.max(1, count - samples.length);
  return 1.2 * DAY + place * 150 * DAY;
}

type ListingHistory = { badge: Badge | null; priceLog: DemoPriceSince[] };

function historyOf(
  { price }: Draft,
  { publishedAt, now, random }: { publishedAt: Date; now: Date; random: Random },
): ListingHistory {
  const timeOnSale = now.getTime() - publishedAt.getTime();
  const roll = random.next();
  const earlier = pcPrice((price / 100) * (1.08 + 0.1 * random.next()));
  const badge = random.weighted<Badge | null>([null, "popular", "bestseller"], (kind) =>
    kind === null ? 90 : kind === "popular" ? 7 : 3,
  );
  if (timeOnSale > SALE_AFTER && roll < 0.08)
    return { badge: "sale", priceLog: reduced(price, { before: earlier, publishedAt, now, random }) };
  if (timeOnSale > 2 * SALE_AFTER && roll < 0.2)
    return { badge, priceLog: changedLongAgo(price, { before: earlier, publishedAt, now }) };
  const isNew = timeOnSale < 9 * DAY && roll < 0.6;
  return { badge: isNew ? "new" : badge, priceLog: [{ price, since: publishedAt }] };
}

const systems = [
  "windows-11-pro",
  "none",
  "windows-11-home",
  "windows-11-pro",
  "linux",
  "none",
  "windows-11-home",
] as const;

/** Windows 11 asks for a processor of 2018 or later; an older machine has a licence of Windows 10, or none. */
function systemOf(id: number, { launchYear }: { launchYear: number }): OperatingSystem {
  const system = systems[(id * 5) % systems.length]!;
  if (launchYear >= 2018) return system;
  if (system === "windows-11-pro") return "windows-10-pro";
  return system === "windows-11-home" ? "windows-10-home" : system;
}
