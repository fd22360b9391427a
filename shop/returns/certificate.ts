// The guarantee certificate of one sold unit: each part with its serial number and its months, and the law's guarantee apart
// (Directive 2019/771, article 17).
// Invariant: every date comes from the warranty's ledger; before the delivery there are months only.

import type { Day } from "../../base/day.ts";
import type { UnitId } from "../../base/id.ts";
import { capacityLabel, partName, ramLabel, type PcSpecs } from "../catalogue/specs.ts";
import type { StoredSpecs } from "../catalogue/stored.ts";
import {
  clocksAt,
  coversLeft,
  type CoverBasis,
  type CoverClock,
  type CoveredComponent,
  type Ledger,
  type PromisedCover,
  type ReplacedPart,
} from "../warranty/ledger.ts";

/** The first and the last day; null before the delivery. */
type Dates = { from: Day; until: Day } | null;
export type CertifiedPart = {
  component: CoveredComponent;
  names: string[];
  serials: string[];
  /** Of the shop's own promise, and what the paid extension adds. */
  months: number;
  extension: number;
  dates: Dates;
};

export type GuaranteeCertificate = {
  unit: CertifiedUnit;
  deliveredAt: Date | null;
  /** Null for goods that a company bought. */
  legal: { months: number; dates: Dates } | null;
  parts: CertifiedPart[];
  repairs: { at: Date; replaced: ReplacedPart | null }[];
  /** Somebody took the warranty over from the buyer. */
  isTransferred: boolean;
};

export type CertifiedUnit = { id: UnitId; code: string; serial: string | null; title: string };

/** A unit as the shop's records have it: its parts by component, with the serial numbers of those it was built from. */
export type SoldUnitRecord = CertifiedUnit & { names: PartNames; serials: PartSerials };
export type PartNames = Partial<Record<CoveredComponent, string[]>>;
export type PartSerials = Partial<Record<CoveredComponent, string[]>>;

/** The names of a PC's parts with their sizes; of a component its title is enough. */
export function namesOfParts(stored: StoredSpecs): PartNames {
  return stored.kind === "pc" ? namesIn(stored.specs) : {};
}

function namesIn({ cpu, gpu, motherboard, ram, storage, psu, case: box }: PcSpecs): PartNames {
  return {
    cpu: [partName(cpu)],
    ...(gpu && { gpu: [`${partName(gpu)} ${gpu.vramGb} GB`] }),
    motherboard: [partName(motherboard)],
    ram: [`${partName(ram)} ${ramLabel(ram)}`],
    storage: storage.map((drive) => `${partName(drive)} ${capacityLabel(drive.capacityGb)}`),
    psu: [`${partName(psu)} ${psu.watts} W`],
    case: [partName(box)],
  };
}

/** What a delivered unit's warranty says today. */
export function certificateOf(
  record: SoldUnitRecord,
  warranty: Ledger & { transfer: unknown },
  now: Date,
): GuaranteeCertificate {
  const { deliveredAt, entries, transfer } = warranty;
  return {
    ...certified(record, { covers: coversLeft(warranty), clocks: clocksAt(warranty, now) }),
    deliveredAt,
    repairs: entries.flatMap((entry) =>
      entry.kind === "repaired" ? [{ at: entry.at, replaced: entry.replaced }] : [],
    ),
    isTransferred: transfer !== null,
  };
}

/** What the delivery of a sold unit will begin. */
export function certificateToCome(record: SoldUnitRecord, covers: readonly PromisedCover[]): GuaranteeCertificate {
  return { ...certified(record, { covers, clocks: [] }), deliveredAt: null, repairs: [], isTransferred: false };
}

type Certified = { covers: readonly PromisedCover[]; clocks: readonly CoverClock[] };

function certified(
  { names, serials, ...unit }: SoldUnitRecord,
  { covers, clocks }: Certified,
): Pick<GuaranteeCertificate, "unit" | "legal" | "parts"> {
  const monthsOf = (component: CoveredComponent, basis: CoverBasis) =>
    covers.find((cover) => cover.component === component && cover.basis === basis)?.months ?? 0;
  const datesOf = (component: CoveredComponent, bases: readonly CoverBasis[]): Dates => {
    const found = clocks.filter((clock) => clock.component === component && bases.includes(clock.basis));
    return found.length === 0 ? null : { from: found[0]!.from, until: found.at(-1)!.until };
  };
  const promised = covers.filter(({ basis }) => basis === "commercial").map(({ component }) => component);
  const ofParts = Object.keys(names) as CoveredComponent[];
  // One promise on a whole PC holds for each of its parts.
  const rows = promised.flatMap((component) =>
    component === "unit" && ofParts.length > 0
      ? ofParts.map((part) => ({ component: part, cover: component }))
      : [{ component, cover: component }],
  );
  const legal = monthsOf("unit", "legal");
  return {
    unit,
    legal: legal === 0 ? null : { months: legal, dates: datesOf("unit", ["legal"]) },
    parts: rows.map(({ component, cover }) => ({
      component,
      names: component === "unit" ? [unit.title] : (names[component] ?? []),
      serials: component === "unit" ? [unit.serial].filter((serial) => serial !== null) : (serials[component] ?? []),
      months: monthsOf(cover, "commercial"),
      extension: monthsOf(cover, "extended"),
      dates: datesOf(cover, ["commercial", "extended"]),
    })),
  };
}
