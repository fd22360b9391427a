// What the facts of a bought part already say of its specs, for staff to complete: a fact that is not known is left open.

import type { TakenPart } from "../../inventory/receiving/receiving.ts";
import type { Category, SpecsOf } from "../specs.ts";
import { typedSpecs, type TypedSpecs } from "./spec-fields.ts";

/** The form's first values for a part; never more than its model tells. */
export function typedOfTaken(taken: TakenPart): TypedSpecs {
  const { category, name, part } = taken;
  if (!part) return nameOf(category, name);
  switch (part.category) {
    case "processors": {
      const { socket, cores, threads, baseGhz, boostGhz, tdpWatts, integratedGraphics, memoryTypes, launchYear } =
        part.facts;
      const types = memoryTypes.filter((type) => type !== "DDR2");
      const specs = {
        socket,
        cores,
        threads,
        baseGhz,
        boostGhz,
        tdpWatts,
        integratedGraphics,
        memoryTypes: types,
        ...(launchYear !== null && { launchYear }),
      };
      return { ...nameOf(category, name), ...typedSpecs("processors", specs) };
    }
    case "graphics-cards": {
      const { chip, vramGb, memoryType, tdpWatts, powerConnectors, typicalLengthMm, launchYear } = part.facts;
      const specs = known<SpecsOf["graphics-cards"]>({
        vramGb,
        memoryType,
        tdpWatts,
        powerConnectors: powerConnectors && [...powerConnectors],
        lengthMm: typicalLengthMm,
        launchYear,
      });
      return { ...nameOf(category, chip), ...typedSpecs("graphics-cards", specs) };
    }
    case "motherboards": {
      const { socket, chipset, size, memoryType, memorySlots, maxMemoryGb, m2Slots, sataPorts } = part.facts;
      const ramType = memoryType === "DDR2" ? null : memoryType;
      return {
        ...nameOf(category, name),
        ...typedSpecs(
          "motherboards",
          known<SpecsOf["motherboards"]>({
            socket,
            chipset,
            formFactor: size,
            ramType,
            ramSlots: memorySlots,
            maxRamGb: maxMemoryGb,
            m2Slots,
            sataPorts,
          }),
        ),
      };
    }
    case "ram": {
      const { type, capacityGb, modules, speedMts, cl } = part.facts;
      return {
        ...nameOf(category, name),
        ...typedSpecs(
          "ram",
          known<SpecsOf["ram"]>({ type: type === "DDR2" ? null : type, capacityGb, modules, speedMts, cl }),
        ),
      };
    }
    case "ssd": {
      const { capacityGb, interface: bus, form } = part.facts;
      return { ...nameOf(category, name), ...typedSpecs("ssd", { capacityGb, interface: bus, formFactor: form }) };
    }
    case "hdd": {
      const { capacityGb, rpm, form } = part.facts;
      return {
        ...nameOf(category, name),
        ...typedSpecs("hdd", known<SpecsOf["hdd"]>({ capacityGb, rpm, formFactor: form })),
      };
    }
    case "power-supplies": {
      const { watts, efficiency, modular, form, pcie8Pin, pcie16Pin } = part.facts;
      const specs = known<SpecsOf["power-supplies"]>({
        watts,
        efficiency,
        modular,
        formFactor: form === "ATX" ? "ATX" : "SFX",
        pcie8Pin,
        pcie16Pin,
      });
      return { ...nameOf(category, name), ...typedSpecs("power-supplies", specs) };
    }
    case "cases": {
      const { boards, maxGpuLengthMm, maxCoolerHeightMm } = part.facts;
      return {
        ...nameOf(category, name),
        ...typedSpecs("cases", known<SpecsOf["cases"]>({ boards: [...boards], maxGpuLengthMm, maxCoolerHeightMm })),
      };
    }
    case "coolers": {
      const { type, heightMm, radiatorMm, sockets } = part.facts;
      return {
        ...nameOf(category, name),
        ...typedSpecs(
          "coolers",
          known<SpecsOf["coolers"]>({
            type: type === "liquid" ? "liquid" : null,
            heightMm,
            radiatorMm,
            sockets: [...sockets],
          }),
        ),
      };
    }
  }
}

/** Only what is known: an open fact is an empty field. */
function known<Specs>(facts: { [Name in keyof Specs]?: Specs[Name] | null }): Partial<Specs> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null)) as Partial<Specs>;
}

const chipMakers = [
  ["GeForce", "NVIDIA"],
  ["Radeon", "AMD"],
  ["Arc", "Intel"],
] as const;

/** Maker and model out of a name, by the field names of the category: "Samsung 870 EVO 1TB" is a 870 EVO 1TB by Samsung. */
function nameOf(category: Category, name: string): TypedSpecs {
  if (category === "processors")
    return { brand: /^(Ryzen|Athlon|FX|Phenom|Threadripper)/.test(name) ? "AMD" : "Intel", model: name };
  if (category === "graphics-cards")
    return { brand: chipMakers.find(([family]) => name.includes(family))?.[1] ?? "", chip: name };
  const [brand = "", ...model] = name.split(" ");
  const label = model.length > 0 ? model.join(" ") : name;
  return category === "ram" ? { brand, series: label } : { brand, model: label };
}
