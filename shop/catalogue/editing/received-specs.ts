// The specs that are already known about a purchased part, as initial form values for staff to complete. Unknown facts
// stay empty.

import type { ReceivedPart } from "../../inventory/receiving/receiving.ts";
import type { FactsOf, KnownPart, PartId } from "../../parts/part.ts";
import type { Category, SpecsOf } from "../specs.ts";
import { typedSpecs, type TypedSpecs } from "./spec-fields.ts";

/** The maker of a part by its name, where our lists know it: "Fractal Design", not the first word. */
export type BrandOf = (part: { category: Category; name: string; id: PartId | null }) => string | null;

/** The form's initial values for a part: only what its model determines. */
export function knownSpecFields({ category, name, part, specs }: ReceivedPart, brandOf: BrandOf): TypedSpecs {
  if (specs) return typedSpecs(category, specs);
  const brand = brandOf({ category, name, id: part?.id ?? null });
  if (!part) return nameFields(category, { name, brand });
  const fullName = part.category === "graphics-cards" ? part.facts.chip : name;
  return { ...nameFields(category, { name: fullName, brand }), ...knownFacts(part) };
}

function knownFacts(part: KnownPart): TypedSpecs {
  switch (part.category) {
    case "processors":
      return typedSpecs("processors", processorSpecs(part.facts));
    case "graphics-cards":
      return typedSpecs("graphics-cards", graphicsCardSpecs(part.facts));
    case "motherboards":
      return typedSpecs("motherboards", motherboardSpecs(part.facts));
    case "ram":
      return typedSpecs("ram", ramSpecs(part.facts));
    case "ssd": {
      const { capacityGb, interface: bus, form } = part.facts;
      return typedSpecs("ssd", { capacityGb, interface: bus, formFactor: form });
    }
    case "hdd": {
      const { capacityGb, rpm, form } = part.facts;
      return typedSpecs("hdd", withoutUnknown<SpecsOf["hdd"]>({ capacityGb, rpm, formFactor: form }));
    }
    case "power-supplies":
      return typedSpecs("power-supplies", powerSupplySpecs(part.facts));
    case "cases": {
      const { boards, maxGpuLengthMm, maxCoolerHeightMm } = part.facts;
      return typedSpecs(
        "cases",
        withoutUnknown<SpecsOf["cases"]>({ boards: [...boards], maxGpuLengthMm, maxCoolerHeightMm }),
      );
    }
    case "coolers":
      return typedSpecs("coolers", coolerSpecs(part.facts));
  }
}

function processorSpecs(facts: FactsOf["processors"]): Partial<SpecsOf["processors"]> {
  const { socket, cores, threads, baseGhz, boostGhz, tdpWatts, integratedGraphics, launchYear } = facts;
  return {
    socket,
    cores,
    threads,
    baseGhz,
    boostGhz,
    tdpWatts,
    integratedGraphics,
    memoryTypes: facts.memoryTypes.filter((type) => type !== "DDR2"),
    ...(launchYear !== null && { launchYear }),
  };
}

function graphicsCardSpecs(facts: FactsOf["graphics-cards"]): Partial<SpecsOf["graphics-cards"]> {
  const { vramGb, memoryType, tdpWatts, powerConnectors, typicalLengthMm, launchYear } = facts;
  return withoutUnknown<SpecsOf["graphics-cards"]>({
    vramGb,
    memoryType,
    tdpWatts,
    powerConnectors: powerConnectors && [...powerConnectors],
    lengthMm: typicalLengthMm,
    launchYear,
  });
}

function motherboardSpecs(facts: FactsOf["motherboards"]): Partial<SpecsOf["motherboards"]> {
  const { socket, chipset, size, memoryType, memorySlots, maxMemoryGb, m2Slots, sataPorts } = facts;
  return withoutUnknown<SpecsOf["motherboards"]>({
    socket,
    chipset,
    formFactor: size,
    ramType: memoryType === "DDR2" ? null : memoryType,
    ramSlots: memorySlots,
    maxRamGb: maxMemoryGb,
    m2Slots,
    sataPorts,
  });
}

function ramSpecs({ type, capacityGb, modules, speedMts, cl }: FactsOf["ram"]): Partial<SpecsOf["ram"]> {
  return withoutUnknown<SpecsOf["ram"]>({ type: type === "DDR2" ? null : type, capacityGb, modules, speedMts, cl });
}

function powerSupplySpecs(facts: FactsOf["power-supplies"]): Partial<SpecsOf["power-supplies"]> {
  const { watts, efficiency, modular, form, pcie8Pin, pcie16Pin } = facts;
  return withoutUnknown<SpecsOf["power-supplies"]>({
    watts,
    efficiency,
    modular,
    formFactor: form === "ATX" ? "ATX" : "SFX",
    pcie8Pin,
    pcie16Pin,
  });
}

function coolerSpecs({ type, heightMm, radiatorMm, sockets }: FactsOf["coolers"]): Partial<SpecsOf["coolers"]> {
  return withoutUnknown<SpecsOf["coolers"]>({
    type: type === "liquid" ? "liquid" : null,
    heightMm,
    radiatorMm,
    sockets: [...sockets],
  });
}

/** Drops the unknown facts: their fields stay empty. */
function withoutUnknown<Specs>(facts: { [Name in keyof Specs]?: Specs[Name] | null }): Partial<Specs> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null)) as Partial<Specs>;
}

const chipMakers = [
  ["GeForce", "NVIDIA"],
  ["Radeon", "AMD"],
  ["Arc", "Intel"],
] as const;

/** The name of a part by the field names of its category. An unknown maker stays empty: staff read it from the part. */
function nameFields(category: Category, { name, brand }: { name: string; brand: string | null }): TypedSpecs {
  if (category === "processors")
    return { brand: /^(Ryzen|Athlon|FX|Phenom|Threadripper)/.test(name) ? "AMD" : "Intel", model: name };
  if (category === "graphics-cards")
    return { brand: chipMakers.find(([family]) => name.includes(family))?.[1] ?? "", chip: name };
  const label = brand !== null && startsWithWord(name, brand) ? name.slice(brand.length).trim() : name;
  return category === "ram" ? { brand: brand ?? "", series: label } : { brand: brand ?? "", model: label };
}

function startsWithWord(text: string, word: string): boolean {
  return text.toLowerCase().startsWith(`${word.toLowerCase()} `);
}
