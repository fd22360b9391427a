// The specs that are already known about a purchased part, as initial form values for staff to complete. Unknown facts
// stay empty.

import type { TakenPart } from "../../inventory/receiving/receiving.ts";
import type { Category, SpecsOf } from "../specs.ts";
import { typedSpecs, type TypedSpecs } from "./spec-fields.ts";

type KnownPart = NonNullable<TakenPart["part"]>;
type FactsOf<C extends Category> = Extract<KnownPart, { category: C }>["facts"];

/** The form's initial values for a part: only what its model determines. */
export function knownSpecFields({ category, name, part, specs }: TakenPart): TypedSpecs {
  if (specs) return typedSpecs(category, specs);
  if (!part) return nameFields(category, name);
  const fullName = part.category === "graphics-cards" ? part.facts.chip : name;
  return { ...nameFields(category, fullName), ...knownFacts(part) };
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

function processorSpecs(facts: FactsOf<"processors">): Partial<SpecsOf["processors"]> {
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

function graphicsCardSpecs(facts: FactsOf<"graphics-cards">): Partial<SpecsOf["graphics-cards"]> {
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

function motherboardSpecs(facts: FactsOf<"motherboards">): Partial<SpecsOf["motherboards"]> {
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

function ramSpecs({ type, capacityGb, modules, speedMts, cl }: FactsOf<"ram">): Partial<SpecsOf["ram"]> {
  return withoutUnknown<SpecsOf["ram"]>({ type: type === "DDR2" ? null : type, capacityGb, modules, speedMts, cl });
}

function powerSupplySpecs(facts: FactsOf<"power-supplies">): Partial<SpecsOf["power-supplies"]> {
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

function coolerSpecs({ type, heightMm, radiatorMm, sockets }: FactsOf<"coolers">): Partial<SpecsOf["coolers"]> {
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

/**
 * Splits a name into maker and model, by the field names of the category: "Samsung 870 EVO 1TB" is Samsung and 870 EVO
 * 1TB.
 */
function nameFields(category: Category, name: string): TypedSpecs {
  if (category === "processors")
    return { brand: /^(Ryzen|Athlon|FX|Phenom|Threadripper)/.test(name) ? "AMD" : "Intel", model: name };
  if (category === "graphics-cards")
    return { brand: chipMakers.find(([family]) => name.includes(family))?.[1] ?? "", chip: name };
  const [brand = "", ...model] = name.split(" ");
  const label = model.length > 0 ? model.join(" ") : name;
  return category === "ram" ? { brand, series: label } : { brand, model: label };
}
