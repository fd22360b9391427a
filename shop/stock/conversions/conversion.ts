// Taking a PC apart, and building one from parts.
// Invariant: the total cost does not change, in bani: the costs of the parts add up to the cost of the PC.

import { shareOut, sum, type Bani } from "../../../base/money.ts";
import { partName, type Category, type PcSpecs, type SpecsOf } from "../../catalogue/specs.ts";
import type { TaxRegime } from "../../inventory/receiving/receiving.ts";
import { fallbackValues } from "../../pricing/terms.ts";

type OfCategory = { [C in Category]: { category: C; specs: SpecsOf[C] } }[Category];

/** One part of a PC. `key` names it within the PC: "cpu", "storage2". */
export type ConvertedPart = OfCategory & { key: string; name: string };

/** The parts that a PC is made of, in the order of its specs. */
export function partsOfPc(pc: PcSpecs): ConvertedPart[] {
  const storage = pc.storage.map((specs, index): ConvertedPart => ({
    key: `storage${index + 1}`,
    name: `${partName(specs)}`,
    ...(specs.kind === "ssd" ? { category: "ssd", specs } : { category: "hdd", specs }),
  }));
  return [
    { key: "cpu", name: partName(pc.cpu), category: "processors", specs: pc.cpu },
    ...(pc.gpu ? [{ key: "gpu", name: partName(pc.gpu), category: "graphics-cards" as const, specs: pc.gpu }] : []),
    { key: "motherboard", name: partName(pc.motherboard), category: "motherboards", specs: pc.motherboard },
    { key: "ram", name: partName(pc.ram), category: "ram", specs: pc.ram },
    ...storage,
    { key: "psu", name: partName(pc.psu), category: "power-supplies", specs: pc.psu },
    { key: "case", name: partName(pc.case), category: "cases", specs: pc.case },
    { key: "cooler", name: partName(pc.cooler), category: "coolers", specs: pc.cooler },
  ];
}

/** What a part of the category is worth to the shop if nothing else is known: how a PC's cost is split at first. */
export const usualWorth: Record<Category, Bani> = {
  processors: fallbackValues.cpu,
  "graphics-cards": fallbackValues.gpu,
  motherboards: fallbackValues.motherboard,
  ram: fallbackValues.ram,
  ssd: fallbackValues.ssd,
  hdd: fallbackValues.otherStorage,
  "power-supplies": fallbackValues.psu,
  cases: fallbackValues.case,
  coolers: fallbackValues.cooler,
};

/** The cost of each part, by its worth; equal parts of the cost where no part is worth anything. */
export function splitCost(cost: Bani, worth: readonly Bani[]): Bani[] {
  return shareOut(cost, worth);
}

export function builtCost(costs: readonly Bani[]): Bani {
  return sum(costs);
}

/**
 * The tax regime of a PC that is built from parts (rule 37). Parts of one regime keep it. With parts of both, the PC can
 * only be sold under the normal regime, because the tax of some was deducted: "mixed" until staff agree to that.
 */
export function builtRegime(parts: readonly TaxRegime[], { asNormal }: { asNormal: boolean }): TaxRegime | "mixed" {
  const [first = "normal"] = parts;
  if (parts.every((regime) => regime === first)) return first;
  return asNormal ? "normal" : "mixed";
}

/** What a computer cannot be without. Graphics may be in the processor. */
export type Lack =
  | "processors"
  | "graphics-cards"
  | "motherboards"
  | "ram"
  | "storage"
  | "power-supplies"
  | "cases"
  | "coolers";
export type AssembleProblem = { lacks: Lack[]; doubles: Category[] };

/** The specs of a PC of these parts, or what is missing and of what there is more than one. */
export function assemblePc(parts: readonly OfCategory[], warrantyMonths: number): PcSpecs | AssembleProblem {
  const of = <C extends Category>(category: C) =>
    parts.flatMap((part) => (part.category === category ? [part.specs as SpecsOf[C]] : []));
  const single = ["processors", "graphics-cards", "motherboards", "power-supplies", "cases", "coolers"] as const;
  const doubles: Category[] = single.filter((category) => of(category).length > 1);
  const [cpu, gpu] = [of("processors")[0], of("graphics-cards")[0] ?? null];
  const [motherboard, psu, tower, cooler] = [
    of("motherboards")[0],
    of("power-supplies")[0],
    of("cases")[0],
    of("coolers")[0],
  ];
  const kits = of("ram");
  const ram = memoryOf(kits);
  if (kits.length > 0 && !ram) doubles.push("ram");
  const storage = [...of("ssd"), ...of("hdd")];
  const lacks: Lack[] = [
    ...(cpu ? [] : (["processors"] as const)),
    ...(gpu || !cpu || cpu.integratedGraphics !== null ? [] : (["graphics-cards"] as const)),
    ...(motherboard ? [] : (["motherboards"] as const)),
    ...(kits.length > 0 ? [] : (["ram"] as const)),
    ...(storage.length > 0 ? [] : (["storage"] as const)),
    ...(psu ? [] : (["power-supplies"] as const)),
    ...(tower ? [] : (["cases"] as const)),
    ...(cooler ? [] : (["coolers"] as const)),
  ];
  if (lacks.length > 0 || doubles.length > 0 || !cpu || !motherboard || !ram || !psu || !tower || !cooler)
    return { lacks, doubles };
  const months = warrantyMonths;
  const warranty = { cpu: months, ram: months, storage: months, motherboard: months, psu: months, case: months };
  return {
    cpu,
    gpu,
    motherboard,
    ram,
    storage,
    psu,
    case: tower,
    cooler,
    warrantyMonths: { ...warranty, gpu: gpu ? months : 0 },
  };
}

/** Kits that differ in nothing but their number are one kit of all their modules; others are not described by one. */
function memoryOf(kits: readonly SpecsOf["ram"][]): SpecsOf["ram"] | null {
  const [first, ...others] = kits;
  if (!first) return null;
  const key = (kit: SpecsOf["ram"]) => JSON.stringify([kit.type, kit.speedMts, kit.capacityGb / kit.modules, kit.cl]);
  if (others.some((kit) => key(kit) !== key(first))) return null;
  return {
    ...first,
    capacityGb: kits.reduce((total, kit) => total + kit.capacityGb, 0),
    modules: kits.reduce((total, kit) => total + kit.modules, 0),
  };
}
