// A listing's summary: a few short facts, the most important first, the same in every language.

import { osName } from "./operating-system.ts";
import type { PcListing } from "./listing.ts";
import { capacityLabel, partName, ramLabel, storageLabel, type ComponentSpecs } from "./specs.ts";

/**
 * For a PC: processor, graphics, memory, storage (spec 2, card), and its operating system where that is known. For a component: the facts that matter in its
 * category.
 */
export function summaryOf(
  listing: Pick<PcListing, "kind" | "specs"> | ({ kind: "component" } & ComponentSpecs),
): string[] {
  if (listing.kind === "component") return componentFacts(listing);
  const { cpu, gpu, ram, storage, os } = listing.specs;
  return [
    partName(cpu),
    gpu ? partName(gpu) : (cpu.integratedGraphics ?? "–"),
    ramLabel(ram),
    storageLabel(storage),
    ...(os === undefined ? [] : [osName(os)]),
  ];
}

function componentFacts(component: ComponentSpecs): string[] {
  switch (component.category) {
    case "processors": {
      const { cores, threads, socket, baseGhz, boostGhz, tdpWatts } = component.specs;
      return [
        `${cores}C / ${threads}T`,
        socket,
        boostGhz ? `${baseGhz}–${boostGhz} GHz` : `${baseGhz} GHz`,
        `${tdpWatts} W`,
      ];
    }
    case "graphics-cards": {
      const { vramGb, memoryType, tdpWatts, lengthMm, powerConnectors } = component.specs;
      return [`${vramGb} GB ${memoryType}`, `${tdpWatts} W`, `${lengthMm} mm`, powerConnectors.join(" + ")].filter(
        Boolean,
      );
    }
    case "motherboards": {
      const { socket, chipset, formFactor, ramType, ramSlots } = component.specs;
      return [socket, chipset, formFactor, `${ramSlots} × ${ramType}`];
    }
    case "ram": {
      const { type, capacityGb, modules, speedMts, cl } = component.specs;
      return [`${modules} × ${capacityGb / modules} GB`, `${type}-${speedMts}`, ...(cl === null ? [] : [`CL${cl}`])];
    }
    case "ssd": {
      const { capacityGb, interface: bus, formFactor, healthPercent } = component.specs;
      return [
        capacityLabel(capacityGb),
        bus,
        formFactor,
        ...(healthPercent === null ? [] : [`SMART ${healthPercent} %`]),
      ];
    }
    case "hdd": {
      const { capacityGb, rpm, formFactor, powerOnHours } = component.specs;
      return [
        capacityLabel(capacityGb),
        `${rpm} rpm`,
        formFactor,
        ...(powerOnHours === null ? [] : [`${powerOnHours} h`]),
      ];
    }
    case "power-supplies": {
      const { watts, efficiency, formFactor } = component.specs;
      return [`${watts} W`, ...(efficiency === null ? [] : [efficiency]), formFactor];
    }
    case "cases": {
      const { boards, maxGpuLengthMm, maxCoolerHeightMm } = component.specs;
      return [
        boards.join(", "),
        `GPU ≤ ${maxGpuLengthMm} mm`,
        ...(maxCoolerHeightMm === null ? [] : [`CPU ≤ ${maxCoolerHeightMm} mm`]),
      ];
    }
    case "coolers": {
      const { heightMm, radiatorMm, sockets } = component.specs;
      const size = radiatorMm === null ? heightMm : radiatorMm;
      return [...(size === null ? [] : [`${size} mm`]), sockets.join(", ")];
    }
  }
}
