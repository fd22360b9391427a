// The demo catalogue's single parts: at least twelve listings in each of the nine categories.
// Invariant: all units of a listing are alike, in grade too; each used drive is its own listing.

import { DAY } from "../base/clock.ts";
import type { ListingId } from "../base/id.ts";
import type { Bani } from "../base/money.ts";
import type { Badge } from "../shop/catalogue/listing.ts";
import type { Grade } from "../shop/inventory/grade.ts";
import {
  capacityLabel,
  partName,
  type CaseColour,
  type ComponentSpecs,
  type HddSpecs,
  type RamSpecs,
  type SsdSpecs,
} from "../shop/catalogue/specs.ts";
import type { DemoComponent, DemoMeasurement, DemoPriceSince } from "./demo-listing.ts";
import { unusedSsd, usedHdd, usedSsd } from "./drive-life.ts";
import { cases } from "./parts-cases.ts";
import { coolers } from "./parts-coolers.ts";
import { hardDrives, solidStateDrives } from "./parts-drives.ts";
import { graphicsCards } from "./parts-graphics.ts";
import { memoryKits } from "./parts-memory.ts";
import { motherboards } from "./parts-motherboards.ts";
import { powerSupplies } from "./parts-power.ts";
import { processors } from "./parts-processors.ts";
import { reduced, SALE_AFTER } from "./price-history.ts";
import { componentPrice, type WarrantyMonths } from "./prices.ts";
import { seededRandom, type Random } from "./random.ts";
import { benchDay, measureGraphics, measureProcessor, type UnitMaker } from "./units.ts";

type Template = ComponentSpecs & {
  title: string;
  worth: number;
  warrantyMonths: WarrantyMonths;
  /** Whether a listing may have several units. */
  several: boolean;
  /** Never used, so it has no marks. */
  unused?: boolean;
  /** The measurements of one unit, if there is a test for its category. */
  measure?: (options: { measuredAt: Date; random: Random }) => DemoMeasurement[];
};

type Options = { firstId: number; seed: number; now: Date; makeUnit: UnitMaker };

export function* generateComponents({ firstId, seed, now, makeUnit }: Options): Generator<DemoComponent> {
  const random = seededRandom(seed);
  let id = firstId;
  for (const template of templates(random)) {
    const { title, worth, warrantyMonths, several, unused, measure, ...specs } = template;
    const publishedAt = new Date(now.getTime() - (1.5 + 120 * random.next()) * DAY);
    const grade = unused ? "A" : random.weighted<Grade>(["A", "B", "C"], (grade) => ({ A: 55, B: 35, C: 10 })[grade]);
    const earlier = componentPrice(worth * 1.16, { grade, warrantyMonths });
    const price = componentPrice(worth, { grade, warrantyMonths });
    const isTested = random.chance(0.55);
    const inStock = several && random.chance(0.45) ? random.between(2, 6) : 1;
    const units = Array.from({ length: inStock }, () => {
      const measurements = measure && isTested ? measure({ measuredAt: benchDay(publishedAt, random), random }) : [];
      return makeUnit(price, { grade, measurements });
    });
    const history = historyOf(price, { earlier, publishedAt, now, random });
    yield {
      id: id as ListingId,
      kind: "component",
      title,
      price,
      warrantyMonths,
      publishedAt,
      units,
      ...history,
      ...specs,
    };
    id += 1;
  }
}

function historyOf(
  price: Bani,
  { earlier, publishedAt, now, random }: { earlier: Bani; publishedAt: Date; now: Date; random: Random },
) {
  const age = now.getTime() - publishedAt.getTime();
  const roll = random.next();
  const single: DemoPriceSince[] = [{ price, since: publishedAt }];
  const badged = (badge: Badge | null, priceLog = single) => ({ badge, priceLog });
  if (age > SALE_AFTER && earlier > price && roll < 0.14)
    return badged("sale", reduced(price, { before: earlier, publishedAt, now, random }));
  if (age < 10 * DAY && roll < 0.5) return badged("new");
  if (roll > 0.97) return badged("bestseller");
  return badged(roll > 0.9 ? "popular" : null);
}

function* templates(random: Random): Generator<Template> {
  for (const part of processors) {
    const { specs, worth } = part;
    const title = `${partName(specs)} (${specs.socket}, ${specs.cores}C/${specs.threads}T, ${specs.boostGhz ?? specs.baseGhz} GHz)`;
    const warrantyMonths = byYear(specs.launchYear);
    yield {
      category: "processors",
      specs,
      title,
      worth,
      warrantyMonths,
      several: true,
      measure: (bench) => measureProcessor(part, bench),
    };
  }
  for (const part of graphicsCards.filter(({ worth }, index) => index % 2 === 0 || worth > 900)) {
    const { specs, worth, card } = part;
    const title = `${card} ${specs.chip} ${specs.vramGb} GB ${specs.memoryType}`;
    const warrantyMonths = byYear(specs.launchYear);
    const measure: Template["measure"] = (bench) => measureGraphics(part, bench);
    yield { category: "graphics-cards", specs, title, worth, warrantyMonths, several: worth < 1200, measure };
  }
  for (const { specs, worth } of motherboards) {
    const title = `${partName(specs)} (${specs.socket}, ${specs.formFactor}, ${specs.ramType})`;
    yield { category: "motherboards", specs, title, worth, warrantyMonths: 12, several: worth < 300 };
  }
  for (const { specs, worth } of memoryKits) {
    yield { category: "ram", specs, title: ramTitle(specs), worth, warrantyMonths: 24, several: true };
  }
  for (const [index, drive] of solidStateDrives.entries()) {
    const unused = index % 6 === 5;
    const specs = unused ? unusedSsd(drive.specs) : usedSsd(drive.specs, random);
    const worth = unused ? drive.worth * 1.15 : drive.worth;
    yield { category: "ssd", specs, title: driveTitle(specs), worth, warrantyMonths: 24, several: unused, unused };
  }
  for (const { specs: model, worth } of hardDrives) {
    const specs = usedHdd(model, random);
    yield { category: "hdd", specs, title: driveTitle(specs), worth, warrantyMonths: 6, several: false };
  }
  for (const { specs, worth } of powerSupplies) {
    const title = `${partName(specs)}, ${specs.watts} W, ${specs.efficiency}`;
    yield { category: "power-supplies", specs, title, worth, warrantyMonths: 12, several: true };
  }
  for (const { specs, worth } of cases) {
    const title = `${partName(specs)} ${colourInNames[specs.colour]} (${specs.boards[0]})`;
    yield { category: "cases", specs, title, worth, warrantyMonths: 6, several: worth < 150 };
  }
  for (const { specs, worth } of coolers) {
    const size = specs.radiatorMm ? `AIO ${specs.radiatorMm} mm` : `${specs.heightMm} mm`;
    yield {
      category: "coolers",
      specs,
      title: `${partName(specs)} (${size})`,
      worth,
      warrantyMonths: 12,
      several: true,
    };
  }
}

/** As the makers print it on the box in every country. */
const colourInNames = { black: "Black", white: "White", grey: "Grey" } satisfies Record<CaseColour, string>;

function byYear(launchYear: number): WarrantyMonths {
  return launchYear <= 2018 ? 6 : 12;
}

function ramTitle(kit: RamSpecs): string {
  const layout = `${kit.modules}x${kit.capacityGb / kit.modules}`;
  return `${partName(kit)} ${kit.capacityGb} GB (${layout}) ${kit.type}-${kit.speedMts}${kit.cl ? ` CL${kit.cl}` : ""}`;
}

function driveTitle(drive: SsdSpecs | HddSpecs): string {
  const kind =
    drive.kind === "hdd" ? `HDD ${drive.rpm} rpm` : drive.interface === "SATA" ? "SSD SATA" : drive.interface;
  return `${partName(drive)} ${capacityLabel(drive.capacityGb)}, ${kind}, ${drive.formFactor}`;
}
